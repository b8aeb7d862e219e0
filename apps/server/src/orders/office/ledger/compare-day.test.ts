import { expect, test } from 'vitest';
import { compareDay } from './compare-day.ts';

const day = {
  key: '2026-11-10',
  name: 'Tue, Nov 10, 2026',
  capturedCents: 5000,
  captures: 2,
  declinedCents: 700,
  declines: 1,
  refundedCents: 300,
  refunds: 1,
  voidedCents: 40,
  voids: 1,
  differing: 0,
};
const apart = { day: day.key, ref: 'R'.repeat(20), gatewayCents: 90, ourCents: 20 };

test('[OFFICE-09] the gateway has what was captured less what was refunded and voided, and what the books differ by', () => {
  expect(compareDay(day, true, [])).toEqual({ ...day, gatewayCents: 4660 });
  expect(compareDay(day, true, [apart])).toEqual({ ...day, gatewayCents: 4730, differing: 1 });
  expect(compareDay(day, false, [apart])).toEqual(day);
});

test('[PROG-12] what moved by hand is in our day, and no gateway is expected to know of it', () => {
  const withCash = { ...day, capturedCents: 7000, handCents: 2000 };
  expect(compareDay(withCash, true, [])).toEqual({ ...withCash, gatewayCents: 4660 });
});
