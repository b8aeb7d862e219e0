import { expect, test } from 'vitest';
import { compareBooks } from './compare-books.ts';

const nobody = new Set<string>();

test('[OPS-28] equal books have no differences, whatever their order', () => {
  const ours = [
    { ref: 'A', cents: 100 },
    { ref: 'A', cents: -100 },
    { ref: 'B', cents: 250 },
  ];
  const theirs = [
    { ref: 'B', cents: 250 },
    { ref: 'A', cents: 0 },
  ];
  expect(compareBooks(ours, theirs, nobody)).toEqual([]);
});

test('[OPS-28] one cent, a missing charge and a charge too many are all found', () => {
  const ours = [
    { ref: 'A', cents: 100 },
    { ref: 'B', cents: 50 },
  ];
  const theirs = [
    { ref: 'A', cents: 101 },
    { ref: 'C', cents: 70 },
  ];
  expect(compareBooks(ours, theirs, nobody)).toEqual([
    { ref: 'A', ourCents: 100, gatewayCents: 101 },
    { ref: 'B', ourCents: 50, gatewayCents: 0 },
    { ref: 'C', ourCents: 0, gatewayCents: 70 },
  ]);
});

test('what waits for its answer is no difference yet', () => {
  expect(compareBooks([], [{ ref: 'A', cents: 100 }], new Set(['A']))).toEqual([]);
});
