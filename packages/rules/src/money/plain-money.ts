import { currencyFacts, unitsOf } from './currencies.ts';
import type { Currency } from './currencies.ts';

/** For programs and spreadsheets, which add it up: `1234.50`, `5000` yen, `12.340` dinars. */
export const plainMoney = (amount: number, currency: Currency): string =>
  (amount / unitsOf(currency)).toFixed(currencyFacts(currency).decimals);
