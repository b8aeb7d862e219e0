import { expect, test } from 'vitest';
import { missingStages } from './missing-stages.ts';

const complete = { seatsConfirmed: true, hasAddress: true, hasDelivery: true, hasCard: true };

test('[SEC-38] [CART-17] an order names the stages that are missing, in their order', () => {
  expect(missingStages(complete)).toEqual([]);
  expect(missingStages({ ...complete, seatsConfirmed: false })).toEqual(['review']);
  expect(missingStages({ ...complete, hasAddress: false })).toEqual(['shipping-address']);
  expect(missingStages({ ...complete, hasDelivery: false })).toEqual(['delivery']);
  expect(missingStages({ ...complete, hasCard: false })).toEqual(['payment-method']);
  expect(
    missingStages({ seatsConfirmed: false, hasAddress: false, hasDelivery: false, hasCard: false }),
  ).toEqual(['review', 'shipping-address', 'delivery', 'payment-method']);
});
