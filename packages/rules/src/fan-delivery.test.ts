import { expect, test } from 'vitest';
import { fanDelivery } from './fan-delivery.ts';

const method = (deliveryMethodId: number, deliveryType: number, active = true) => ({
  deliveryMethodId,
  deliveryType,
  active,
});
const methods = [method(11, 1), method(12, 2), method(13, 3), method(14, 4)];
const series = { domesticDeliveryMethodId: 12, internationalDeliveryMethodId: 13, mobileDelivery: false };

test('[FAN-13] the series decides by country', () => {
  expect(fanDelivery(series, 1, methods).decided).toBe(methods[1]);
  expect(fanDelivery(series, 2, methods).decided).toBe(methods[2]);
});

test('[FAN-13] [VALID-19] where it does not, the methods of the country are offered', () => {
  expect(fanDelivery({ mobileDelivery: false }, 1, methods).choices).toEqual([methods[0], methods[1]]);
  expect(fanDelivery(series, 1, [method(12, 2, false), method(11, 1)]).choices).toEqual([method(11, 1)]);
});

test('[FAN-13] the mobile method only where the series has mobile delivery', () => {
  const mobile = { ...series, domesticDeliveryMethodId: 14 };
  expect(fanDelivery({ ...mobile, mobileDelivery: true }, 1, methods).decided).toBe(methods[3]);
  expect(fanDelivery(mobile, 1, methods).decided).toBeNull();
});
