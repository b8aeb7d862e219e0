import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlanEligible } from './payment-plan.ts';
import { isSeriesOpen } from '../events/series-window.ts';

const moment = fc.integer({ min: 0, max: 100 }).map((at) => new Date(at));
const series = fc.record({
  offersPlan: fc.boolean(),
  openDate: fc.option(moment),
  closedDate: fc.option(moment),
  installmentDates: fc.array(fc.option(moment), { minLength: 3, maxLength: 3 }),
  planRules: fc.record({
    feeCents: fc.nat(1000),
    totalPayments: fc.constantFrom(2, 3),
    eligibilityMinimumCents: fc.nat(1000),
    firstPaymentMinimumCents: fc.nat(1000),
    firstPaymentPercent: fc.constantFrom(0.34, 1, 34),
  }),
});

test('[PLAN-02] whoever is eligible could be charged as planned', () => {
  fc.assert(
    fc.property(series, fc.boolean(), fc.nat(1000), moment, (group, enrolled, totalCents, now) => {
      const dates = group.installmentDates.map((date) => date?.getTime() ?? Number.NaN);
      const sound =
        group.offersPlan &&
        !enrolled &&
        isSeriesOpen(group, now) &&
        totalCents >= group.planRules.eligibilityMinimumCents &&
        group.planRules.totalPayments === 3 &&
        group.planRules.firstPaymentPercent <= 1 &&
        dates[0]! < dates[1]! &&
        dates[1]! < dates[2]!;
      expect(isPlanEligible({ series: group, enrolled, totalCents }, now)).toBe(sound);
    }),
  );
});

test('[PLAN-02] a higher total never loses the plan', () => {
  fc.assert(
    fc.property(series, fc.nat(1000), fc.nat(1000), moment, (group, total, more, now) => {
      const eligible = (totalCents: number) =>
        isPlanEligible({ series: group, enrolled: false, totalCents }, now);
      expect(eligible(total) && !eligible(total + more)).toBe(false);
    }),
  );
});
