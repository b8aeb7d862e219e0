import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { installmentAmounts } from './installments.ts';

const total = fc.nat(10_000_000);
const rules = fc.record({
  feeCents: fc.nat(10_000),
  firstPaymentMinimumCents: fc.nat(50_000),
  firstPaymentPercent: fc.nat(10_000).map((share) => share / 10_000),
});

test('[INSTAL-04] the three always add up to the total and the fee', () => {
  fc.assert(
    fc.property(total, rules, (totalCents, plan) => {
      const amounts = installmentAmounts(totalCents, plan, 'USD');
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(totalCents + plan.feeCents);
    }),
  );
});

test('[INSTAL-03] the second and third differ by a cent at most, and none is negative', () => {
  fc.assert(
    fc.property(total, rules, (totalCents, plan) => {
      const [first, second, third] = installmentAmounts(totalCents, plan, 'USD');
      expect([0, 1]).toContain(third - second);
      expect(Math.min(first, second, third)).toBeGreaterThanOrEqual(0);
      expect([first, second, third].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

test('[INSTAL-02] [INSTAL-05] the first covers its share and its minimum, as far as the total reaches', () => {
  fc.assert(
    fc.property(total, rules, (totalCents, plan) => {
      const down = installmentAmounts(totalCents, plan, 'USD')[0] - plan.feeCents;
      const wanted = Math.max(totalCents * plan.firstPaymentPercent - 0.5001, plan.firstPaymentMinimumCents);
      expect(down).toBeGreaterThanOrEqual(Math.min(totalCents, wanted));
      expect(down).toBeLessThanOrEqual(totalCents);
    }),
  );
});
