import { expect, test } from 'vitest';
import { centsTimesFraction, centsTimesPpm, centsToDollars, dollarsToCents, formatUsd } from './money.ts';

test('[PROD-10] [CONST-12] money is USD in en-US format', () => {
  expect(formatUsd(4850)).toBe('$48.50');
  expect(formatUsd(123456789)).toBe('$1,234,567.89');
  expect(formatUsd(0)).toBe('$0.00');
  expect(formatUsd(-0)).toBe('$0.00');
  expect(formatUsd(-500)).toBe('-$5.00');
});

test('dollars become whole cents exactly', () => {
  expect([8.2, 0.29, 1.1, 48.5, 0, -3.3].map(dollarsToCents)).toEqual([820, 29, 110, 4850, 0, -330]);
  expect(() => dollarsToCents(1.005)).toThrow(RangeError);
  expect(() => dollarsToCents(Number.NaN)).toThrow(RangeError);
  expect(dollarsToCents(-0)).toBe(0);
  expect(centsToDollars(4850)).toBe(48.5);
});

test('a share of an amount is rounded half up to the cent', () => {
  expect(centsTimesFraction(50000, 0.34)).toBe(17000);
  expect(centsTimesFraction(10001, 0.34)).toBe(3400);
  expect(centsTimesFraction(1005, 0.5)).toBe(503);
  expect(centsTimesFraction(100, 0.285)).toBe(29);
  expect(centsTimesPpm(1000, 88_750)).toBe(89);
});
