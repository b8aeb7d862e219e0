import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseAgain, requestAmounts, requestTotals, totalWithoutPlanFee } from './request-totals.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 8 }),
  priceCents: fc.nat(50_000),
  fees: fc.array(fc.record({ valueCents: fc.nat(2000) }), { maxLength: 3 }),
  taxPpm: fc.nat(100_000),
});
const plan = fc.record({
  feeCents: fc.nat(2500),
  firstPaymentMinimumCents: fc.nat(20_000),
  firstPaymentPercent: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
});
const request = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  delivery: fc.option(fc.integer({ min: -500, max: 3000 })),
  plan: fc.option(plan),
});

test('[INSTAL-04] [HIST-REQ-14] what the cards pay is the total, and no part of it is negative', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const totals = requestTotals(asked.lines, {
        currency: 'USD' as const,
        deliveryPriceCents: asked.delivery,
        plan: asked.plan,
      });
      const amounts = requestAmounts(totals, asked.plan, 'USD');
      expect(amounts).toHaveLength(asked.plan ? 3 : 1);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(totals.totalCents);
      expect(Math.min(...amounts, ...Object.values(totals))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[PLAN-02] page and server agree: choosing again gives what counting anew gives', () => {
  fc.assert(
    fc.property(request, request, (first, then) => {
      const choices = { currency: 'USD' as const, deliveryPriceCents: then.delivery, plan: then.plan };
      const before = requestTotals(first.lines, {
        currency: 'USD' as const,
        deliveryPriceCents: first.delivery,
        plan: first.plan,
      });
      const after = chooseAgain(before, choices);
      expect(after).toEqual(requestTotals(first.lines, choices));
      expect(totalWithoutPlanFee(after)).toBe(after.totalCents - (then.plan?.feeCents ?? 0));
    }),
  );
});
