import { expect, test } from 'vitest';
import { formatSums, sumsByCurrency } from './sums-by-currency.ts';

test('[MONEY-03] nothing is summed over two currencies', () => {
  const amounts = [
    { cents: 500, currency: 'JPY' },
    { cents: 120_00, currency: 'USD' },
    { cents: 250, currency: 'JPY' },
  ] as const;
  expect(sumsByCurrency(amounts)).toEqual([
    { cents: 750, currency: 'JPY' },
    { cents: 120_00, currency: 'USD' },
  ]);
  expect(formatSums(amounts)).toBe('¥750 and $120.00');
  expect(formatSums([])).toBe('$0.00');
});
