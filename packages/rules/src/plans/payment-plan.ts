/** When a fan request may be paid in three installments. */
import { epochOf, type Moment } from '../time/moment.ts';
import { isSeriesOpen, type SeriesDates } from '../events/series-window.ts';

export const INSTALLMENTS = 3;

export interface PlanRules {
  feeCents: number;
  totalPayments: number;
  eligibilityMinimumCents: number;
  firstPaymentMinimumCents: number;
  /** A fraction between 0 and 1. */
  firstPaymentPercent: number;
}

/** Rules as they are kept: whichever of them may be missing. */
type PlanRulesDraft = { [Name in keyof PlanRules]?: PlanRules[Name] | undefined };

export interface PlanSeries extends SeriesDates {
  offersPlan: boolean;
  planRules?: PlanRulesDraft | null | undefined;
  installmentDates: readonly (Moment | null | undefined)[];
}

const isAmount = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value >= 0;

export function arePlanRulesComplete(rules: PlanRulesDraft | null | undefined): rules is PlanRules {
  return (
    rules?.totalPayments === INSTALLMENTS &&
    isAmount(rules.feeCents) &&
    isAmount(rules.eligibilityMinimumCents) &&
    isAmount(rules.firstPaymentMinimumCents) &&
    isAmount(rules.firstPaymentPercent) &&
    rules.firstPaymentPercent <= 1
  );
}

const areAscending = (dates: PlanSeries['installmentDates']): boolean => {
  const times = dates.map((date) => (date ? epochOf(date) : Number.NaN));
  return (
    times.length === INSTALLMENTS &&
    times.every((time, at) => at === 0 || (times[at - 1] ?? Number.NaN) < time)
  );
};

/** The series offers a plan that can be carried out. */
export const offersPlan = (series: PlanSeries): boolean =>
  series.offersPlan && arePlanRulesComplete(series.planRules) && areAscending(series.installmentDates);

/** `totalCents` is the series total without the plan fee, with the event being requested now. */
export const isPlanEligible = (
  request: { series: PlanSeries; enrolled: boolean; totalCents: number },
  now: Date,
): boolean =>
  !request.enrolled &&
  offersPlan(request.series) &&
  isSeriesOpen(request.series, now) &&
  request.totalCents >= (request.series.planRules?.eligibilityMinimumCents ?? Infinity);

/** Worth announcing: a change made the plan available that was not before. */
export const hasGainedPlan = (eligibleBefore: boolean, eligibleNow: boolean): boolean =>
  eligibleNow && !eligibleBefore;
