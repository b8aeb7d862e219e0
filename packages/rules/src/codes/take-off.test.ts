import { expect, test } from 'vitest';
import { feesAfter, takeOff } from './take-off.ts';
import type { TakesOff } from './take-off.ts';
import { withCode } from './with-code.ts';

const deck = { quantity: 2, priceCents: 3800, fees: [{ valueCents: 1000 }, { valueCents: 375 }] };
const off = (terms: TakesOff, ...lines: (typeof deck)[]) =>
  takeOff(lines.length > 0 ? lines : [deck], terms, 'USD');

test('[CODE-03] an amount of a ticket goes off its price and never further, unless the code says so', () => {
  const amount = { kind: 'amount', per: 'ticket', withFees: false } as const;
  expect(off({ ...amount, cents: 500 })).toEqual([{ priceCents: 500, feesCents: 0 }]);
  expect(off({ ...amount, cents: 4000 })).toEqual([{ priceCents: 3800, feesCents: 0 }]);
  expect(off({ ...amount, cents: 4000, withFees: true })).toEqual([{ priceCents: 3800, feesCents: 200 }]);
  expect(off({ ...amount, cents: 9999, withFees: true })).toEqual([{ priceCents: 3800, feesCents: 1375 }]);
});

test('[CODE-03] a share is rounded half up, ticket by ticket', () => {
  expect(off({ kind: 'percent', ppm: 125_000, withFees: false })).toEqual([
    { priceCents: 475, feesCents: 0 },
  ]);
  const odd = { ...deck, priceCents: 1005 };
  expect(off({ kind: 'percent', ppm: 100_000, withFees: false }, odd)).toEqual([
    { priceCents: 101, feesCents: 0 },
  ]);
});

test('[CODE-03] to a price: what is cheaper already stays as it is', () => {
  const terms = { kind: 'price', cents: 2000, withFees: false } as const;
  expect(off(terms, deck, { ...deck, priceCents: 1500 })).toEqual([
    { priceCents: 1800, feesCents: 0 },
    { priceCents: 0, feesCents: 0 },
  ]);
});

test('[CODE-03] comps cost nothing, or the fees alone where the code says so', () => {
  expect(off({ kind: 'comps', withFees: true })).toEqual([{ priceCents: 3800, feesCents: 1375 }]);
  expect(off({ kind: 'comps', withFees: false })).toEqual([{ priceCents: 3800, feesCents: 0 }]);
});

test('[CODE-03] an amount of the order is shared by its tickets; what one cannot take goes on to the others', () => {
  const order = { kind: 'amount', per: 'order', withFees: false } as const;
  expect(off({ ...order, cents: 1500 })).toEqual([{ priceCents: 750, feesCents: 0 }]);
  // A ticket of $2.00 gives all that it has, the other two the rest.
  expect(off({ ...order, cents: 1500 }, { ...deck, quantity: 1, priceCents: 200 }, deck)).toEqual([
    { priceCents: 200, feesCents: 0 },
    { priceCents: 650, feesCents: 0 },
  ]);
  // Seven tickets of one price: nobody is promised fifteen dollars and gets a cent less.
  expect(off({ ...order, cents: 1500 }, { ...deck, quantity: 7 })).toEqual([
    { priceCents: 215, feesCents: 0 },
  ]);
});

test('[CODE-03] fees go in their order', () => {
  expect(feesAfter(deck.fees, 1100)).toEqual([{ valueCents: 0 }, { valueCents: 275 }]);
});

test('[CODE-03] only what the code is for costs less, and what is sold along only where it is named', () => {
  const lines = [
    { ...deck, eventId: 1, priceLevelId: 11, isAddOn: false },
    { ...deck, eventId: 1, priceLevelId: 12, isAddOn: true },
    { ...deck, eventId: 2, priceLevelId: 21, isAddOn: false },
  ];
  const takesOff = { kind: 'amount', per: 'ticket', cents: 500, withFees: false } as const;
  const paid = (places: { eventIds?: number[]; levelIds?: number[] }) =>
    withCode(lines, { takesOff, ...places }, 'USD').map(({ priceCents }) => priceCents);
  expect(paid({})).toEqual([3300, 3800, 3300]);
  expect(paid({ eventIds: [1] })).toEqual([3300, 3800, 3800]);
  expect(paid({ levelIds: [12] })).toEqual([3800, 3300, 3800]);
  expect(withCode(lines, undefined, 'USD').map(({ off: { priceCents } }) => priceCents)).toEqual([0, 0, 0]);
});
