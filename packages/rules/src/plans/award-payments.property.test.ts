import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { awardPayments } from './award-payments.ts';

const rules = { feeCents: 1500, firstPaymentMinimumCents: 5000, firstPaymentPercent: 0.34 };
const day = fc.integer({ min: 1, max: 28 }).map((nth) => `2026-03-${String(nth).padStart(2, '0')}`);

test('[AWARD-02] [OPS-21] the payments of an award are its total, none is nothing, none is due before today', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.boolean(),
      fc.tuple(day, day, day),
      day,
      (cents, isOnPlan, days, today) => {
        const planFeeCents = isOnPlan ? rules.feeCents : 0;
        const totals = { totalCents: cents + planFeeCents, planFeeCents };
        const payments = awardPayments(totals, isOnPlan ? { rules, days: days.toSorted() } : null, {
          today,
          currency: 'USD',
        });
        expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totals.totalCents);
        for (const { amountCents, dueDay, isDue } of payments) {
          expect(amountCents).toBeGreaterThan(0);
          expect(dueDay >= today).toBe(true);
          expect(isDue).toBe(dueDay === today);
        }
        if (!isOnPlan) expect(payments.length).toBe(cents > 0 ? 1 : 0);
      },
    ),
  );
});

test('[OPS-21] the first installment waits for its date, or is due at once when that has passed', () => {
  const totals = { totalCents: 31_500, planFeeCents: 1500 };
  const days = ['2026-05-01', '2026-06-01', '2026-07-01'];
  expect(
    awardPayments(totals, { rules, days }, { today: '2026-04-01', currency: 'USD' }).map(
      ({ isDue }) => isDue,
    ),
  ).toEqual([false, false, false]);
  expect(awardPayments(totals, { rules, days }, { today: '2026-05-02', currency: 'USD' })).toEqual([
    { sort: 1, amountCents: 11_700, dueDay: '2026-05-02', isDue: true },
    { sort: 2, amountCents: 9900, dueDay: '2026-06-01', isDue: false },
    { sort: 3, amountCents: 9900, dueDay: '2026-07-01', isDue: false },
  ]);
});
