// Amounts as Authorize.Net writes them: of the whole unit, with the currency's own decimals.
import { DEFAULT_CURRENCY, isCurrency, unitsOf } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import type { Json } from './ask.ts';

/** Dollars are what an account means that says nothing. */
export const writeAmount = (cents: number, currency: Currency): Json => ({
  amount: plainMoney(cents, currency),
  ...(currency !== DEFAULT_CURRENCY && { currencyCode: currency }),
});

/** The real gateway tells no currency: it is the account's. */
export function readAmount(
  amount: number | string | undefined,
  told: string | undefined,
  account: Currency,
): { amountCents: number; currency: Currency } {
  const currency = told !== undefined && isCurrency(told) ? told : account;
  return { amountCents: Math.round(Number(amount ?? 0) * unitsOf(currency)), currency };
}
