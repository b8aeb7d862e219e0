/** PROG-05: what a fan who asks for so many tickets would pay, when, and what happens at the edges of the plan. */
import type { Currency } from '../money/currencies.ts';
import type { OrderTotals } from '../orders/order-totals.ts';
import { requestAmounts, requestTotals } from '../requests/request-totals.ts';
import { installmentAmounts } from './installments.ts';
import { arePlanRulesComplete } from './payment-plan.ts';
import type { PlanRules } from './payment-plan.ts';

export interface FanAsks {
  tickets: number;
  /** With fees. */
  eachCents: number;
  /** 8.875 % is 88750. */
  taxPpm: number;
  taxesIncluded: boolean;
  deliveryCents: number;
  currency: Currency;
}

export interface FanSums {
  /** Without the plan. */
  totals: OrderTotals;
  /** The three amounts of the plan; nothing where it is not offered for so much. */
  plan: { amounts: number[]; totalCents: number } | undefined;
}

type TypedRules = { [Name in keyof PlanRules]?: PlanRules[Name] | undefined };

const totalsOf = (fan: FanAsks, planFeeCents?: number): OrderTotals =>
  requestTotals(
    [
      {
        quantity: fan.tickets,
        priceCents: fan.eachCents,
        fees: [],
        ...(fan.taxesIncluded ? { includedPpm: fan.taxPpm } : { taxPpm: fan.taxPpm }),
      },
    ],
    {
      currency: fan.currency,
      deliveryPriceCents: fan.deliveryCents,
      plan: planFeeCents === undefined ? null : { feeCents: planFeeCents },
    },
  );

/** Rules that are still being typed offer nothing yet. */
export function fanSums(fan: FanAsks, rules: TypedRules | undefined): FanSums {
  const totals = totalsOf(fan);
  if (!arePlanRulesComplete(rules) || totals.totalCents < rules.eligibilityMinimumCents)
    return { totals, plan: undefined };
  const onPlan = totalsOf(fan, rules.feeCents);
  const amounts = requestAmounts(onPlan, rules, fan.currency);
  return { totals, plan: { amounts, totalCents: onPlan.totalCents } };
}

export interface PlanEdges {
  /** The most tickets for which the plan is not offered, and what they cost; none where one is enough. */
  below: { tickets: number; totalCents: number } | undefined;
  /** How the smallest total on the plan is split. */
  least: number[];
}

const MOST_TICKETS = 20;

export function planEdges(fan: FanAsks, rules: TypedRules | undefined): PlanEdges | undefined {
  if (!arePlanRulesComplete(rules)) return undefined;
  const counts = Array.from({ length: MOST_TICKETS }, (_, index) => MOST_TICKETS - index);
  const tooFew = counts
    .map((tickets) => ({ tickets, totalCents: totalsOf({ ...fan, tickets }).totalCents }))
    .find(({ totalCents }) => totalCents < rules.eligibilityMinimumCents);
  return { below: tooFew, least: installmentAmounts(rules.eligibilityMinimumCents, rules, fan.currency) };
}
