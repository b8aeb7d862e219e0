import { expect, test } from 'vitest';
import { installmentAmounts, installmentSchedule, isDue } from './installments.ts';

const rules = (feeCents: number, firstPaymentMinimumCents: number, firstPaymentPercent = 0.34) => ({
  feeCents,
  firstPaymentMinimumCents,
  firstPaymentPercent,
});

test('[INSTAL-06] [INSTAL-02] [INSTAL-03] [INSTAL-04] the worked examples', () => {
  expect(installmentAmounts(50_000, rules(1500, 10_000), 'USD')).toEqual([18_500, 16_500, 16_500]);
  expect(installmentAmounts(10_001, rules(0, 0), 'USD')).toEqual([3400, 3300, 3301]);
});

test('[INSTAL-02] the share is rounded half up', () => {
  expect(installmentAmounts(101, rules(0, 0, 0.5), 'USD')[0]).toBe(51);
});

test('[INSTAL-05] the first payment is at least its minimum, and never more than the total', () => {
  expect(installmentAmounts(20_000, rules(1500, 10_000), 'USD')).toEqual([11_500, 5000, 5000]);
  expect(installmentAmounts(4000, rules(1500, 10_000), 'USD')).toEqual([5500, 0, 0]);
});

test('[INSTAL-07] each installment has its date, and a date already past is due at once', () => {
  const dates = ['2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'];
  const plan = installmentSchedule(
    50_000,
    { ...rules(1500, 10_000), totalPayments: 3, eligibilityMinimumCents: 0 },
    dates,
    'USD',
  );
  expect(plan).toEqual([
    { sort: 1, amountCents: 18_500, dueDate: dates[0] },
    { sort: 2, amountCents: 16_500, dueDate: dates[1] },
    { sort: 3, amountCents: 16_500, dueDate: dates[2] },
  ]);
  expect(plan.map((each) => isDue(each, new Date('2026-06-01T00:00:00Z')))).toEqual([true, true, false]);
});
