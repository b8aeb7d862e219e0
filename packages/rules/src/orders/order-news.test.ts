import { expect, test } from 'vitest';
import { orderNews } from './order-news.ts';

const paid = { captured: true, failed: false, charging: false };
const declined = { captured: false, failed: true, charging: false };
const order = {
  state: 'STATUS_ORDER_PAID',
  deliveryType: 2,
  shipped: false,
  onPhone: 'none',
  showsBegun: false,
  payments: [paid],
} as const;

test('[RECEIPT-11] a receipt speaks of the order as it is now, the most pressing first', () => {
  const kind = (change: object) => orderNews({ ...order, ...change }).kind;
  expect(kind({})).toBe('next');
  expect(kind({ payments: [paid, declined] })).toBe('failed');
  expect(kind({ payments: [{ ...declined, charging: true }] })).toBe('charging');
  expect(kind({ shipped: true })).toBe('shipped');
  expect(kind({ shipped: true, showsBegun: true })).toBe('over');
  expect(kind({ showsBegun: true, payments: [declined] })).toBe('failed');
  expect(kind({ shipped: true, payments: [paid, declined] })).toBe('failed');
  expect(kind({ state: 'STATUS_ORDER_CANCELED', payments: [declined] })).toBe('canceled');
  expect(kind({ state: 'STATUS_ORDER_DELIVERED', deliveryType: 4 })).toBe('ready');
  expect(kind({ state: 'STATUS_ORDER_READY', deliveryType: 4, onPhone: 'some' })).toBe('ready');
  expect(kind({ state: 'STATUS_ORDER_READY', deliveryType: 2, onPhone: 'some' })).toBe('next');
});

test('[RECEIPT-11] what was picked up or is on the phone is ready, and not before', () => {
  const kind = (state: 'STATUS_ORDER_DELIVERED' | 'STATUS_ORDER_PAID', deliveryType: number) =>
    orderNews({ ...order, state, deliveryType }).kind;
  expect([1, 2, 4].map((type) => kind('STATUS_ORDER_DELIVERED', type))).toEqual(['ready', 'next', 'ready']);
  expect([1, 2, 4].map((type) => kind('STATUS_ORDER_PAID', type))).toEqual(['next', 'next', 'next']);
});

test('[RECEIPT-11] what was captured after all is settled, whatever was tried before', () => {
  const payments = [{ captured: true, failed: true, charging: true }];
  expect(orderNews({ ...order, payments }).kind).toBe('next');
});

test('[RECEIPT-11] each has its own words', () => {
  const words = (change: object) => orderNews({ ...order, ...change }).words;
  const delivered = 'STATUS_ORDER_DELIVERED';
  expect(words({ state: 'STATUS_ORDER_CANCELED' })).toContain('This order was canceled');
  expect(words({ payments: [{ ...declined, charging: true }] })).toContain('A payment is on its way');
  expect(words({ payments: [declined] })).toContain('A payment did not go through');
  expect(words({ showsBegun: true })).toContain('The show is over');
  expect(words({ shipped: true })).toBe('Your tickets are on their way.');
  expect(words({ state: delivered, deliveryType: 4 })).toBe('Your tickets are on your phone.');
  expect(words({ state: delivered, deliveryType: 1 })).toBe('Your tickets have been handed over.');
});

test('[RECEIPT-11] only an order that is still to be sent says that it will be', () => {
  expect(orderNews(order).words).toContain('We ship your tickets');
  for (const change of [
    { shipped: true },
    { payments: [declined] },
    { state: 'STATUS_ORDER_CANCELED' as const },
  ])
    expect(orderNews({ ...order, ...change }).words).not.toContain('We ship');
});
