import { expect, test } from 'vitest';
import { addonsOffered, pageItems } from './addons.ts';

const seat = { suppressed: false, priceLevels: [{ saleStatus: 'ON_SALE' }] } as const;
const parking = {
  suppressed: true,
  priceLevels: [{ saleStatus: 'OFF_SALE' }, { saleStatus: 'ON_SALE' }],
} as const;
const soldOut = { suppressed: true, priceLevels: [{ saleStatus: 'OFF_SALE' }] } as const;

test('[EVENT-18] [CHECKOUT-04] suppressed items are the addons; only those on sale are offered', () => {
  expect(pageItems([seat, parking, soldOut])).toEqual([seat]);
  expect(addonsOffered([seat, parking, soldOut])).toEqual([parking]);
  expect(addonsOffered([seat, soldOut])).toEqual([]);
});
