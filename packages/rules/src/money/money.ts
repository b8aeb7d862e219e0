import { currencyFacts } from './currencies.ts';
import type { Currency } from './currencies.ts';

const MILLION = 1_000_000;

/**
 * Multiplies by a rate in parts per million, half up to the step of the currency, without the errors of binary fractions:
 * the one way in which a share of an amount is rounded.
 */
export function centsTimesPpm(cents: number, ppm: number, currency: Currency): number {
  const { step } = currencyFacts(currency);
  const unit = MILLION * step;
  const scaled = cents * ppm + unit / 2;
  return ((scaled - (((scaled % unit) + unit) % unit)) / unit) * step;
}

/** Down to the last step before it. */
export function downToStep(cents: number, currency: Currency): number {
  const { step } = currencyFacts(currency);
  return Math.floor(cents / step) * step;
}

/** Multiplies by a decimal fraction of up to six places, such as 0.34. */
export const centsTimesFraction = (cents: number, fraction: number, currency: Currency): number =>
  centsTimesPpm(cents, Math.round(fraction * MILLION), currency);
