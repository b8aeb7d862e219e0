import { expect, test } from 'vitest';
import { compareBooks } from './compare-books.ts';

const nobody = new Set<string>();

test('[OPS-28] equal books have no differences, whatever their order', () => {
  const ours = [
    { ref: 'A', cents: 100, currency: 'USD' as const },
    { ref: 'A', cents: -100, currency: 'USD' as const },
    { ref: 'B', cents: 250, currency: 'USD' as const },
  ];
  const theirs = [
    { ref: 'B', cents: 250, currency: 'USD' as const },
    { ref: 'A', cents: 0, currency: 'USD' as const },
  ];
  expect(compareBooks(ours, theirs, nobody)).toEqual([]);
});

test('[OPS-28] one cent, a missing charge and a charge too many are all found', () => {
  const ours = [
    { ref: 'A', cents: 100, currency: 'USD' as const },
    { ref: 'B', cents: 50, currency: 'USD' as const },
  ];
  const theirs = [
    { ref: 'A', cents: 101, currency: 'USD' as const },
    { ref: 'C', cents: 70, currency: 'USD' as const },
  ];
  expect(compareBooks(ours, theirs, nobody)).toEqual([
    { ref: 'A', currency: 'USD', ourCents: 100, gatewayCents: 101 },
    { ref: 'B', currency: 'USD', ourCents: 50, gatewayCents: 0 },
    { ref: 'C', currency: 'USD', ourCents: 0, gatewayCents: 70 },
  ]);
});

test('what waits for its answer is no difference yet', () => {
  expect(compareBooks([], [{ ref: 'A', cents: 100, currency: 'USD' as const }], new Set(['A']))).toEqual([]);
});

test('[MONEY-03] the same number in another currency is another amount', () => {
  const differences = compareBooks(
    [{ ref: 'A', cents: 100, currency: 'USD' }],
    [{ ref: 'A', cents: 100, currency: 'EUR' }],
    nobody,
  );
  expect(differences).toEqual([
    { ref: 'A', currency: 'USD', ourCents: 100, gatewayCents: 0 },
    { ref: 'A', currency: 'EUR', ourCents: 0, gatewayCents: 100 },
  ]);
});
