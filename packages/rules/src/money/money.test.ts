import { expect, test } from 'vitest';
import { centsTimesFraction, centsTimesPpm, formatUsd } from './money.ts';

test('[PROD-10] [CONST-12] money is USD in en-US format', () => {
  expect(formatUsd(4850)).toBe('$48.50');
  expect(formatUsd(123456789)).toBe('$1,234,567.89');
  expect(formatUsd(0)).toBe('$0.00');
  expect(formatUsd(-0)).toBe('$0.00');
  expect(formatUsd(-500)).toBe('-$5.00');
});

test('a share of an amount is rounded half up to the cent', () => {
  expect(centsTimesFraction(50000, 0.34)).toBe(17000);
  expect(centsTimesFraction(10001, 0.34)).toBe(3400);
  expect(centsTimesFraction(1005, 0.5)).toBe(503);
  expect(centsTimesFraction(100, 0.285)).toBe(29);
  expect(centsTimesPpm(1000, 88_750)).toBe(89);
});
