import { expect, test } from 'vitest';
import { changedPrice } from './price-change.ts';

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
