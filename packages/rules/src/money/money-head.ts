import { DEFAULT_CURRENCY } from './currencies.ts';
import type { Currency } from './currencies.ts';

/** The head of a column of plain amounts: `Total`, which has always meant dollars, or `Total (JPY)`. */
export const moneyHead = (name: string, currency: Currency): string =>
  currency === DEFAULT_CURRENCY ? name : `${name} (${currency})`;
