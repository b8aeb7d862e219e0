import { expect, test } from 'vitest';
import { GUEST_LIST_OUTLET, isGuestList } from '../shops/outlet-types.ts';
import { ANY_SALE, EXTERNAL_SALE, FAN_REQUEST_SALE, INSTANT_SALE } from './sales-types.ts';

test('[CONST-18] [PROD-04] [PROD-05] [PROD-06] [PROD-07] the sales types, and -1 for any', () => {
  expect([INSTANT_SALE, FAN_REQUEST_SALE, EXTERNAL_SALE, ANY_SALE]).toEqual([1, 2, 3, -1]);
});

test('[CONST-17] [PROD-02] outlet type 3 is the guest list', () => {
  expect(GUEST_LIST_OUTLET).toBe(3);
  expect([1, 2, 3, 4].map(isGuestList)).toEqual([false, false, true, false]);
});
