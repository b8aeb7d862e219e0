import { expect, test } from 'vitest';
import { isPlanEligible, offersPlan } from './payment-plan.ts';
import { planSeriesOf } from './plan-series.ts';

const series = {
  openDate: '2026-03-01T00:00:00Z',
  offersPaymentPlan: true,
  paymentPlanRules: {
    feeCents: 1500,
    totalPayments: 3,
    eligibilityMinimumCents: 20_000,
    firstPaymentMinimumCents: 5000,
    firstPaymentPercent: 0.34,
  },
  installment1Day: '2026-05-01',
  installment2Day: '2026-06-01',
  installment3Day: '2026-07-01',
};
const now = new Date('2026-03-10T12:00:00Z');

test('[PLAN-02] a series that travelled offers its plan as it did at home', () => {
  const asked = { series: planSeriesOf(series), enrolled: false, totalCents: 20_000 };
  expect(isPlanEligible(asked, now)).toBe(true);
  expect(isPlanEligible({ ...asked, totalCents: 19_999 }, now)).toBe(false);
  const closed = planSeriesOf({ ...series, closedDate: '2026-03-09T00:00:00Z' });
  expect(isPlanEligible({ ...asked, series: closed }, now)).toBe(false);
  expect(planSeriesOf({ offersPaymentPlan: false })).toEqual({
    openDate: null,
    closedDate: null,
    offersPlan: false,
    planRules: null,
    installmentDates: [undefined, undefined, undefined],
  });
  expect(offersPlan(planSeriesOf({ ...series, installment2Day: undefined }))).toBe(false);
  expect(offersPlan(planSeriesOf({ ...series, paymentPlanRules: undefined }))).toBe(false);
});
