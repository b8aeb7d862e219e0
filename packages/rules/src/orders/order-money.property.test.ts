import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerPayments } from '../plans/lower-payments.ts';
import { planReturns } from '../plans/plan-returns.ts';

const cents = fc.integer({ min: 1, max: 100_000 });
const payments = fc
  .array(cents, { maxLength: 4 })
  .map((amounts) => amounts.map((amountCents, index) => ({ id: 10 + index, sort: index + 1, amountCents })));
const sum = (amounts: readonly { amountCents: number }[]): number =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);

test('[AFTER-03] what is to come shrinks by the credit, the last first; what is left of it goes back', () => {
  fc.assert(
    fc.property(payments, fc.integer({ min: 0, max: 300_000 }), (open, credit) => {
      const { voided, replaced, restCents } = lowerPayments(open, credit);
      const kept = open.filter(({ id }) => !voided.includes(id));
      expect(sum(kept) + (replaced?.amountCents ?? 0)).toBe(Math.max(0, sum(open) - credit));
      expect(restCents).toBe(Math.max(0, credit - sum(open)));
      if (replaced) {
        expect(voided.at(-1)).toBe(replaced.id);
        const before = open.find(({ id }) => id === replaced.id)!.amountCents;
        expect(replaced.amountCents).toBeGreaterThan(0);
        expect(replaced.amountCents).toBeLessThan(before);
      }
      // No earlier one goes while a later one stays.
      const firstGone = Math.min(...voided.map((id) => id - 9), Infinity);
      expect(kept.every(({ sort }) => sort < firstGone)).toBe(true);
    }),
  );
});

const captures = fc.array(
  fc
    .record({
      amountCents: cents,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      day: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ amountCents, share, day }) => ({
      amountCents,
      returningCents: Math.floor(amountCents * share),
      capturedAt: new Date(Date.UTC(2026, 0, 1 + day)),
    })),
  { maxLength: 4 },
);

test('[AFTER-01] never more goes back than was captured, in all and of each payment, the latest first', () => {
  fc.assert(
    fc.property(captures, fc.integer({ min: 0, max: 300_000 }), (list, wanted) => {
      const own = list.map((capture, index) => ({ ...capture, paymentId: index + 1 }));
      const left = own.reduce(
        (total, { amountCents, returningCents }) => total + amountCents - returningCents,
        0,
      );
      if (wanted > left) {
        expect(() => planReturns(own, wanted)).toThrow(RangeError);
        return;
      }
      const returns = planReturns(own, wanted);
      expect(sum(returns)).toBe(wanted);
      for (const { paymentId, amountCents } of returns) {
        const of = own[paymentId - 1]!;
        expect(amountCents).toBeGreaterThan(0);
        expect(amountCents).toBeLessThanOrEqual(of.amountCents - of.returningCents);
        const later = own.filter(({ capturedAt }) => capturedAt > of.capturedAt);
        for (const one of later) {
          const gone = returns.find((each) => each.paymentId === one.paymentId)?.amountCents ?? 0;
          expect(gone).toBe(one.amountCents - one.returningCents);
        }
      }
    }),
  );
});
