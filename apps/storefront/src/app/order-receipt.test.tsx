// @vitest-environment happy-dom
import type { Order } from '@stagedoor/contract/entities/order';
import { getOrder } from '@stagedoor/contract/calls/shop/order';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  sampleOrder,
  sampleOrderEvent,
  sampleOrderLine,
  samplePayment,
} from '../parts/testing/sample-orders.ts';
import { home } from './testing/address-book.ts';
import { openOrders } from './testing/order-book.ts';

const list = '/user/history/orders';

afterEach(() => vi.useRealTimers());
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

test('[RECEIPT-11] the number, the customer’s status, and the ways back to events and orders', async () => {
  await openOrders(`${list}/Z0000000005/receipt`, {
    orders: [sampleOrder({ status: { state: 'STATUS_ORDER_PAID', customerStatus: 'All yours' } })],
  });
  expect(screen.getByRole('main').textContent).toContain('Order Z0000000005All yours');
  const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Back to Events')).toBe('/');
  expect(leadsTo('View My Orders')).toBe('/user/history/orders');
});

const receiptOf = async (change: Partial<Order>) => {
  await openOrders(`${list}/Z0000000005/receipt`, { orders: [sampleOrder(change)] });
  return screen.getByRole('complementary', { name: 'Your bill' });
};

test('[RECEIPT-11] what went back to the card stands below what it paid', async () => {
  const bill = await receiptOf({
    totals: { ...sampleOrder().totals, userPaid: { totalCents: 186_12 } },
    lines: [sampleOrderLine(), sampleOrderLine({ priceLevelId: 2, canceled: true })],
  });
  expect(within(bill).getByText('Refund').closest('div')?.textContent).toContain('$23.38');
  expect(within(bill).getByText('$209.50')).toBeTruthy();
});

test('[RECEIPT-11] of a show that is over nothing is on its way', async () => {
  await receiptOf({
    shippedDay: '2026-10-20',
    events: [sampleOrderEvent({ startsAt: new Date('2026-10-30T00:30:00Z') })],
  });
  expect(screen.queryByText(/on their way/)).toBeNull();
  expect(screen.getByText(/is over/)).toBeTruthy();
});

test('[RECEIPT-11] while a payment is being confirmed, the one before it has not failed', async () => {
  const payment = samplePayment({ captured: false, failed: true, charging: true });
  await receiptOf({
    status: { state: 'STATUS_ORDER_PAYMENT_FAILED', customerStatus: 'Payment failed' },
    scheduledPayments: [payment],
  });
  expect(screen.queryByText('Payment failed')).toBeNull();
  expect(screen.getAllByText('Being confirmed').length).toBeGreaterThan(0);
});

test('[RECEIPT-11] [INSTAL-08] nor has it in the list and in the summary', async () => {
  const order = sampleOrder({
    status: { state: 'STATUS_ORDER_PAYMENT_FAILED', customerStatus: 'Payment failed' },
    scheduledPayments: [samplePayment({ captured: false, failed: true, charging: true })],
  });
  await openOrders(`${list}/${order.number}/summary`, { orders: [order] });
  expect(screen.queryByText('Payment failed')).toBeNull();
  expect(within(screen.getByRole('dialog')).getAllByText('Being confirmed').length).toBeGreaterThan(1);
});

test('[RECEIPT-11] an address stands there where something goes to it', async () => {
  const shippingAddress = home;
  await receiptOf({ shippingAddress });
  expect(screen.getByText(home.addressLineOne)).toBeTruthy();
  cleanup();
  await receiptOf({ shippingAddress, delivery: { id: 1, deliveryType: 1, name: 'Will Call' } });
  expect(screen.getAllByText('Will Call').length).toBeGreaterThan(0);
  expect(screen.queryByText(home.addressLineOne)).toBeNull();
});

test('[RECEIPT-11] [CART-21] an open receipt shows mobile tickets by itself as soon as they are there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const delivery = { id: 4, deliveryType: 4, name: 'Mobile Tickets' };
  const coming = sampleOrder({ delivery });
  const shop = await openOrders(`${list}/Z0000000005/receipt`, { orders: [coming] });
  expect(screen.queryByRole('link', { name: 'Mobile Tickets' })).toBeNull();
  const status = { state: 'STATUS_ORDER_DELIVERED', customerStatus: 'Delivered' };
  shop.server.on(getOrder, () => ({ order: { ...coming, status } }));
  await act(async () => void vi.advanceTimersByTime(2000));
  await shop.settle();
  expect(screen.getByRole('link', { name: 'Mobile Tickets' })).toBeTruthy();
  const asked = shop.server.countOf(getOrder);
  await act(async () => void vi.advanceTimersByTime(10_000));
  expect(shop.server.countOf(getOrder)).toBe(asked);
});

test('[RECEIPT-11] where mobile tickets come later the receipt says when, and does not keep asking', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const delivery = { id: 4, deliveryType: 4, name: 'Mobile Tickets' };
  const events = [sampleOrderEvent({ ticketDay: '2027-01-02' })];
  const shop = await openOrders(`${list}/Z0000000005/receipt`, {
    orders: [sampleOrder({ delivery, events })],
  });
  expect(screen.getByRole('main').textContent).toContain('They come on Sat, Jan 2, 2027.');
  const asked = shop.server.countOf(getOrder);
  await act(async () => void vi.advanceTimersByTime(10_000));
  expect(shop.server.countOf(getOrder)).toBe(asked);
});
