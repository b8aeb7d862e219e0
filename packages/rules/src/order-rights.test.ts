import { expect, test } from 'vitest';
import { allowsPaymentChange, allowsShippingChange } from './order-rights.ts';

const order = {
  state: 'STATUS_ORDER_PART_PAID',
  shipped: false,
  payments: [{ captured: true }, { captured: false }],
} as const;

test('[HIST-ORD-06] [OPS-33] the address can be changed until the order is shipped', () => {
  expect(allowsShippingChange(order)).toBe(true);
  expect(allowsShippingChange({ ...order, shipped: true })).toBe(false);
  expect(allowsShippingChange({ ...order, state: 'STATUS_ORDER_CANCELED' })).toBe(false);
});

test('[INSTAL-16] [OPS-23] the cards can be changed until nothing is left to capture', () => {
  expect(allowsPaymentChange(order)).toBe(true);
  expect(allowsPaymentChange({ ...order, payments: [{ captured: true }] })).toBe(false);
  expect(allowsPaymentChange({ ...order, state: 'STATUS_ORDER_CANCELED' })).toBe(false);
});
