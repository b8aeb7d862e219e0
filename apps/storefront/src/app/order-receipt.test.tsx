// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
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

test('[RECEIPT-11] the show, what happens next with the present step marked, and no way on but the one there is', async () => {
  await openOrders(`${list}/Z0000000005/receipt`, { orders: [sampleOrder()] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you!');
  const steps = screen.getByRole('heading', { name: 'What happens next' }).closest('section')!;
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
  expect(steps.querySelector('[aria-current="step"]')?.textContent).toContain('We ship');
  expect(screen.getAllByText(/^Sat, Jan 9, 2027/)[0]?.textContent).toContain('7:30 PM');
  const bill = screen.getByRole('complementary', { name: 'Your bill' });
  expect(within(bill).getByText('Total')).toBeTruthy();
});
