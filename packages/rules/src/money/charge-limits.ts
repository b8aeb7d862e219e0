// GATE-01: what a gateway charges at least and at most, in smallest units.
import { moneyMessages } from '../messages/money.ts';
import type { Currency } from './currencies.ts';
import { formatMoney } from './format-money.ts';

export interface ChargeLimits {
  smallest: number;
  largest: number;
}

/** What to say of a sum that no card can be charged. What is free is not charged at all. */
export function wrongWithSum(
  cents: number,
  { smallest, largest }: ChargeLimits,
  currency: Currency,
): string | undefined {
  if (cents > 0 && cents < smallest) return moneyMessages.tooSmall(formatMoney(smallest, currency));
  if (cents > largest) return moneyMessages.tooLarge(formatMoney(largest, currency));
  return undefined;
}

/** The same of tickets alone, before it is known how they are sent: what may still cost more is not too little yet. */
export const wrongWithTickets = (
  cents: number,
  limits: ChargeLimits,
  { currency, mayGrow }: { currency: Currency; mayGrow: boolean },
): string | undefined => wrongWithSum(cents, mayGrow ? { ...limits, smallest: 0 } : limits, currency);
