import { expect, test } from 'vitest';
import { pricesBeyond } from '../programme/price-limits.ts';
import { wrongWithSum, wrongWithTickets } from './charge-limits.ts';

const limits = { smallest: 50, largest: 99_999_999 };

test('[GATE-01] [MONEY-02] a sum below or above what a card can be charged is told; what is free is not charged', () => {
  expect([0, 50, 99_999_999].map((cents) => wrongWithSum(cents, limits, 'EUR'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(wrongWithSum(49, limits, 'EUR')).toBe('No card can be charged less than €0.50.');
  expect(wrongWithSum(100_000_000, limits, 'USD')).toBe('No card can be charged more than $999,999.99.');
  expect(wrongWithSum(30, { ...limits, smallest: 30 }, 'GBP')).toBeUndefined();
});

test('[GATE-01] [MONEY-02] a price is refused where it is typed, with its fees: they are charged together', () => {
  const level = (price: number, fees: number[] = []) => ({
    id: price,
    price,
    fees: fees.map((value) => ({ value })),
  });
  const items = [{ levels: [level(0), level(40), level(40, [10]), level(100_000_000)] }];
  const outlets = [{ events: [{ items: [] }, { items }] }];
  expect(pricesBeyond({ currency: 'EUR', outlets }, limits)).toEqual([
    {
      path: ['outlets', 0, 'events', 1, 'items', 0, 'levels', 1, 'price'],
      message: 'No card can be charged less than €0.50.',
    },
    {
      path: ['outlets', 0, 'events', 1, 'items', 0, 'levels', 3, 'price'],
      message: 'No card can be charged more than €999,999.99.',
    },
  ]);
});

test('[GATE-01] [MONEY-02] tickets that a way of delivery may add to are not too cheap yet, and may be too dear', () => {
  const told = (cents: number, mayGrow: boolean) =>
    wrongWithTickets(cents, limits, { currency: 'EUR', mayGrow });
  expect([told(49, true), told(49, false), told(0, false)]).toEqual([
    undefined,
    'No card can be charged less than €0.50.',
    undefined,
  ]);
  expect(told(100_000_000, true)).toBe('No card can be charged more than €999,999.99.');
});
