import { expect, test } from 'vitest';
import { returnOfTicket, returnSum } from './return-sum.ts';

const part = { ticketsCents: 5000, feesCents: 450, taxesCents: 327 };

test('[WAIT-06] what was paid for a ticket comes back, less the fee, out of its price', () => {
  expect(returnSum(part, 500)).toEqual({
    ticketsCents: 4500,
    feesCents: 450,
    taxesCents: 327,
    keptCents: 500,
    totalCents: 5277,
  });
  expect(returnSum(part, 0)).toEqual({ ...part, keptCents: 0, totalCents: 5777 });
});

test('[WAIT-06] a fee above what was paid leaves nothing, and never less than nothing', () => {
  expect(returnSum(part, 5500)).toEqual({
    ticketsCents: 0,
    feesCents: 0,
    taxesCents: 277,
    keptCents: 5500,
    totalCents: 277,
  });
  expect(returnSum(part, 9999)).toEqual({
    ticketsCents: 0,
    feesCents: 0,
    taxesCents: 0,
    keptCents: 5777,
    totalCents: 0,
  });
});

test('[WAIT-06] of a line the next ticket is reckoned with its share of the taxes', () => {
  const line = { quantity: 2, unitPriceCents: 5000, unitFeesCents: 0, taxesCents: 101, canceledQuantity: 0 };
  expect(returnOfTicket(line, 500, 'USD').totalCents).toBe(4551);
  expect(returnOfTicket({ ...line, canceledQuantity: 1 }, 500, 'USD').totalCents).toBe(4550);
});
