// MONEY-03: nothing is summed over two currencies. Whatever may hold several is summed up here.
import { DEFAULT_CURRENCY } from './currencies.ts';
import type { Currency } from './currencies.ts';
import { formatMoney } from './format-money.ts';

export interface Amount {
  cents: number;
  currency: Currency;
}

/** One sum a currency, in the order in which they first come. */
export function sumsByCurrency(amounts: readonly Amount[]): Amount[] {
  const sums = new Map<Currency, number>();
  for (const { cents, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums].map(([currency, cents]) => ({ cents, currency }));
}

/** `$120.00`, or `$120.00 and ¥5,000`. */
export const formatSums = (amounts: readonly Amount[]): string =>
  amounts.length === 0
    ? formatMoney(0, DEFAULT_CURRENCY)
    : sumsByCurrency(amounts)
        .map(({ cents, currency }) => formatMoney(cents, currency))
        .join(' and ');
