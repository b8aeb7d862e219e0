import type { Currency } from '../money/currencies.ts';
import type { Times } from '../time/times-in.ts';

/** A seller's money and clock: in which amounts and moments are told. */
export interface ToldIn {
  currency: Currency;
  times: Times;
}
