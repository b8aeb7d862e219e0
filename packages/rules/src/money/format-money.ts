import { locale } from '../language/locale.ts';
import type { Currency } from './currencies.ts';
import { unitsOf } from './currencies.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: Currency): Intl.NumberFormat {
  const name = `${locale()} ${currency}`;
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(locale(), { style: 'currency', currency });
  formats.set(name, made);
  return made;
}

/**
 * Money is whole smallest units in the code and text in the reader's language on the page, with the currency's own
 * decimals. Its blanks break no line, and are the same in every engine.
 */
export const formatMoney = (amount: number, currency: Currency): string =>
  formatOf(currency)
    .format((amount || 0) / unitsOf(currency))
    .replaceAll(/\s/gu, '\u00A0');
