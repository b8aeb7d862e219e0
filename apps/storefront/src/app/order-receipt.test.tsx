// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOrder } from '../parts/testing/sample-orders.ts';
import { openOrders } from './testing/order-book.ts';

const list = '/user/history/orders';

beforeEach(() => vi.useRealTimers());
afterEach(cleanup);

test('[RECEIPT-13] an order that is nobody’s, or somebody else’s, is not there', async () => {
  await openOrders(`${list}/Z0000000099/receipt`, { orders: [sampleOrder()] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No order found');
});

test('[RECEIPT-12] without a number the list of orders takes its place', async () => {
  const shop = await openOrders(`${list}/receipt`, { orders: [sampleOrder()] });
  expect(shop.address()).toBe(list);
});
