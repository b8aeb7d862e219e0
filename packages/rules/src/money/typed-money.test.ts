import { expect, test } from 'vitest';
import { typedMoney } from './typed-money.ts';

test('[WAIT-01] an amount is understood as people write it', () => {
  expect(
    ['80', '$80.00', '80.5', '80,00 €', '1,250.00', ' 80 '].map((text) => typedMoney(text, 'USD')),
  ).toEqual([8000, 8000, 8050, 8000, 125_000, 8000]);
  expect(typedMoney('1,250', 'USD')).toBe(125_000);
  expect(typedMoney('¥8,000', 'JPY')).toBe(8000);
});

test('[WAIT-01] what is no amount is none', () => {
  expect(['', 'eighty', '80.123', '8000000', '1.2.3'].map((text) => typedMoney(text, 'USD'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(typedMoney('80.5', 'JPY')).toBeUndefined();
});
