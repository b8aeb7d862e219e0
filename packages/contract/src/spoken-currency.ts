// Amounts travel as numbers of the whole unit, as the documents have it for dollars; a question and its answer speak of
// one outlet, and so of one currency, which a header names. Codecs know nothing but the value before them: whoever reads
// or writes a whole message says around it in which currency it speaks.
import { DEFAULT_CURRENCY, isCurrency, unitsOf } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';

/** Missing where it is dollars. */
export const CURRENCY_HEADER = 'x-currency';

/** Letters that this program does not know are a mistake of whoever sent them, and must not be read as dollars. */
export function currencyIn(header: string | null | undefined): Currency {
  if (header === null || header === undefined) return DEFAULT_CURRENCY;
  if (!isCurrency(header)) throw new Error(`${header} is no currency that is known here`);
  return header;
}

let spoken: Currency = DEFAULT_CURRENCY;

/** Encoding and decoding never wait, so nobody else comes in between. */
export function inCurrency<T>(currency: Currency, work: () => T): T {
  const before = spoken;
  spoken = currency;
  try {
    return work();
  } finally {
    spoken = before;
  }
}

export const spokenUnits = (): number => unitsOf(spoken);
