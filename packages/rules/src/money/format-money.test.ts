import { expect, test } from 'vitest';
import { currencies, currencyFacts, isCurrency } from './currencies.ts';
import { formatMoney } from './format-money.ts';
import { moneyHead } from './money-head.ts';
import { plainMoney } from './plain-money.ts';

test('[MONEY-02] an amount is shown with the decimals of its currency, and in its sign', () => {
  expect(formatMoney(4850, 'USD')).toBe('$48.50');
  expect(formatMoney(4850, 'CAD')).toBe('CA$48.50');
  expect(formatMoney(4850, 'EUR')).toBe('€48.50');
  expect(formatMoney(-4850, 'GBP')).toBe('-£48.50');
  expect(formatMoney(4850, 'JPY')).toBe('¥4,850');
  expect(formatMoney(4850, 'KWD')).toBe('KWD\u00A04.850');
});

test('[MONEY-02] programs and spreadsheets get the plain number', () => {
  expect([123_450, 5, -100].map((cents) => plainMoney(cents, 'USD'))).toEqual(['1234.50', '0.05', '-1.00']);
  expect(plainMoney(4850, 'JPY')).toBe('4850');
  expect(plainMoney(12_340, 'KWD')).toBe('12.340');
});

test('[MONEY-02] our decimals are those of the platform', () => {
  const known = currencies.map((currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return [currency, maximumFractionDigits];
  });
  expect(known).toEqual(currencies.map((currency) => [currency, currencyFacts(currency).decimals]));
  expect(known.length).toBeGreaterThan(5);
});

test('[MONEY-01] a column of plain amounts names its currency, unless it is dollars as ever', () => {
  expect([moneyHead('Total', 'USD'), moneyHead('Total', 'JPY')]).toEqual(['Total', 'Total (JPY)']);
  expect([isCurrency('EUR'), isCurrency('eur'), isCurrency('toString')]).toEqual([true, false, false]);
});
