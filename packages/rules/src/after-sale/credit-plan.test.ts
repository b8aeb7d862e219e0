import { expect, test } from 'vitest';
import { planReturns } from '../plans/plan-returns.ts';
import { creditPlan } from './credit-plan.ts';

const open = [
  { id: 1, sort: 1, amountCents: 3000 },
  { id: 3, sort: 3, amountCents: 1000 },
  { id: 2, sort: 2, amountCents: 2000 },
];
const captures = [
  { paymentId: 11, amountCents: 5000, returningCents: 1000, capturedAt: '2026-01-02T12:00:00Z' },
  { paymentId: 12, amountCents: 4000, returningCents: 500, capturedAt: '2026-02-02T12:00:00Z' },
];
const plan = (cents: number) => creditPlan(open, captures, cents);

test('[AFTER-03] a credit lowers what is to come, the last installment first', () => {
  expect(plan(1500)).toEqual({
    lowered: { voided: [3, 2], replaced: { id: 2, amountCents: 1500 }, restCents: 0 },
    returns: [],
  });
  expect(plan(3000)).toEqual({ lowered: { voided: [3, 2], replaced: null, restCents: 0 }, returns: [] });
});

test('[AFTER-03] the rest goes back, of the latest capture first, and never more than is left of each', () => {
  expect(plan(7000)).toEqual({
    lowered: { voided: [3, 2, 1], replaced: null, restCents: 1000 },
    returns: [{ paymentId: 12, amountCents: 1000 }],
  });
  expect(plan(11_000).returns).toEqual([
    { paymentId: 12, amountCents: 3500 },
    { paymentId: 11, amountCents: 1500 },
  ]);
  expect(plan(20_000).returns).toEqual([
    { paymentId: 12, amountCents: 3500 },
    { paymentId: 11, amountCents: 4000 },
  ]);
});

test('[AFTER-01] of captures of one moment the newer payment goes back first; more than was captured never does', () => {
  const [first] = captures;
  const twins = [first!, { ...first!, paymentId: 13 }];
  expect(planReturns(twins, 100)).toEqual([{ paymentId: 13, amountCents: 100 }]);
  expect(planReturns(twins.toReversed(), 100)).toEqual([{ paymentId: 13, amountCents: 100 }]);
  expect(planReturns(twins, 4001)).toEqual([
    { paymentId: 13, amountCents: 4000 },
    { paymentId: 11, amountCents: 1 },
  ]);
  const later = { ...first!, paymentId: 10, capturedAt: '2026-03-02T12:00:00Z' };
  expect(planReturns([...twins, later], 100)).toEqual([{ paymentId: 10, amountCents: 100 }]);
  expect(planReturns(twins, 8000)).toHaveLength(2);
  expect(() => planReturns(twins, 8001)).toThrow('1 cents more would go back than were captured');
});
