import { expect, test } from 'vitest';
import { drawEntries } from './draw.ts';
import type { LineResult } from './outcome.ts';
import { applyOverride, readOverride } from './override.ts';
import { OverrideLines } from './override-lines.ts';
import { resultsOf } from './results-of.ts';
import { portableSha256 } from './sha256.ts';
import { entryOf, inputOf, inventory, lineOf, rules } from './testing/small-world.ts';
import { wrongsOf } from './testing/holdings.ts';
import type { Anything } from './testing/tamper.ts';

// One has two of the dear level with two of the add-on and was denied at the other event by the cap; the other has four
// of the cheap level and cannot have an alternate.
const one = entryOf('a', [lineOf(1, 2, true), lineOf(2, 2), lineOf(4, 2), lineOf(5, 1)]);
const other = entryOf('b', [lineOf(2, 4)]);
const draw = drawEntries(inputOf([one, other], { inventory: inventory.with(1, { level: 2, count: 6 }) }));

function results(of: typeof one, board = draw.board): LineResult[] {
  return resultsOf(board, draw.roll.find(of.entry.id)!);
}

function override(of: typeof one, ...changes: [number, Partial<LineResult>][]): Anything {
  const after = results(of);
  for (const [line, change] of changes)
    after[line] = { ...after[line]!, result: 'override', reason: null, ...change };
  return { entry: of.entry.id, code: 'mistake', at: 1, after };
}

const strike = { result: 'denied', reason: 'override', quantity: 0 } as const;

test('the draw is the one that these tests are about', () => {
  expect(results(one).map(({ level, quantity, reason }) => [level, quantity, reason])).toEqual([
    [1, 2, null],
    [2, 2, null],
    [4, 2, null],
    [5, 0, 'cap'],
  ]);
  expect(results(other).map(({ level, quantity }) => [level, quantity])).toEqual([[2, 4]]);
});

const refused: [string, Anything][] = [
  ['entry cccc', { ...override(one, [0, strike]), entry: 'c'.repeat(32) }],
  ['after has 0 lines, not 4', { ...override(one), after: [] }],
  ['after changes no line', override(one)],
  ['after[0] changes neither level nor quantity', override(one, [0, {}])],
  ['after[0] is not the line', override(one, [0, { asked: { level: 1, quantity: 3 } }])],
  ['after[0] is not the line', override(one, [0, { event: 2 }])],
  ['after[0] is changed, so its result is', override(one, [0, { quantity: 1, result: 'partial' }])],
  ['after[0] is changed, so its result is', override(one, [0, { quantity: 1, reason: 'override' }])],
  ['after[0].level is not the one that was asked', override(one, [0, { ...strike, level: 2 }])],
  ['after[0].quantity is not 0', override(one, [0, { ...strike, quantity: 1 }])],
  ['after[0].level is none of the rules', override(one, [0, { level: 99, quantity: 1 }])],
  ['after[0].level is of another item', override(one, [0, { level: 5, quantity: 1 }])],
  ['after[0].level is no alternate', override(one, [0, { level: 3, quantity: 1 }])],
  ['after[0].level is no alternate', override(other, [0, { level: 3, quantity: 1 }])],
  ['after[0].level is dearer', override(other, [0, { level: 1, quantity: 1 }])],
  ['after[0].quantity is not valid', override(one, [0, { quantity: 0 }])],
  ['after[0].quantity is more than was asked', override(one, [0, { quantity: 3 }])],
  ['after[3].quantity is above the caps', override(one, [3, { quantity: 1 }])],
  ['after[2].quantity is not what was asked', override(one, [2, { quantity: 1 }])],
  ['after[2] is an add-on without a ticket', override(one, [0, strike], [1, strike])],
  ['after[0].result is not', override(one, [0, { result: 'gift' as 'full' }])],
  ['code is not mistake, operator, artist', { ...override(one, [0, strike]), code: 'friend' }],
  ['at is not a whole number', { ...override(one, [0, strike]), at: null }],
  ['note is not a key', { ...override(one, [0, strike]), note: 'a friend' }],
];

test.each(refused)(
  '[DRAW-11] “%s” is said of an override that is refused, and nothing changes',
  (words, value) => {
    const board = draw.board.copy();
    expect(() => applyOverride(board, readOverride(value, ''))).toThrow(words);
    expect([results(one, board), results(other, board)]).toEqual([results(one), results(other)]);
    expect(
      wrongsOf(
        board,
        new Map([
          [1, 3],
          [2, 6],
          [3, 5],
          [4, 2],
          [5, 6],
        ]),
      ),
    ).toEqual([]);
  },
);

test('[DRAW-11] what is refused is named where it stands', () => {
  const wrong = { ...override(one, [0, strike]), after: [null] };
  expect(() => readOverride(wrong)).toThrow('override.after[0] is not an object');
  expect(() => readOverride(wrong, '')).toThrow(/^after\[0\] is not an object/);
});

test('[DRAW-11] an add-on that was asked for in a number that it is not sold in cannot be given', () => {
  const odd = entryOf('a', [lineOf(1, 2), lineOf(4, 1)]);
  const { board } = drawEntries(inputOf([odd]));
  const after = resultsOf(board, 0);
  after[1] = { ...after[1]!, quantity: 1, result: 'override', reason: null };
  const wish = { entry: odd.entry.id, code: 'mistake', at: 1, after } as const;
  expect(() => applyOverride(board, wish)).toThrow('after[1].quantity is not valid at its level');
});

test('[DRAW-11] an override frees first, then takes, within maximum and what is left', () => {
  const board = draw.board.copy();
  const move = override(one, [0, { level: 2, quantity: 1 }], [1, { quantity: 1 }]);
  expect(applyOverride(board, readOverride(move))).toEqual(results(one));
  expect(results(one, board).slice(0, 2)).toMatchObject([
    { level: 2, quantity: 1, result: 'override', reason: null },
    { level: 2, quantity: 1, result: 'override', reason: null },
  ]);
  expect([0, 1].map((level) => board.left(level))).toEqual([3, 0]);
});

test('[DRAW-11] all lines of an entry together stay within the maximum of a level', () => {
  const uncapped = { ...rules, caps: { tickets: null, ticketsPerEvent: null, events: null } };
  const both = entryOf('a', [lineOf(1, 3, true), lineOf(2, 3)]);
  const plenty = inventory.map(({ level }) => ({ level, count: 9 }));
  const { board } = drawEntries(inputOf([both], { rules: uncapped, inventory: plenty }));
  const after = resultsOf(board, 0);
  after[0] = { ...after[0]!, level: 2, quantity: 2, result: 'override' };
  const wish = { entry: both.entry.id, code: 'mistake', at: 1, after } as const;
  // Three of the cheap level are held already, four are the most.
  expect(() => applyOverride(board, wish)).toThrow("after[0].quantity is above the level's maximum");
  applyOverride(board, { ...wish, after: after.with(0, { ...after[0], quantity: 1 }) });
  expect(resultsOf(board, 0).map(({ level, quantity }) => [level, quantity])).toEqual([
    [2, 1],
    [2, 3],
  ]);
});

test('[DRAW-11] more than is left is refused, wherever the rest went', () => {
  const board = draw.board.copy();
  expect(() => applyOverride(board, readOverride(override(one, [0, { level: 2, quantity: 2 }])))).toThrow(
    'after[0].quantity is above the 0 that are left',
  );
});

test('[DRAW-11] a struck-out show makes room for another under the cap', () => {
  const board = draw.board.copy();
  const swap = override(one, [0, strike], [1, strike], [2, strike], [3, { quantity: 1 }]);
  applyOverride(board, readOverride(swap));
  expect(results(one, board).map(({ quantity }) => quantity)).toEqual([0, 0, 0, 1]);
});

test('[DRAW-11] a line that was denied is struck out once', () => {
  const board = draw.board.copy();
  const { after } = override(one, [3, strike]);
  applyOverride(board, { entry: one.entry.id, code: 'artist', at: 1, after });
  expect(results(one, board)[3]).toMatchObject({ result: 'denied', reason: 'override' });
  expect(() => applyOverride(board, { entry: one.entry.id, code: 'artist', at: 1, after })).toThrow(
    'changes no line',
  );
});

test('[DRAW-11] overrides stand in the order of their times', () => {
  const lines = new OverrideLines(draw.board.copy(), new Uint8Array(), portableSha256);
  lines.add(readOverride({ ...override(one, [0, { quantity: 1 }]), at: 5 }));
  expect(() => lines.add(readOverride({ ...override(other, [0, strike]), at: 4 }))).toThrow('at is before 5');
});
