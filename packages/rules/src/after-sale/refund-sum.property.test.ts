import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditPlan } from './credit-plan.ts';
import { cancellationSum, refundSum } from './refund-sum.ts';
import type { RefundableBill, RefundableLine, RefundSum } from './refund-sum.ts';

const cents = fc.integer({ min: 0, max: 50_000 });
const line = fc.record({
  lineId: fc.constant(1),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPriceCents: cents,
  unitFeesCents: cents,
  taxesCents: cents,
  takenTickets: fc.constant(0),
  takenTicketsCents: fc.constant(0),
  takenFeesCents: fc.constant(0),
  takenTaxesCents: fc.constant(0),
});

const take = (of: RefundableLine, sum: RefundSum, sign: 1 | -1): RefundableLine => {
  const [part] = sum.lines;
  if (!part) return of;
  return {
    ...of,
    takenTickets: of.takenTickets + sign * part.tickets,
    takenTicketsCents: of.takenTicketsCents + sign * part.ticketsCents,
    takenFeesCents: of.takenFeesCents + sign * part.feesCents,
    takenTaxesCents: of.takenTaxesCents + sign * part.taxesCents,
  };
};

const steps = fc.array(
  fc.record({ tickets: fc.integer({ min: 1, max: 9 }), withFees: fc.boolean(), undoes: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
);

test('[AFTER-01] refunds in any parts, some taken back, never give back more than was paid, and a cancellation the rest', () => {
  fc.assert(
    fc.property(line, cents, steps, (first, shippingCents, wishes) => {
      let now: RefundableLine = first;
      const live: RefundSum[] = [];
      for (const { tickets, withFees, undoes } of wishes) {
        const former = undoes ? live.shift() : undefined;
        if (former) now = take(now, former, -1);
        const many = Math.min(tickets, now.quantity - now.takenTickets);
        const bill: RefundableBill = { lines: [now], shippingCents, planFeeCents: 0 };
        const choice = { lines: [{ lineId: 1, tickets: many }], withFees, withShipping: false };
        const sum = refundSum(bill, choice, 'USD');
        for (const part of sum.lines) {
          expect(part.feesCents).toBeGreaterThanOrEqual(0);
          expect(part.taxesCents).toBeGreaterThanOrEqual(0);
        }
        now = take(now, sum, 1);
        live.push(sum);
      }
      const paid =
        first.quantity * (first.unitPriceCents + first.unitFeesCents) + first.taxesCents + shippingCents;
      const gone = live.reduce((total, { totalCents }) => total + totalCents, 0);
      const rest = cancellationSum({ lines: [now], shippingCents, planFeeCents: 0 });
      expect(gone + rest.totalCents).toBe(paid);
      expect(rest.totalCents).toBeGreaterThanOrEqual(shippingCents);
    }),
  );
});

test('[AFTER-01] more tickets than are left, or of a line that is not there, are no sum', () => {
  const bill = {
    lines: [
      {
        lineId: 1,
        quantity: 2,
        unitPriceCents: 100,
        unitFeesCents: 0,
        taxesCents: 0,
        takenTickets: 1,
        takenTicketsCents: 100,
        takenFeesCents: 0,
        takenTaxesCents: 0,
      },
    ],
    shippingCents: 0,
    planFeeCents: 0,
  };
  const wish = (lineId: number, tickets: number) => ({
    lines: [{ lineId, tickets }],
    withFees: true,
    withShipping: true,
  });
  expect(() => refundSum(bill, wish(1, 2), 'USD')).toThrow(RangeError);
  expect(() => refundSum(bill, wish(9, 1), 'USD')).toThrow(RangeError);
  expect(refundSum(bill, wish(1, 1), 'USD').totalCents).toBe(100);
});

test('[AFTER-03] a credit lowers what is to come, the last first, and only the rest goes back, the latest capture first', () => {
  const open = [
    { id: 2, sort: 2, amountCents: 300 },
    { id: 3, sort: 3, amountCents: 300 },
  ];
  const captures = [
    { paymentId: 1, amountCents: 400, returningCents: 0, capturedAt: '2026-01-01T00:00:00Z' },
    { paymentId: 9, amountCents: 100, returningCents: 50, capturedAt: '2026-02-01T00:00:00Z' },
  ];
  expect(creditPlan(open, captures, 700)).toEqual({
    lowered: { voided: [3, 2], replaced: null, restCents: 100 },
    returns: [
      { paymentId: 9, amountCents: 50 },
      { paymentId: 1, amountCents: 50 },
    ],
  });
  expect(creditPlan(open, [], 700).returns).toEqual([]);
});
