import { expect, test } from 'vitest';
import { cancellationSum, refundSum, type RefundableLine } from './refund-sum.ts';

const loge: RefundableLine = {
  lineId: 7,
  quantity: 3,
  unitPriceCents: 5000,
  unitFeesCents: 500,
  taxesCents: 1000,
  takenTickets: 0,
  takenTicketsCents: 0,
  takenFeesCents: 0,
  takenTaxesCents: 0,
};
/** One of two is gone already. */
const stalls: RefundableLine = {
  lineId: 8,
  quantity: 2,
  unitPriceCents: 3000,
  unitFeesCents: 300,
  taxesCents: 401,
  takenTickets: 1,
  takenTicketsCents: 3000,
  takenFeesCents: 300,
  takenTaxesCents: 201,
};
const bill = { lines: [loge, stalls], shippingCents: 900, planFeeCents: 1500 };

test('[AFTER-01] tickets of two lines go back with their fees, their taxes and the shipping', () => {
  const lines = [
    { lineId: 7, tickets: 2 },
    { lineId: 8, tickets: 1 },
  ];
  expect(refundSum(bill, { lines, withFees: true, withShipping: true }, 'USD')).toEqual({
    lines: [
      { lineId: 7, tickets: 2, ticketsCents: 10_000, feesCents: 1000, taxesCents: 667 },
      { lineId: 8, tickets: 1, ticketsCents: 3000, feesCents: 300, taxesCents: 200 },
    ],
    shippingCents: 900,
    planFeeCents: 0,
    totalCents: 16_067,
  });
});

test('[AFTER-01] fees that are kept keep their share of the taxes, and lines without tickets are left out', () => {
  const lines = [
    { lineId: 7, tickets: 1 },
    { lineId: 8, tickets: 0 },
  ];
  expect(refundSum(bill, { lines, withFees: false, withShipping: false }, 'USD')).toEqual({
    lines: [{ lineId: 7, tickets: 1, ticketsCents: 5000, feesCents: 0, taxesCents: 302 }],
    shippingCents: 0,
    planFeeCents: 0,
    totalCents: 5302,
  });
  const free = { ...loge, quantity: 1, unitPriceCents: 0, unitFeesCents: 0, taxesCents: 100 };
  const oneFree = { lines: [{ lineId: 7, tickets: 1 }], withFees: false, withShipping: false };
  expect(refundSum({ ...bill, lines: [free] }, oneFree, 'USD').totalCents).toBe(100);
});

test('[AFTER-01] never more of any part than is left of it', () => {
  const odd = { ...stalls, takenTicketsCents: 4500, takenFeesCents: 450, takenTaxesCents: 350 };
  const all = { lines: [{ lineId: 8, tickets: 1 }], withFees: true, withShipping: false };
  expect(refundSum({ ...bill, lines: [odd] }, all, 'USD').lines).toEqual([
    { lineId: 8, tickets: 1, ticketsCents: 1500, feesCents: 150, taxesCents: 51 },
  ]);
});

test('[AFTER-01] more tickets than are left, and lines that are not there, are refused by name', () => {
  const of = (lineId: number, tickets: number) =>
    refundSum(bill, { lines: [{ lineId, tickets }], withFees: true, withShipping: false }, 'USD');
  expect(() => of(8, 2)).toThrow('Of line 8 1 tickets are left');
  expect(() => of(9, 1)).toThrow('There is no line 9');
});

test('[AFTER-01] a cancellation gives back what is left: of tickets, of fees that were kept, shipping and plan fee', () => {
  const gone = { ...loge, lineId: 9, takenTickets: 3, takenTicketsCents: 15_000, takenTaxesCents: 1000 };
  const free = { ...loge, lineId: 10, quantity: 1, unitPriceCents: 0, unitFeesCents: 0, taxesCents: 0 };
  const cent = { ...free, lineId: 12, takenTickets: 1, taxesCents: 1 };
  const lines = [stalls, gone, { ...gone, lineId: 11, takenFeesCents: 1500 }, free, cent];
  expect(cancellationSum({ ...bill, lines })).toEqual({
    lines: [
      { lineId: 8, tickets: 1, ticketsCents: 3000, feesCents: 300, taxesCents: 200 },
      { lineId: 9, tickets: 0, ticketsCents: 0, feesCents: 1500, taxesCents: 0 },
      { lineId: 10, tickets: 1, ticketsCents: 0, feesCents: 0, taxesCents: 0 },
      { lineId: 12, tickets: 0, ticketsCents: 0, feesCents: 0, taxesCents: 1 },
    ],
    shippingCents: 900,
    planFeeCents: 1500,
    totalCents: 7401,
  });
});
