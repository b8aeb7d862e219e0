import type { Series } from '@stagedoor/contract/entities/series';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { installmentSchedule } from '@stagedoor/rules/plans/installments';
import type { Installment } from '@stagedoor/rules/plans/installments';
import { arePlanRulesComplete, offersPlan } from '@stagedoor/rules/plans/payment-plan';
import { planSeriesOf } from '@stagedoor/rules/plans/plan-series';

/** The three installments of a total, which is without the plan fee; none where the series offers no plan. */
export function planSchedule(series: Series, totalCents: number, currency: Currency): Installment[] {
  const { planRules, installmentDates } = planSeriesOf(series);
  if (!offersPlan(planSeriesOf(series)) || !arePlanRulesComplete(planRules)) return [];
  return installmentSchedule(totalCents, planRules, installmentDates as string[], currency);
}
