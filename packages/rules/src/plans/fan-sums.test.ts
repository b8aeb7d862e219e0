import { expect, test } from 'vitest';
import { fanSums, planEdges } from './fan-sums.ts';

const fan = {
  tickets: 2,
  eachCents: 14_200,
  taxPpm: 70_000,
  taxesIncluded: false,
  deliveryCents: 0,
  currency: 'USD',
} as const;
const rules = {
  feeCents: 1500,
  totalPayments: 3,
  eligibilityMinimumCents: 20_000,
  firstPaymentMinimumCents: 5000,
  firstPaymentPercent: 0.34,
};

test('[PROG-05] a fan’s sums are those of a request: tickets, taxes, and the plan with its fee in the first payment', () => {
  const { totals, plan } = fanSums(fan, rules);
  expect([totals.ticketsCents, totals.taxesCents, totals.totalCents]).toEqual([28_400, 1988, 30_388]);
  expect(plan).toEqual({ amounts: [11_832, 10_028, 10_028], totalCents: 31_888 });
});

test('[PROG-05] below the plan’s total, and while its rules are typed, there is no plan', () => {
  expect(fanSums({ ...fan, tickets: 1 }, rules).plan).toBeUndefined();
  expect(fanSums(fan, { ...rules, firstPaymentPercent: undefined }).plan).toBeUndefined();
  expect(fanSums(fan, undefined).plan).toBeUndefined();
  expect(fanSums({ ...fan, eachCents: 10_000, taxPpm: 0 }, rules).plan, 'exactly at it').toBeDefined();
});

test('[PROG-05] [MONEY-04] where prices are with tax nothing comes on top of them', () => {
  expect(fanSums({ ...fan, taxesIncluded: true }, rules).totals).toMatchObject({
    taxesCents: 0,
    totalCents: 28_400,
    includedTaxes: [{}],
  });
});

test('[PROG-05] the edges: how many tickets are too few, and how the smallest total is split', () => {
  expect(planEdges(fan, rules)).toEqual({
    below: { tickets: 1, totalCents: 15_194 },
    least: [8300, 6600, 6600],
  });
  expect(planEdges({ ...fan, eachCents: 30_000 }, rules)?.below).toBeUndefined();
  expect(planEdges(fan, undefined)).toBeUndefined();
});
