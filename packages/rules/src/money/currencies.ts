// MONEY-01, MONEY-02: what a seller may be paid in. Amounts are whole numbers of the smallest unit everywhere, whatever a
// name says of cents.

import { keysOf } from '../values/keys-of.ts';

interface CurrencyFacts {
  /** ISO 4217's: how many digits stand behind the point. */
  decimals: 0 | 2 | 3;
  /** Gateways take no amount between two of these: a dinar's last digit is 0. */
  step: 1 | 10;
}

const currencyTable = {
  USD: { decimals: 2, step: 1 },
  CAD: { decimals: 2, step: 1 },
  EUR: { decimals: 2, step: 1 },
  GBP: { decimals: 2, step: 1 },
  JPY: { decimals: 0, step: 1 },
  KWD: { decimals: 3, step: 10 },
} as const satisfies Record<string, CurrencyFacts>;

export type Currency = keyof typeof currencyTable;

/** PROD-10: where nobody says otherwise. */
export const DEFAULT_CURRENCY: Currency = 'USD';

export const currencies: readonly Currency[] = keysOf(currencyTable);

/** The usual one first. */
export const allCurrencies: readonly [Currency, ...Currency[]] = [
  DEFAULT_CURRENCY,
  ...currencies.filter((each) => each !== DEFAULT_CURRENCY),
];

export const isCurrency = (text: string): text is Currency => Object.hasOwn(currencyTable, text);

export const currencyFacts = (currency: Currency): CurrencyFacts => currencyTable[currency];

/** How many of the smallest unit are one of the whole: 100 cents are a dollar, a yen is one yen. */
export const unitsOf = (currency: Currency): number => 10 ** currencyTable[currency].decimals;
