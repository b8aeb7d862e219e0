import type { Series } from '@stagedoor/contract/entities/series';
import type { PlanSeries } from '@stagedoor/rules/payment-plan';

/** A series as the rules of the payment plan see it. */
export const planSeries = (series: Series): PlanSeries => ({
  visibleDate: series.visibleDate,
  openDate: series.openDate,
  closedDate: series.closedDate,
  offersPlan: series.offersPaymentPlan,
  planRules: series.paymentPlanRules,
  installmentDates: [series.installment1Day, series.installment2Day, series.installment3Day],
});
