import { expect, test } from 'vitest';
import { changedPrice, wrongWithPriceChange } from './price-change.ts';

test.each([
  ['amount', 500, 8500, 9000],
  ['amount', -9000, 8500, -500],
  ['percent', 10, 8500, 9350],
  ['percent', -10, 8500, 7650],
  ['percent', 2.5, 8333, 8541],
  ['to', 7000, 8500, 7000],
] as const)('[PROG-03] a price is changed by %s %d: %d becomes %d', (way, value, cents, becomes) => {
  expect(changedPrice(cents, { way, value }, 'USD')).toBe(becomes);
});

test('[PROG-03] [MONEY-01] by percent it stays in steps of its currency', () => {
  expect(changedPrice(5000, { way: 'percent', value: 7.77 }, 'JPY')).toBe(5389);
});

test('[PROG-03] an amount is in whole cents, a share may have places', () => {
  expect(wrongWithPriceChange({ way: 'amount', value: 0.5 })).toEqual({ value: expect.any(String) });
  expect(wrongWithPriceChange({ way: 'to', value: 99.5 })).toEqual({ value: expect.any(String) });
  expect(wrongWithPriceChange({ way: 'percent', value: 2.5 })).toEqual({});
  expect(wrongWithPriceChange({ way: 'to', value: 100 })).toEqual({});
});
