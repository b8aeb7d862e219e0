import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { wrongWithTickets } from '@stagedoor/rules/money/charge-limits';
import type { ChargeLimits } from '@stagedoor/rules/money/charge-limits';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { HeldCode } from '../codes/index.ts';
import { billTotals, lineOffer } from '../orders/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import { billOffers } from './cart-prices.ts';
import type { CheckedWish } from './check-wishes.ts';

interface Charging {
  limits: ChargeLimits;
  currency: Currency;
  deliveryMethods: readonly DeliveryMethod[];
  /** It may make it too little. */
  code: HeldCode | null;
}

/** GATE-01: what no card could be charged is said where quantities are chosen, before anything is held. */
export function requireChargeableTickets(
  wishes: readonly CheckedWish[],
  { limits, currency, deliveryMethods, code }: Charging,
): void {
  const wanted = wishes.map(({ level, quantity }) => ({ offer: lineOffer(level), quantity }));
  const lines = billOffers(wanted, { code, currency });
  const { totalCents } = billTotals(lines, undefined, currency);
  const mayGrow = deliveryMethods.some(({ active, priceCents = 0 }) => active && priceCents > 0);
  const message = wrongWithTickets(totalCents, limits, { currency, mayGrow });
  if (message !== undefined) refuse('SUM_NOT_CHARGED', { message });
}
