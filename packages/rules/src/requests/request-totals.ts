/** What a series request can cost at most, and what each card would pay of it. */
import type { Currency } from '../money/currencies.ts';
import { installmentAmounts } from '../plans/installments.ts';
import { orderTotals, type OrderTotals, type PricedLine } from '../orders/order-totals.ts';
import type { PlanRules } from '../plans/payment-plan.ts';
import { shippingCents } from '../delivery/shipping-price.ts';

interface Choices {
  currency: Currency;
  /** Missing until the delivery is known. */
  deliveryPriceCents?: number | null | undefined;
  /** The plan's rules when the customer is on it. */
  plan?: Pick<PlanRules, 'feeCents'> | null | undefined;
  /** How many shows of the series one fan is awarded at most. */
  mostEvents?: number | undefined;
}

interface RequestedLine extends PricedLine {
  /** What it is asked for; lines without one are of the same event. */
  eventKey?: number | string | undefined;
}

const costOf = (lines: readonly PricedLine[], currency: Currency): number =>
  orderTotals({ lines, currency }).totalCents;

/** Of a series that gives each fan so many shows at most, no award costs more than the dearest so many. */
function dearest(
  lines: readonly RequestedLine[],
  { mostEvents, currency }: Choices,
): readonly RequestedLine[] {
  const byEvent = [...Map.groupBy(lines, ({ eventKey }) => eventKey).values()];
  if (mostEvents === undefined || byEvent.length <= mostEvents) return lines;
  return byEvent
    .toSorted((one, other) => costOf(other, currency) - costOf(one, currency))
    .slice(0, mostEvents)
    .flat();
}

/** Every line in full at the level asked for: no award costs more (EVENT-24). */
export const requestTotals = (lines: readonly RequestedLine[], choices: Choices): OrderTotals =>
  orderTotals({
    lines: dearest(lines, choices),
    currency: choices.currency,
    deliveryPriceCents: choices.deliveryPriceCents,
    planFeeCents: choices.plan?.feeCents,
  });

/** The same totals with another delivery or another choice about the plan, while the customer is still choosing. */
export function chooseAgain(
  totals: Pick<OrderTotals, 'ticketsCents' | 'feesCents' | 'taxesCents'>,
  choices: Omit<Choices, 'currency'>,
): OrderTotals {
  const parts = {
    ticketsCents: totals.ticketsCents,
    feesCents: totals.feesCents,
    taxesCents: totals.taxesCents,
    shippingCents: shippingCents(choices.deliveryPriceCents),
    planFeeCents: choices.plan?.feeCents ?? 0,
  };
  return { ...parts, totalCents: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** The total that the plan's minimum is compared with (PLAN-02). */
export const totalWithoutPlanFee = (totals: { totalCents: number; planFeeCents: number }): number =>
  totals.totalCents - totals.planFeeCents;

/** One amount, or the three of the plan; together they are the total. */
export const requestAmounts = (
  totals: { totalCents: number; planFeeCents: number },
  plan: Omit<PlanRules, 'totalPayments' | 'eligibilityMinimumCents'> | null,
  currency: Currency,
): number[] =>
  plan
    ? installmentAmounts(totalWithoutPlanFee(totals), { ...plan, feeCents: totals.planFeeCents }, currency)
    : [totals.totalCents];
