/** Prices of a whole leg, changed together. */
import { fieldErrors } from '../forms/field-errors.ts';
import { legPriceMessages } from '../messages/leg-prices.ts';
import type { Currency } from '../money/currencies.ts';
import { centsTimesFraction } from '../money/money.ts';

export const priceChangeWays = ['amount', 'percent', 'to'] as const;

export interface PriceChange {
  /** By so many cents, by so many percent, or to so many cents; the first two may be less than nothing. */
  way: (typeof priceChangeWays)[number];
  value: number;
}

const HUNDRED = 100;

export const wrongWithPriceChange = ({ way, value }: PriceChange) =>
  fieldErrors({ value: way !== 'percent' && !Number.isInteger(value) && legPriceMessages.wholeCents });

/** Half a step up, as taxes are; below nothing where too much is taken off, which nobody can publish. */
export function changedPrice(cents: number, { way, value }: PriceChange, currency: Currency): number {
  if (way === 'to') return value;
  if (way === 'amount') return cents + value;
  const part = centsTimesFraction(cents, Math.abs(value) / HUNDRED, currency);
  return value < 0 ? cents - part : cents + part;
}
