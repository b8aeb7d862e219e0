import { expect, test } from 'vitest';
import { drawEntries } from './draw.ts';
import { RunnerUpLog } from './runner-up-log.ts';
import { closingOf } from './testing/closing-of.ts';
import { entryOf, inputOf, lineOf } from './testing/small-world.ts';
import type { Anything } from './testing/tamper.ts';

// One of them has all three of the dear level and the two of the add-on; the other gets nothing and waits.
const inventory = [3, 0, 0, 2, 0].map((count, i) => ({ level: i + 1, count }));
const draw = drawEntries(
  inputOf([entryOf('a', [lineOf(1, 3), lineOf(4, 2)]), entryOf('b', [lineOf(1, 3), lineOf(4, 2)])], {
    inventory,
  }),
);
const [served, waiting] = Array.from(draw.order, (entry) => draw.roll.idOf(entry)) as [string, string];

function newLog(): RunnerUpLog {
  return new RunnerUpLog(closingOf(draw), draw.order);
}

const back = (at: number, line = 0, quantity = 3) => ({ type: 'return', at, entry: served, line, quantity });

function typesOf(lines: readonly string[]): string[] {
  return lines.map((line) => (JSON.parse(line) as Anything).type as string);
}

test('[DRAW-12] what comes back goes to who waits, and the add-on follows when it comes back too', () => {
  const log = newLog();
  log.take(back(10));
  expect(typesOf(log.take({ type: 'walk', at: 20 }))).toEqual(['walk', 'runner-up']);
  log.take(back(30, 1, 2));
  expect(typesOf(log.take({ type: 'walk', at: 20 + 72_000 }))).toEqual(['walk', 'runner-up']);
});

test('[DRAW-12] who came once is served no more, even after a return', () => {
  const log = newLog();
  log.take(back(10));
  log.take({ type: 'pass', at: 10, entry: waiting, line: 0 });
  expect(typesOf(log.take({ type: 'walk', at: 20 }))).toEqual(['walk']);
  log.take({ type: 'added', at: 30, level: 1, count: 9 });
  expect(typesOf(log.take({ type: 'walk', at: 20 + 72_000 }))).toEqual(['walk']);
});

test('[DRAW-12] [AWARD-04] whoever passes all that an entry waits for takes it out of the walks', () => {
  const log = newLog();
  const lines = log.waitingLines(waiting);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) log.take({ type: 'pass', at: 10, entry: waiting, line });
  expect(log.waitingLines(waiting)).toEqual([]);
  expect(log.waitingLines(served)).toEqual([]);
  log.take(back(10));
  expect(typesOf(log.take({ type: 'walk', at: 20 }))).toEqual(['walk']);
});

const refused: [string, Anything][] = [
  ['step.quantity is above the 3 that the line holds', back(1, 0, 4)],
  ['step.quantity is below 1', back(1, 0, 0)],
  ['step.line 2 is not a line of the entry', back(1, 2)],
  ['step.entry cccc', { ...back(1), entry: 'c'.repeat(32) }],
  ['step.quantity is above the 0', { ...back(1), entry: waiting }],
  ['step.level 9 is not in the rules', { type: 'added', at: 1, level: 9, count: 1 }],
  ['step.count is below 1', { type: 'added', at: 1, level: 1, count: 0 }],
  ['step.line 0 waits for nothing', { type: 'pass', at: 1, entry: served, line: 0 }],
  ['step.type is not return, added, pass, walk', { type: 'runner-up', at: 1 }],
  ['step.at is missing', { type: 'walk' }],
  ['step.number is not a key', { type: 'walk', at: 1, number: 1 }],
  ['step.type is not', null],
];

test.each(refused)(
  '[DRAW-12] “%s” is said of a step that is refused, and the log stays as it was',
  (words, step) => {
    const log = newLog();
    const { newestHash } = log;
    expect(() => log.take(step)).toThrow(words);
    expect(log).toMatchObject({ newestHash, length: 0 });
    expect(log.take({ type: 'walk', at: 0 })).toEqual(newLog().take({ type: 'walk', at: 0 }));
  },
);

test('[DRAW-12] time never runs backwards, and a walk comes once a day', () => {
  const log = newLog();
  log.take({ type: 'walk', at: 100 });
  expect(() => log.take(back(99))).toThrow('step.at is before 100');
  expect(() => log.take({ type: 'walk', at: 72_099 })).toThrow('step.at is before 72100, too soon');
  expect(log.take({ type: 'walk', at: 72_100 })).toHaveLength(1);
});

test('[DRAW-12] a line is passed on once', () => {
  const log = newLog();
  const pass = { type: 'pass', at: 1, entry: waiting, line: 1 };
  log.take(pass);
  expect(() => log.take(pass)).toThrow('waits for nothing');
});
