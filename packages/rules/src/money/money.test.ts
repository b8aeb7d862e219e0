import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
import { centsTimesFraction, centsTimesPpm } from './money.ts';

test('[PROD-10] [CONST-12] money is USD in en-US format', () => {
  expect(formatMoney(4850, 'USD')).toBe('$48.50');
  expect(formatMoney(123456789, 'USD')).toBe('$1,234,567.89');
  expect(formatMoney(0, 'USD')).toBe('$0.00');
  expect(formatMoney(-0, 'USD')).toBe('$0.00');
  expect(formatMoney(-500, 'USD')).toBe('-$5.00');
});

test('a share of an amount is rounded half up to the cent', () => {
  expect(centsTimesFraction(50000, 0.34, 'USD')).toBe(17000);
  expect(centsTimesFraction(10001, 0.34, 'USD')).toBe(3400);
  expect(centsTimesFraction(1005, 0.5, 'USD')).toBe(503);
  expect(centsTimesFraction(100, 0.285, 'USD')).toBe(29);
  expect(centsTimesPpm(1000, 88_750, 'USD')).toBe(89);
});
