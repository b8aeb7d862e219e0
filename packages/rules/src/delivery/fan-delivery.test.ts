import { expect, test } from 'vitest';
import { fanDelivery } from './fan-delivery.ts';
import { fromNewYork } from './testing/from-new-york.ts';

const method = (deliveryMethodId: number, deliveryType: number, active = true) => ({
  id: deliveryMethodId + 100,
  deliveryMethodId,
  deliveryType,
  active,
});
const methods = [method(11, 1), method(12, 2), method(13, 3), method(14, 4)];
const now = new Date('2026-11-16T12:00:00Z');
const to = (countryId: number) => ({ countryId, shows: [], now, from: fromNewYork });
const series = { domesticDeliveryMethodId: 12, internationalDeliveryMethodId: 13, mobileDelivery: false };

test('[FAN-13] the series decides by country', () => {
  expect(fanDelivery(series, methods, to(1))).toEqual({ decided: methods[1], choices: null });
  expect(fanDelivery(series, methods, to(2)).decided).toBe(methods[2]);
});

test('[FAN-13] [VALID-19] where it does not, the methods of the country are offered', () => {
  expect(fanDelivery({ mobileDelivery: false }, methods, to(1)).choices).toEqual([methods[0], methods[1]]);
  expect(fanDelivery(series, [method(12, 2, false), method(11, 1)], to(1)).choices).toEqual([method(11, 1)]);
});

test('[FAN-13] the mobile method only where the series has mobile delivery', () => {
  const mobile = { ...series, domesticDeliveryMethodId: 14 };
  expect(fanDelivery({ ...mobile, mobileDelivery: true }, methods, to(1)).decided).toBe(methods[3]);
  expect(fanDelivery(mobile, methods, to(1)).decided).toBeNull();
});

test('[FAN-13] [VALID-19] what cannot arrive before the shows is neither decided nor offered', () => {
  const slow = { ...method(12, 2), leadDays: 5 };
  const all = [method(11, 1), slow];
  const shows = [{ startsAt: new Date('2026-12-09T00:00:00Z') }];
  const ask = { countryId: 1, shows, now, from: fromNewYork };
  expect(fanDelivery(series, all, ask).decided).toBe(slow);
  // It leaves when the series has closed, or on the day that the series names.
  const closing = { ...series, closedDate: new Date('2026-12-04T12:00:00Z') };
  expect(fanDelivery(closing, all, ask).choices).toEqual([all[0]]);
  expect(fanDelivery({ ...series, estimatedShipDate: '2026-12-04' }, all, ask).choices).toEqual([all[0]]);
  expect(fanDelivery(closing, all, { ...ask, currentMethodId: 112 }).decided).toBe(slow);
  expect(fanDelivery(closing, all, { ...ask, currentMethodId: 12 }).decided).toBeNull();
});
