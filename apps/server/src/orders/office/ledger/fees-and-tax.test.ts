import { expect, test } from 'vitest';
import { partsOf } from './fees-and-tax.ts';

const none = { tickets: 0, fees: 0, taxes: 0, delivery: 0 };

test('[OFFICE-09] what is sold less what is taken back stays, and so do the parts together', () => {
  const sums = [
    { key: '101', isBack: false, tickets: 8000, fees: 900, taxes: 445, delivery: 0 },
    { key: '101', isBack: true, tickets: -4000, fees: 0, taxes: -222, delivery: 0 },
    { ...none, key: 'delivery', isBack: false, delivery: 750 },
  ];
  const parts = partsOf(sums);
  expect(parts).toEqual({
    soldCents: 10_095,
    includedTaxesCents: 0,
    backCents: 4222,
    ticketsCents: 4000,
    feesCents: 900,
    taxesCents: 223,
    deliveryCents: 750,
    staysCents: 5873,
  });
  const { ticketsCents, feesCents, taxesCents, deliveryCents } = parts;
  expect(ticketsCents + feesCents + taxesCents + deliveryCents).toBe(parts.staysCents);
  expect(partsOf([])).toMatchObject({ backCents: 0, staysCents: 0 });
});
