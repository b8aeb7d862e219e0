import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { wrongWithTickets } from '@stagedoor/rules/money/charge-limits';
import type { ChargeLimits } from '@stagedoor/rules/money/charge-limits';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { billLine, billTotals, lineOffer } from '../orders/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CheckedWish } from './check-wishes.ts';

interface Charging {
  limits: ChargeLimits;
  currency: Currency;
  deliveryMethods: readonly DeliveryMethod[];
}

/** GATE-01: what no card could be charged is said where quantities are chosen, before anything is held. */
export function requireChargeableTickets(
  wishes: readonly CheckedWish[],
  { limits, currency, deliveryMethods }: Charging,
): void {
  const lines = wishes.map(({ level, quantity }) => billLine(lineOffer(level), quantity, currency));
  const { totalCents } = billTotals(lines, undefined, currency);
  const mayGrow = deliveryMethods.some(({ active, priceCents = 0 }) => active && priceCents > 0);
  const message = wrongWithTickets(totalCents, limits, { currency, mayGrow });
  if (message !== undefined) refuse('SUM_NOT_CHARGED', { message });
}
