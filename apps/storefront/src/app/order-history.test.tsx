// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listOrders } from '@stagedoor/contract/calls/shop/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { planOf, sampleOrder, sampleOrderEvent, sampleOrderLine } from '../parts/testing/sample-orders.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { inputTo } from './testing/address-book.ts';
import { card } from './testing/card-book.ts';
import { press } from './testing/account-screens.ts';
import { cells, openOrders, section } from './testing/order-book.ts';

const scrolledTo = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrolledTo.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolledTo(this.id);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const list = '/user/history/orders';
const past = (order: Partial<Order> = {}): Order =>
  sampleOrder({
    id: 6,
    number: 'Z0000000006',
    events: [sampleOrderEvent({ eventId: 241, startsAt: new Date('2025-06-01T00:30:00Z') })],
    lines: [sampleOrderLine({ eventId: 241 })],
    ...order,
  });
const switchOf = () => screen.getByRole('button', { name: 'Details of Juniper & the Tides' });

describe('the list', () => {
  test('[HIST-ORD-01] [HIST-ORD-04] [HIST-ORD-05] [HIST-ORD-07] upcoming orders with label, number and events', async () => {
    await openOrders(list, { orders: [sampleOrder(), past()] });
    const upcoming = section('Upcoming Events');
    expect(within(upcoming).getByRole('heading', { level: 3 }).textContent).toBe('Juniper & the Tides');
    expect(within(upcoming).getByText('Long Way Home, winter leg')).toBeTruthy();
    expect(within(upcoming).getByRole('link', { name: 'Z0000000005' }).getAttribute('href')).toBe(
      `${list}/Z0000000005/summary`,
    );
    const headers = within(upcoming).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent).slice(0, 6)).toEqual([
      'Status',
      'Delivery',
      'Show Date',
      'Event',
      'Location',
      'Total',
    ]);
    expect(cells(upcoming).slice(0, 6)).toEqual([
      'Paid',
      'Tracked mail',
      'Sat, Jan 9, 2027 7:30 PM',
      'Juniper & the TidesLong Way Home',
      'Granite Hall, Boston MA',
      '$209.50 paid',
    ]);
  });

  test('[HIST-ORD-07] [HIST-ORD-18] one table; the total of an order stands once and means all of it', async () => {
    const second = sampleOrderEvent({ eventId: 232, totalCents: 12_00 });
    const order = sampleOrder({
      events: [sampleOrderEvent(), second],
      lines: [sampleOrderLine(), sampleOrderLine({ eventId: 232, levelName: 'Floor' })],
      totals: { ...sampleOrder().totals, userPaid: { totalCents: 110_75 } },
    });
    await openOrders(`${list}/Z0000000005`, {
      orders: [order, sampleOrder({ id: 7, number: 'Z0000000007' })],
    });
    const upcoming = section('Upcoming Events');
    expect(within(upcoming).getAllByRole('table')).toHaveLength(1);
    expect(cells(upcoming)[5]).toBe('$110.75 paid');
    expect(upcoming.textContent).not.toContain('$197.50');
    // Both shows are open, and the bill of the order stands below them once.
    expect(within(upcoming).getAllByText(/^(Orchestra|Floor) × 2$/)).toHaveLength(2);
    expect(within(upcoming).getAllByRole('heading', { name: 'Whole order' })).toHaveLength(1);
    const account = within(upcoming).getByRole('heading', { name: 'Payments' }).parentElement!;
    expect(account.textContent).toContain('Refund-$98.75');
  });

  test('[HIST-ORD-09] a show whose tickets were all given back is canceled, whatever the order is', async () => {
    const order = sampleOrder({ lines: [sampleOrderLine({ canceled: true })] });
    await openOrders(list, { orders: [order] });
    expect(cells(section('Upcoming Events'))[0]).toBe('Canceled');
  });

  test('[INSTAL-08] a failed payment says which one and how much, over the shows, with the way to pay', async () => {
    const order = sampleOrder({
      planEnrolled: true,
      scheduledPayments: planOf(card(1111)),
      totals: { ...sampleOrder().totals, userPaid: { totalCents: 185_00 }, userDue: { totalCents: 330_01 } },
      allowPaymentChange: true,
    });
    await openOrders(list, { orders: [order] });
    const [notice] = within(section('Upcoming Events')).getAllByRole('row').slice(1);
    expect(notice!.textContent).toContain('Attention needed: 2nd payment, $165.00Transaction declined.');
    expect(within(notice!).getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toMatch(
      /edit-billing#pay$/,
    );
    expect(section('Upcoming Events').textContent).toContain('$515.01 $165.00 is due now');
  });

  test('[INSTAL-08] a payment that is only to come asks for nothing', async () => {
    const payments = planOf(card(1111)).map((payment) => ({ ...payment, failed: false }));
    await openOrders(list, { orders: [sampleOrder({ scheduledPayments: payments })] });
    expect(section('Upcoming Events').textContent).not.toContain('Attention needed');
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull();
  });

  test('[HIST-ORD-04] an order without a series shows the outlet’s name', async () => {
    await openOrders(list, {
      orders: [sampleOrder({ events: [sampleOrderEvent({ seriesName: undefined })] })],
    });
    expect(within(section('Upcoming Events')).getByText('Lantern Club')).toBeTruthy();
  });

  test('[ERR-93] [HIST-ORD-01] [HIST-ORD-02] [HIST-ORD-03] nothing upcoming; past ones once a year is chosen', async () => {
    const shop = await openOrders(list, { orders: [past()] });
    expect(within(section('Upcoming Events')).getByText('No upcoming events')).toBeTruthy();
    const filter = screen.getByLabelText<HTMLSelectElement>('Year');
    expect(filter.options).toHaveLength(1 + 35);
    expect(filter.selectedOptions[0]!.textContent).toBe('Select Year to Display');
    const instead = within(section('Past Events')).getByRole('heading', { level: 3 });
    expect(instead.textContent).toBe('Select Year to Display');
    fireEvent.change(filter, { target: { value: '2024' } });
    await shop.settle();
    expect(within(section('Past Events')).getByText('No orders to display')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '2025' } });
    await shop.settle();
    expect(shop.address()).toBe(`${list}?year=2025`);
    expect(within(section('Past Events')).getByRole('link', { name: 'Z0000000006' })).toBeTruthy();
  });

  test('[HIST-ORD-06] what may be changed is offered, and nothing else', async () => {
    await openOrders(list, { orders: [sampleOrder({ allowPaymentChange: true })] });
    expect(screen.getByRole('link', { name: /^Edit Shipping/ }).getAttribute('href')).toMatch(
      /edit-shipping$/,
    );
    expect(screen.getByRole('link', { name: /^Manage Payment/ }).getAttribute('href')).toMatch(
      /edit-billing$/,
    );
    cleanup();
    await openOrders(list, { orders: [sampleOrder({ allowShippingChange: false })] });
    expect(screen.queryByRole('link', { name: /^(Edit Shipping|Manage Payment)/ })).toBeNull();
  });

  test('a list that does not load says so and offers to try again', async () => {
    const shop = await openOrders(list, {
      orders: [sampleOrder()],
      server: (server) =>
        server.on(listOrders, () => {
          throw refusal(403, 'NOT_ALLOWED', 'You are not allowed to do this');
        }),
    });
    expect(screen.getByRole('alert').textContent).toContain('You are not allowed to do this');
    shop.server.on(listOrders, () => ({ orders: [] }));
    press('Try again');
    await shop.settle();
    expect(screen.getByText('No upcoming events')).toBeTruthy();
    expect(inputTo(shop.server, listOrders)).toEqual({ upcoming: true });
  });
});

describe('an expanded row', () => {
  test('[HIST-ORD-09] [HIST-ORD-17] [HIST-ORD-18] its lines, their seats, and the order’s totals', async () => {
    const canceled = sampleOrderLine({ priceLevelId: 2, levelName: 'Balcony', canceled: true, manifest: [] });
    await openOrders(list, { orders: [sampleOrder({ lines: [sampleOrderLine(), canceled] })] });
    expect(screen.queryByText('Orchestra × 2')).toBeNull();
    fireEvent.click(switchOf());
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.closest('table'));
    expect(first!.textContent).toContain('Orchestra × 2$85.00 each, plus $13.75 in fees');
    expect(first!.textContent).toContain('Orchestra, row F, seats 11 and 12$170.00');
    expect(second!.textContent).toContain('Balcony × 2Canceled');
    const totals = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(totals).toEqual(['$170.00', '$27.50', '$12.00', '$209.50', '$209.50', '$0.00']);
  });

  test('[HIST-ORD-18] what was canceled explains why less is paid than the total', async () => {
    const { totals } = sampleOrder();
    const order = sampleOrder({ totals: { ...totals, userPaid: { totalCents: 110_75 } } });
    await openOrders(`${list}/Z0000000005`, { orders: [order] });
    expect(screen.getByText('Canceled').closest('div')?.textContent).toBe('Canceled-$98.75');
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual(['$170.00', '$27.50', '$12.00', '-$98.75', '$110.75', '$110.75', '$0.00']);
  });

  test('[HIST-ORD-18] on a plan its fee stands in the bill, and what is paid and due below it', async () => {
    const { totals } = sampleOrder();
    const onPlan = {
      ...totals,
      planFeeCents: 15_00,
      totalCents: totals.totalCents + 15_00,
      userPaid: { totalCents: 84_70 },
      userDue: { totalCents: totals.totalCents + 15_00 - 84_70 },
    };
    await openOrders(`${list}/Z0000000005`, { orders: [sampleOrder({ totals: onPlan })] });
    const rows = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Tickets',
      'Fees',
      'Payment Plan Fee',
      'ShippingTracked mail',
      'Total',
      'Paid',
      'Due',
    ]);
    const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual(['$170.00', '$27.50', '$15.00', '$12.00', '$224.50', '$84.70', '$139.80']);
  });

  test('[ROUTE-12] an address opens one event and scrolls to it', async () => {
    const second = sampleOrderEvent({ eventId: 232, artistName: 'Halcyon Avenue' });
    const order = sampleOrder({
      events: [sampleOrderEvent(), second],
      lines: [sampleOrderLine(), sampleOrderLine({ eventId: 232, levelName: 'Floor' })],
    });
    await openOrders(`${list}/z0000000005/event/232`, { orders: [order] });
    expect(screen.getByText('Floor × 2')).toBeTruthy();
    expect(screen.queryByText('Orchestra × 2')).toBeNull();
    expect(scrolledTo).toHaveBeenCalledWith('order-Z0000000005-event-232');
  });

  test('[ROUTE-13] an order’s own address opens all of it; a past one shows its year', async () => {
    const shop = await openOrders(`${list}/Z0000000006`, { orders: [sampleOrder(), past()] });
    expect(shop.address()).toBe(`${list}/Z0000000006?year=2025`);
    expect(within(section('Past Events')).getByText('Orchestra × 2')).toBeTruthy();
    expect(within(section('Upcoming Events')).queryByText('Orchestra × 2')).toBeNull();
    expect(scrolledTo).toHaveBeenCalledWith('order-Z0000000006');
  });

  test('[HIST-04] [ERR-90] an order that is not there, or another customer’s, is not found at any address', async () => {
    for (const rest of ['', '/event/231', '/summary', '/edit-shipping', '/edit-billing', '/mobile-tickets']) {
      await openOrders(`${list}/Z0000000099${rest}`, { orders: [sampleOrder()] });
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No order found');
      expect(screen.queryByRole('dialog')).toBeNull();
      cleanup();
    }
  });
});
