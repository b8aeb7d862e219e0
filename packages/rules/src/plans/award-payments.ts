/** How an award is paid: at once, or as the plan says; what is due by now waits for the run that charges it. */
import type { PlanRules } from './payment-plan.ts';
import type { Currency } from '../money/currencies.ts';
import { requestAmounts } from '../requests/request-totals.ts';

export interface AwardPayment {
  sort: number;
  amountCents: number;
  /** `YYYY-MM-DD` */
  dueDay: string;
  isDue: boolean;
}

export interface AwardPlan {
  rules: Omit<PlanRules, 'totalPayments' | 'eligibilityMinimumCents'>;
  /** Of the series, the first one first. */
  days: readonly (string | undefined)[];
}

/** Nothing is asked for where nothing is owed; amounts that came out as nothing are left out. */
export function awardPayments(
  totals: { totalCents: number; planFeeCents: number },
  plan: AwardPlan | null,
  { today, currency }: { today: string; currency: Currency },
): AwardPayment[] {
  return requestAmounts(totals, plan?.rules ?? null, currency).flatMap((amountCents, index) => {
    const day = plan?.days[index] ?? today;
    const dueDay = day < today ? today : day;
    return amountCents > 0 ? [{ sort: index + 1, amountCents, dueDay, isDue: dueDay <= today }] : [];
  });
}
