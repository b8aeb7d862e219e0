import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

const line = { quantity: 2, priceCents: 4500, fees: [{ valueCents: 350 }, { valueCents: 100 }] };

test('[OPS-16] [CONST-30] [CONST-31] tickets, fees, taxes, shipping and plan fee add up', () => {
  const totals = orderTotals({
    currency: 'USD',
    lines: [line, { quantity: 1, priceCents: 2000, fees: [], taxPpm: 88_750 }],
    deliveryPriceCents: 1250,
    planFeeCents: 1500,
  });
  expect(totals).toEqual({
    ticketsCents: 11000,
    feesCents: 900,
    taxesCents: 178,
    shippingCents: 1250,
    planFeeCents: 1500,
    totalCents: 14828,
  });
});

test('[CONST-34] taxes are 0 unless a rate is set, and are rounded half up', () => {
  expect(orderTotals({ currency: 'USD', lines: [line] }).taxesCents).toBe(0);
  expect(
    orderTotals({ currency: 'USD', lines: [{ quantity: 1, priceCents: 1000, fees: [], taxPpm: 62_500 }] })
      .taxesCents,
  ).toBe(63);
});

test('[CONST-34] the rate is on price and fees', () => {
  expect(orderTotals({ currency: 'USD', lines: [{ ...line, taxPpm: 100_000 }] }).taxesCents).toBe(990);
});

test('[CONST-31] a negative delivery price counts as 0', () => {
  expect(orderTotals({ currency: 'USD', lines: [], deliveryPriceCents: -100 }).totalCents).toBe(0);
});
