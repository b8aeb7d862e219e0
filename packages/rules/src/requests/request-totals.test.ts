import { expect, test } from 'vitest';
import { chooseAgain, requestAmounts, requestTotals, totalWithoutPlanFee } from './request-totals.ts';

const lines = [
  { quantity: 2, priceCents: 5000, fees: [{ valueCents: 500 }, { valueCents: 250 }], taxPpm: 88_750 },
  { quantity: 1, priceCents: 3000, fees: [] },
];
const plan = { feeCents: 1500, firstPaymentMinimumCents: 5000, firstPaymentPercent: 0.34 };
const totals = {
  ticketsCents: 13_000,
  feesCents: 1500,
  taxesCents: 1021,
  shippingCents: 1250,
  planFeeCents: 1500,
  totalCents: 18_271,
};

test('[HIST-REQ-14] [EVENT-24] [CONST-31] a request costs its tickets, fees, taxes, shipping and the plan’s fee', () => {
  expect(requestTotals(lines, { currency: 'USD', deliveryPriceCents: 1250, plan })).toEqual(totals);
  expect(requestTotals(lines, { currency: 'USD' })).toEqual({
    ...totals,
    shippingCents: 0,
    planFeeCents: 0,
    totalCents: 15_521,
  });
});

test('[PLAN-02] [CONST-31] choosing again changes shipping and the plan’s fee, and nothing else', () => {
  expect(chooseAgain(totals, { deliveryPriceCents: 900, plan: null })).toEqual({
    ...totals,
    shippingCents: 900,
    planFeeCents: 0,
    totalCents: 16_421,
  });
  expect(chooseAgain(totals, { plan: { feeCents: 700 } })).toEqual({
    ...totals,
    shippingCents: 0,
    planFeeCents: 700,
    totalCents: 16_221,
  });
});

test('[PLAN-02] [INSTAL-04] the first card carries the fee that was told, and the three together the total', () => {
  expect(totalWithoutPlanFee(totals)).toBe(16_771);
  expect(requestAmounts(totals, { ...plan, feeCents: 9999 }, 'USD')).toEqual([7202, 5534, 5535]);
  expect(requestAmounts(totals, null, 'USD')).toEqual([18_271]);
});

test('[CONST-31] a negative delivery price counts as 0 in a request, at first and when choosing again', () => {
  const free = { ...totals, shippingCents: 0, totalCents: 17_021 };
  expect(requestTotals(lines, { currency: 'USD', deliveryPriceCents: -1, plan })).toEqual(free);
  expect(chooseAgain(totals, { deliveryPriceCents: -1, plan })).toEqual(free);
});

test('[EVENT-24] [HIST-REQ-14] of a series that gives one show a fan the dearest show is the most it can cost', () => {
  const [two, one] = [lines[0]!, lines[1]!];
  const asked = [
    { ...one, eventKey: 1 },
    { ...two, eventKey: 2 },
    { ...one, eventKey: 2 },
    { ...one, eventKey: 3 },
  ];
  const most = (mostEvents?: number) =>
    requestTotals(asked, { currency: 'USD', deliveryPriceCents: 1250, mostEvents }).totalCents;
  const dear = requestTotals([two, one], { currency: 'USD', deliveryPriceCents: 1250 }).totalCents;
  expect([most(1), most(2), most(3), most()]).toEqual([dear, dear + 3000, dear + 6000, dear + 6000]);
});
