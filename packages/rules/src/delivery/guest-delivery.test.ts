import { expect, test } from 'vitest';
import { guestMethods, guestOptionProblem, guestOptions } from './guest-delivery.ts';
import { fromNewYork } from './testing/from-new-york.ts';

const method = (id: number, deliveryType: number) => ({
  id,
  deliveryType,
  active: true,
});
const methods = [method(21, 1), method(22, 2), method(23, 3), method(24, 4)];
const now = new Date('2026-11-16T12:00:00Z');
const mobile = { events: [{ mobileDelivery: true }], now, from: fromNewYork };

test('[GUEST-07] [GUEST-08] the modes: -1 all, -2 shipping and mobile, -3 will call only', () => {
  expect(guestOptions(-1, methods, mobile)).toEqual(['willCall', 'shipping', 'mobile']);
  expect(guestOptions(-2, methods, mobile)).toEqual(['shipping', 'mobile']);
  expect(guestOptions(-3, methods, mobile)).toEqual(['willCall']);
});

test('[GUEST-08] a positive mode allows only that method', () => {
  expect(guestOptions(22, methods, mobile)).toEqual(['shipping']);
  expect(guestOptions(24, methods, mobile)).toEqual(['mobile']);
  expect(guestOptions(99, methods, mobile)).toEqual([]);
  expect(guestMethods('shipping', 22, methods, 1, mobile)).toEqual([methods[1]]);
  expect(guestMethods('shipping', 22, methods, 2, mobile)).toEqual([]);
});

test('[GUEST-08] [GUEST-11] a method that is switched off is none', () => {
  const off = methods.map((each) => ({ ...each, active: false }));
  expect(guestOptions(22, off, mobile)).toEqual([]);
  expect(guestMethods('willCall', -1, off, 1, mobile)).toEqual([]);
  expect(guestMethods('shipping', -1, off, 1, mobile)).toEqual([]);
});

test('[GUEST-10] mobile is left out where a requested event has no mobile delivery', () => {
  expect(
    guestOptions(-2, methods, {
      events: [...mobile.events, { mobileDelivery: false }],
      now,
      from: fromNewYork,
    }),
  ).toEqual(['shipping']);
});

test('[GUEST-11] [VALID-19] shipping offers what the country allows', () => {
  expect(guestMethods('shipping', -1, methods, 1, mobile)).toEqual([methods[1]]);
  expect(guestMethods('shipping', -1, methods, 2, mobile)).toEqual([methods[2]]);
  expect(guestMethods('willCall', -1, methods, 1, mobile)).toEqual([methods[0]]);
  expect(guestMethods('mobile', -1, methods, 1, mobile)).toEqual([methods[3]]);
});

test('[GUEST-12] [ERR-58] [ERR-59] an option without a method says so', () => {
  expect(guestOptionProblem('willCall', [])).toBe('No will call delivery method found');
  expect(guestOptionProblem('mobile', [])).toBe('No mobile ticket delivery method found');
  expect(guestOptionProblem('mobile', methods)).toBeNull();
  expect(guestOptionProblem('mobile', [method(21, 1), { ...method(24, 4), active: false }])).toBe(
    'No mobile ticket delivery method found',
  );
  expect(guestOptionProblem('shipping', [])).toBeNull();
});

test('[GUEST-11] [VALID-19] what would come after the show is not offered, nor shipping where nothing else is', () => {
  const [willCall, mail, abroad] = methods;
  const soon = {
    events: [{ mobileDelivery: false, startsAt: new Date('2026-11-20T00:00:00Z') }],
    now,
    from: fromNewYork,
  };
  const slow = { ...mail!, leadDays: 5 };
  const far = { ...abroad!, leadDays: 28 };
  expect(guestMethods('shipping', -1, [slow, { ...mail!, leadDays: 2 }], 1, soon)).toHaveLength(1);
  expect(guestOptions(-1, [willCall!, slow, far], soon)).toEqual(['willCall']);
  expect(guestOptions(-1, [willCall!, slow], soon)).toEqual(['willCall']);
  expect(guestOptions(-1, [willCall!], soon)).toEqual(['willCall', 'shipping']);
  const switchedOff = { ...slow, leadDays: 2, active: false };
  expect(guestOptions(-1, [willCall!, slow, switchedOff], soon)).toEqual(['willCall']);
  expect(guestOptions(-1, [willCall!, { ...slow, leadDays: 2 }, far], soon)).toEqual([
    'willCall',
    'shipping',
  ]);
});
