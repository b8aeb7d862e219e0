import { expect, test } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import { drawEntries } from './draw.ts';
import { resultsOf } from './results-of.ts';
import { portableSha256 } from './sha256.ts';
import { entryOf, inputOf, inventory, lineOf, rules } from './testing/small-world.ts';
import type { Anything } from './testing/tamper.ts';

const one = entryOf('a', [lineOf(1, 2, true), lineOf(4, 2)]);

const wrongEntries: [string, Anything][] = [
  ['entries[1].entry.id is the id of another entry', one],
  ['entries[1].salt is missing', { entry: one.entry }],
  ['entries[1].salt is not lower-case hex of 32 bytes', { ...one, salt: 'AB'.repeat(32) }],
  ['entries[1].extra is not a key', { ...one, extra: 1 }],
  ['entries[1] is not an object', null],
  ['entry.id is not lower-case hex of 16 bytes', entryOf('b', [], { id: 'G'.repeat(32) })],
  [
    'entry.household is not the id, and the rules draw no households',
    entryOf('b', [], { household: 'c'.repeat(32) }),
  ],
  ['entry.priority names the event 9', entryOf('b', [], { priority: 9 })],
  [
    'entry.priority is set, but the entry is not eligible',
    entryOf('b', [], { eligible: false, priority: 1 }),
  ],
  ['entry.lines is not empty, but', entryOf('b', [lineOf(1, 1)], { eligible: false })],
  ['entry.lines[1] names the level 1 twice', entryOf('b', [lineOf(1, 1), lineOf(1, 2)])],
  ['entry.lines[1] is out of the rules', entryOf('b', [lineOf(2, 1), lineOf(1, 1)])],
  ['entry.lines[0].quantity is below 1', entryOf('b', [lineOf(1, 0)])],
  ['entry.lines[0].level names 7, which the rules do not', entryOf('b', [{ ...lineOf(1, 1), level: 7 }])],
  ['entry.lines[0].item is not 1', entryOf('b', [{ ...lineOf(1, 1), item: 2 }])],
  ['entry.lines[0].event is not 1', entryOf('b', [{ ...lineOf(1, 1), event: 2 }])],
  ['entry.lines[0].alternates is true for an add-on', entryOf('b', [lineOf(4, 2, true)])],
  [
    'entry.lines[0].alternates is missing',
    entryOf('b', [{ event: 1, item: 1, level: 1, quantity: 1 } as Anything]),
  ],
];

test.each(wrongEntries)('[DRAW-02] “%s” is said of a list that is not as the format says', (words, entry) => {
  expect(() => drawEntries(inputOf([one, entry]))).toThrow(words);
});

test('[DRAW-02] a household of an entry that is not eligible is its own', () => {
  const stranger = entryOf('b', [], { eligible: false, household: 'c'.repeat(32) });
  const input = inputOf([stranger], { rules: { ...rules, households: true } });
  expect(() => drawEntries(input)).toThrow('household is not the id of an entry that is not eligible');
});

const digits = { ...rules, publicInput: { kind: 'digits', source: 'Pick 4', count: 12 } as const };

const beacon = {
  kind: 'drand',
  chain: 'ab'.repeat(32),
  publicKey: 'cd'.repeat(48),
  scheme: 'bls',
  genesis: 100,
  period: 30,
  round: 7,
} as const;
const byBeacon = { ...rules, publicInput: beacon };
const signature = '5e'.repeat(48);
const pulse = {
  kind: 'drand',
  round: 7,
  signature,
  randomness: toHex(portableSha256.hash(fromHex(signature))),
};

const wrongReveals: [string, Anything][] = [
  ['publicNumber.round is not the round 7', { rules: byBeacon, publicNumber: { ...pulse, round: 8 } }],
  [
    'publicNumber.randomness is not the hash of its signature',
    { rules: byBeacon, publicNumber: { ...pulse, randomness: 'ab'.repeat(32) } },
  ],
  ['publicNumber.kind is none, the rules name drand', { rules: byBeacon }],
  ['publicNumber.note is not a key', { rules: byBeacon, publicNumber: { ...pulse, note: 1 } }],
  ['inventory[1] is not an object', { inventory: [inventory[0], null] }],
  ['inventory[0].price is not a key', { inventory: [{ level: 1, count: 1, price: 1 }] }],
  ['secret is not lower-case hex of 32 bytes', { secret: '5e' }],
  ['inventory is not an array', { inventory: {} }],
  ['inventory lacks the level 5', { inventory: inventory.slice(0, -1) }],
  ['inventory[1].level names 1 twice', { inventory: [inventory[0], ...inventory] }],
  ['inventory[1].level is out of order', { inventory: inventory.toReversed() }],
  [
    'inventory[5].level names 6, which the rules do not',
    { inventory: [...inventory, { level: 6, count: 1 }] },
  ],
  ['inventory[0].count is not a whole number', { inventory: [{ level: 1, count: 0.5 }] }],
  ['publicNumber.kind is digits, the rules name none', { publicNumber: { kind: 'digits', value: '1' } }],
  ['publicNumber.value is not 12', { rules: digits, publicNumber: { kind: 'digits', value: '1234567890' } }],
  [
    'publicNumber.value is not 12',
    { rules: digits, publicNumber: { kind: 'digits', value: '12345678901x' } },
  ],
  ['publicNumber.kind is not none, digits, drand', { publicNumber: { kind: 'coin' } }],
];

test.each(wrongReveals)('[DRAW-03] “%s” is said of a reveal that does not fit', (words, more) => {
  expect(() => drawEntries(inputOf([one], more))).toThrow(words);
});

test('[DRAW-03] the pulse that the rules named is taken, and another number draws otherwise', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => entryOf(digit, [lineOf(1, 1)]));
  const orderBy = (more: Anything) => [...drawEntries(inputOf(entries, more)).order];
  const drawn = orderBy({ rules: byBeacon, publicNumber: pulse });
  expect(drawn.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  const others = ['00', '11', '22'].map((byte) => {
    const other = byte.repeat(48);
    const randomness = toHex(portableSha256.hash(fromHex(other)));
    return orderBy({ rules: byBeacon, publicNumber: { ...pulse, signature: other, randomness } });
  });
  expect(others.filter((order) => order.join() !== drawn.join())).not.toEqual([]);
});

test('[DRAW-03] a draw without entries or without inventory is a draw', () => {
  const nobody = drawEntries(inputOf([]));
  expect(nobody.order).toHaveLength(0);
  const nothing = drawEntries(
    inputOf([one], { inventory: inventory.map(({ level }) => ({ level, count: 0 })) }),
  );
  expect(resultsOf(nothing.board, 0).map(({ reason }) => reason)).toEqual(['sold-out', 'no-ticket']);
});
