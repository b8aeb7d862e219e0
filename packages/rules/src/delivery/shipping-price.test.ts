import { expect, test } from 'vitest';
import { shippingCents, shippingText } from './shipping-price.ts';

test('[CONST-31] 0 or missing shows Free, a negative price is hidden and counts as 0', () => {
  expect([0, null, undefined, 1250, -1].map((price) => shippingText(price, 'USD'))).toEqual([
    'Free',
    'Free',
    'Free',
    '$12.50',
    null,
  ]);
  expect([0, null, undefined, 1250, -1].map(shippingCents)).toEqual([0, 0, 0, 1250, 0]);
});
