import { expect, test } from 'vitest';
import { hasGainedPlan, INSTALLMENTS, isPlanEligible, offersPlan } from './payment-plan.ts';

const now = new Date('2026-03-10T12:00:00Z');
const planRules = {
  feeCents: 1500,
  totalPayments: 3,
  eligibilityMinimumCents: 20_000,
  firstPaymentMinimumCents: 5000,
  firstPaymentPercent: 0.34,
};
const series = {
  offersPlan: true,
  openDate: '2026-03-01T00:00:00Z',
  closedDate: '2026-04-01T00:00:00Z',
  planRules,
  installmentDates: ['2026-05-01', '2026-06-01', '2026-07-01'],
};
const eligible = (changes: Partial<typeof series>, enrolled = false, totalCents = 20_000) =>
  isPlanEligible({ series: { ...series, ...changes }, enrolled, totalCents }, now);

test('[PLAN-01] [CONST-11] [INSTAL-01] a plan has 3 installments', () => {
  expect(INSTALLMENTS).toBe(3);
});

test('[PLAN-02] offered, not enrolled, open, and the total at least the minimum; equal counts', () => {
  expect(eligible({})).toBe(true);
  expect(eligible({}, false, 19_999)).toBe(false);
  expect(eligible({}, true)).toBe(false);
  expect(eligible({ offersPlan: false })).toBe(false);
  expect(eligible({ closedDate: '2026-03-10T12:00:00Z' })).toBe(false);
});

test('[PLAN-02] not without complete rules and three ascending dates', () => {
  expect(offersPlan({ ...series, planRules: null })).toBe(false);
  expect(offersPlan({ ...series, planRules: { ...planRules, feeCents: undefined } })).toBe(false);
  expect(offersPlan({ ...series, planRules: { ...planRules, feeCents: -1 } })).toBe(false);
  for (const missing of ['eligibilityMinimumCents', 'firstPaymentMinimumCents', 'firstPaymentPercent']) {
    expect(offersPlan({ ...series, planRules: { ...planRules, [missing]: undefined } })).toBe(false);
    expect(offersPlan({ ...series, planRules: { ...planRules, [missing]: -1 } })).toBe(false);
  }
  expect(offersPlan({ ...series, planRules: { ...planRules, feeCents: Infinity } })).toBe(false);
  expect(offersPlan({ ...series, planRules: { ...planRules, firstPaymentPercent: 34 } })).toBe(false);
  expect(offersPlan({ ...series, planRules: { ...planRules, firstPaymentPercent: 1 } })).toBe(true);
  expect(offersPlan({ ...series, installmentDates: ['2026-05-01', '2026-06-01', '2026-06-01'] })).toBe(false);
  expect(offersPlan({ ...series, installmentDates: ['2026-05-01', '2026-06-01', null] })).toBe(false);
  expect(offersPlan({ ...series, installmentDates: ['2026-05-01', '2026-05-01', '2026-07-01'] })).toBe(false);
  expect(offersPlan({ ...series, installmentDates: ['2026-05-01', '2026-06-01'] })).toBe(false);
  expect(offersPlan({ ...series, installmentDates: [...series.installmentDates, '2026-08-01'] })).toBe(false);
});

test('[INSTAL-05] the first payment is a share of the total, all of it at most', () => {
  const share = (firstPaymentPercent: number) =>
    offersPlan({ ...series, planRules: { ...planRules, firstPaymentPercent } });
  expect([0, 1, 1.01, -0.01].map(share)).toEqual([true, true, false, false]);
});

test('[INSTAL-05] the rules must name 3 payments', () => {
  expect(offersPlan({ ...series, planRules: { ...planRules, totalPayments: 4 } })).toBe(false);
});

test('[PLAN-06] [FAN-11] [DIALOG-09] only newly gained eligibility is announced', () => {
  expect(hasGainedPlan(false, true)).toBe(true);
  expect(hasGainedPlan(true, true)).toBe(false);
  expect(hasGainedPlan(true, false)).toBe(false);
  expect(hasGainedPlan(false, false)).toBe(false);
});
