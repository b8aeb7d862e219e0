import { lowerPayments } from '../plans/lower-payments.ts';
import type { LoweredPayments } from '../plans/lower-payments.ts';
import { planReturns } from '../plans/plan-returns.ts';
import type { PlannedReturn } from '../plans/plan-returns.ts';

type Open = Parameters<typeof lowerPayments>[0];
type Captures = Parameters<typeof planReturns>[0];

export interface CreditPlan {
  lowered: LoweredPayments;
  returns: PlannedReturn[];
}

/** What a credit does: payments to come are lowered, the last first; the rest goes back, the latest capture first. */
export function creditPlan(open: Open, captures: Captures, creditCents: number): CreditPlan {
  const lowered = lowerPayments(open, creditCents);
  const left = captures.reduce(
    (sum, { amountCents, returningCents }) => sum + amountCents - returningCents,
    0,
  );
  return { lowered, returns: planReturns(captures, Math.min(lowered.restCents, left)) };
}
