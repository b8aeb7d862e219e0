/** A series as it travels, as the rules of the payment plan want to see it. */
import type { Moment } from '../time/moment.ts';
import type { PlanRules, PlanSeries } from './payment-plan.ts';

interface TravellingSeries {
  openDate?: Moment | undefined;
  closedDate?: Moment | undefined;
  offersPaymentPlan: boolean;
  paymentPlanRules?: PlanRules | undefined;
  installment1Day?: string | undefined;
  installment2Day?: string | undefined;
  installment3Day?: string | undefined;
}

export const planSeriesOf = (series: TravellingSeries): PlanSeries => ({
  openDate: series.openDate ?? null,
  closedDate: series.closedDate ?? null,
  offersPlan: series.offersPaymentPlan,
  planRules: series.paymentPlanRules ?? null,
  installmentDates: [series.installment1Day, series.installment2Day, series.installment3Day],
});
