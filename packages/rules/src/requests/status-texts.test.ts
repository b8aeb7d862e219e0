import { expect, test } from 'vitest';
import { orderStatusWords, statusWords, usualStatusTexts } from './status-texts.ts';

test('[OPS-09] a state is told in the seller’s words, or in ours where there are none', () => {
  const paid = 'STATUS_ORDER_PAID';
  expect(statusWords({ [paid]: 'All yours' }, paid)).toBe('All yours');
  expect(statusWords({ STATUS_ORDER_READY: 'Packed' }, paid)).toBe(usualStatusTexts[paid]);
  expect(statusWords({ [paid]: '' }, paid)).toBe('Paid');
  expect(statusWords({}, 'STATUS_REQUEST_PENDING')).toBe('Pending');
  expect(statusWords({}, 'toString')).toBe('toString');
});

test('[RECEIPT-11] what a courier has is shipped to whoever reads it, unless the seller says it in other words', () => {
  const state = 'STATUS_ORDER_DELIVERED';
  expect(orderStatusWords({}, { state, shipped: true })).toBe('Shipped');
  expect(orderStatusWords({}, { state, shipped: false })).toBe('Delivered');
  expect(orderStatusWords({ [state]: 'Gone' }, { state, shipped: true })).toBe('Gone');
  expect(orderStatusWords({}, { state: 'STATUS_ORDER_CANCELED', shipped: true })).toBe('Canceled');
});
