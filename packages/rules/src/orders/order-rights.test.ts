import { expect, test } from 'vitest';
import { allowsAddressChange, allowsPaymentChange, allowsShippingChange } from './order-rights.ts';

const order = {
  state: 'STATUS_ORDER_PART_PAID',
  shipped: false,
  payments: [{ captured: true }, { captured: false }],
} as const;

const early = new Date('2026-12-15T00:30:00Z');
const late = new Date('2026-12-16T00:30:00Z');
const sent = { ...order, deliveryType: 2, shows: [early, late] };

test('[HIST-ORD-06] [OPS-33] the address can be changed until the order is shipped', () => {
  expect(allowsAddressChange(order)).toBe(true);
  expect(allowsAddressChange({ ...order, shipped: true })).toBe(false);
  expect(allowsAddressChange({ ...order, state: 'STATUS_ORDER_CANCELED' })).toBe(false);
  expect(allowsAddressChange({ ...order, state: 'STATUS_ORDER_DELIVERED' })).toBe(false);
});

test('[HIST-ORD-06] by its customer only for a shipped kind of delivery, and until the last show begins', () => {
  expect(allowsShippingChange(sent, early)).toBe(true);
  expect(allowsShippingChange({ ...sent, deliveryType: 3 }, early)).toBe(true);
  expect(allowsShippingChange(sent, late)).toBe(false);
  expect(allowsShippingChange({ ...sent, shipped: true }, early)).toBe(false);
  for (const deliveryType of [1, 4, null])
    expect(allowsShippingChange({ ...sent, deliveryType }, early)).toBe(false);
});

test('[INSTAL-16] [OPS-23] the cards can be changed until nothing is left to capture', () => {
  expect(allowsPaymentChange(order)).toBe(true);
  expect(allowsPaymentChange({ ...order, payments: [{ captured: true }] })).toBe(false);
  expect(allowsPaymentChange({ ...order, state: 'STATUS_ORDER_CANCELED' })).toBe(false);
});
