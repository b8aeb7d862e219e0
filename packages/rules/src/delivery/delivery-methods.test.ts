import { expect, test } from 'vitest';
import {
  allowsMobile,
  methodsForCountry,
  methodsOffered,
  mobileMethod,
  needsAddress,
} from './delivery-methods.ts';
import { deliveryConstants, isMobileMethod } from './delivery-types.ts';
import { fromNewYork } from './testing/from-new-york.ts';

const now = new Date('2026-11-16T12:00:00Z');

const method = (deliveryType: number, active = true) => ({ deliveryType, active });
const [willCall, domestic, international, mobile] = [1, 2, 3, 4].map((type) => method(type)) as [
  ReturnType<typeof method>,
  ReturnType<typeof method>,
  ReturnType<typeof method>,
  ReturnType<typeof method>,
];
const all = [willCall, domestic, international, mobile];
const mobileEvent = { mobileDelivery: true };

test('[CONST-25] [CONST-26] the numbers and constants of the delivery types', () => {
  expect(deliveryConstants).toEqual({
    1: 'DELIVERY_METHOD_TYPE_WILL_CALL',
    2: 'DELIVERY_METHOD_TYPE_DOMESTIC_SHIPPING',
    3: 'DELIVERY_METHOD_TYPE_INTERNATIONAL_SHIPPING',
    4: 'DELIVERY_METHOD_TYPE_MOBILE_TICKETING',
  });
});

test('[CONST-26] [CONST-27] [CONST-28] mobile is told by the constant, and by 4 where it is missing', () => {
  expect(isMobileMethod({ deliveryType: 9, deliveryConstant: 'DELIVERY_METHOD_TYPE_MOBILE_TICKETING' })).toBe(
    true,
  );
  expect(isMobileMethod({ deliveryType: 4 })).toBe(true);
  expect(isMobileMethod({ deliveryType: 4, deliveryConstant: 'DELIVERY_METHOD_TYPE_WILL_CALL' })).toBe(false);
});

test('[VALID-19] country 1 allows types 1 and 2, other countries 1 and 3, active ones only', () => {
  expect(methodsForCountry(all, 1, fromNewYork)).toEqual([willCall, domestic]);
  expect(methodsForCountry(all, 2, fromNewYork)).toEqual([willCall, international]);
  expect(methodsForCountry([method(1, false), domestic], 1, fromNewYork)).toEqual([domestic]);
});

test('[GUEST-10] mobile needs an active method and every event in a series with mobile delivery', () => {
  expect(mobileMethod(all, [mobileEvent])).toBe(mobile);
  expect(mobileMethod(all, [mobileEvent, { mobileDelivery: false }])).toBeNull();
  expect(mobileMethod(all, [])).toBeNull();
  expect(mobileMethod([method(4, false)], [mobileEvent])).toBeNull();
});

test('[CART-21] the instant stage offers mobile first, beside the methods of the country', () => {
  expect(methodsOffered(all, 1, [mobileEvent], now, fromNewYork)).toEqual([mobile, willCall, domestic]);
  expect(methodsOffered(all, 2, [{ mobileDelivery: false }], now, fromNewYork)).toEqual([
    willCall,
    international,
  ]);
});

test('[CART-21] an event in a series goes by the series, any other by its own switch', () => {
  expect([allowsMobile(true, undefined), allowsMobile(false, undefined)]).toEqual([true, false]);
  expect([allowsMobile(true, false), allowsMobile(false, true)]).toEqual([false, true]);
  expect(allowsMobile(undefined, undefined)).toBe(false);
});

test('[VALID-19] [CART-21] mail that cannot arrive before the show is not offered', () => {
  const soon = { mobileDelivery: true, startsAt: new Date('2026-11-20T00:00:00Z') };
  const slow = { ...domestic, leadDays: 5 };
  expect(methodsOffered([willCall, slow, mobile], 1, [soon], now, fromNewYork)).toEqual([mobile, willCall]);
  expect(
    methodsOffered([willCall, { ...slow, leadDays: 2 }, mobile], 1, [soon], now, fromNewYork),
  ).toHaveLength(3);
});

test('[CART-23] an address is needed where something could be sent in time, at home or abroad', () => {
  const soon = { mobileDelivery: true, startsAt: new Date('2026-11-20T00:00:00Z') };
  expect(needsAddress(all, [soon], now, fromNewYork)).toBe(true);
  expect(needsAddress([willCall, international], [soon], now, fromNewYork)).toBe(true);
  expect(needsAddress([willCall, mobile], [soon], now, fromNewYork)).toBe(false);
  expect(needsAddress([willCall, method(2, false)], [soon], now, fromNewYork)).toBe(false);
  expect(needsAddress([willCall, { ...domestic, leadDays: 5 }], [soon], now, fromNewYork)).toBe(false);
});
