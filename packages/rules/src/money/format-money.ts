import type { Currency } from './currencies.ts';
import { unitsOf } from './currencies.ts';

const formats = new Map<Currency, Intl.NumberFormat>();

function formatOf(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, made);
  return made;
}

/** Money is whole smallest units in the code and en-US text on the page, with the currency's own decimals. */
export const formatMoney = (amount: number, currency: Currency): string =>
  formatOf(currency).format((amount || 0) / unitsOf(currency));
