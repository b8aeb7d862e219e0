// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { getMobileTickets, updateOrderAddress } from '@stagedoor/contract/calls/shop/order-history';
import { sampleOrder, sampleOrderEvent, sampleOrderLine, planOf } from '../parts/testing/sample-orders.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { dialog, home, inputTo, save } from './testing/address-book.ts';
import { fill } from './testing/account-screens.ts';
import { card } from './testing/card-book.ts';
import { openOrders } from './testing/order-book.ts';

afterEach(cleanup);

const list = '/user/history/orders';
const at = (view: string) => `${list}/Z0000000005/${view}`;

async function close(shop: { settle: () => Promise<void> }) {
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  await shop.settle();
}

describe('an address of its own', () => {
  test('[DIALOG-01] a dialog opened from the list goes back to it, and the list stays as it was', async () => {
    const shop = await openOrders(list, { orders: [sampleOrder()] });
    fireEvent.click(screen.getByRole('button', { name: 'Details of Juniper & the Tides' }));
    fireEvent.click(screen.getByRole('link', { name: 'Z0000000005' }));
    await shop.settle();
    expect(shop.address()).toBe(at('summary'));
    expect(within(dialog()).getByText('Summary Details')).toBeTruthy();
    await close(shop);
    expect(shop.address()).toBe(list);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Orchestra × 2')).toBeTruthy();
  });

  test('[DIALOG-01] [ROUTE-10] a dialog opened by its address returns to the list', async () => {
    const names = {
      summary: 'Summary Details',
      'edit-shipping': 'Edit Shipping Address',
      'edit-billing': 'Manage Payments',
      'mobile-tickets': 'Mobile Tickets',
    };
    for (const [view, name] of Object.entries(names)) {
      const shop = await openOrders(at(view), { orders: [sampleOrder({ allowPaymentChange: true })] });
      expect(screen.getByRole('dialog', { name })).toBeTruthy();
      await close(shop);
      expect(shop.address()).toBe(list);
      cleanup();
    }
  });

  test('[HIST-ORD-06] what is not allowed leads to the order, with a word', async () => {
    const words = {
      'edit-shipping': 'The shipping address cannot be changed now',
      'edit-billing': 'The payment cannot be changed now',
    };
    for (const [view, why] of Object.entries(words)) {
      const shop = await openOrders(at(view), { orders: [sampleOrder({ allowShippingChange: false })] });
      expect(shop.address()).toBe(`${list}/Z0000000005`);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText(why)).toBeTruthy();
      cleanup();
    }
  });
});

describe('the summary', () => {
  test('[DIALOG-10] [DIALOG-12] [DIALOG-13] [DIALOG-14] [DIALOG-15] tells everything about an order', async () => {
    const paymentMethod = card(1111);
    await openOrders(at('summary'), {
      orders: [
        sampleOrder({
          shippingAddress: home,
          paymentMethod,
          estimatedShipDay: '2026-12-01',
          shippedDay: '2026-12-03',
        }),
      ],
    });
    const text = dialog().textContent;
    for (const part of [
      'Order Number Z0000000005Paid',
      'Estimated ship dateTue, Dec 1, 2026',
      'Ship dateThu, Dec 3, 2026',
      'OrderedThu, Oct 1, 2026',
      'Last changedFri, Oct 2, 2026',
      '12 Box Elder Rd',
      'Visa ending in 1111',
      'Orchestra, row F, seats 11 and 12',
      'Total$209.50',
    ])
      expect(text).toContain(part);
  });

  test('[DIALOG-12] a missing date has no row', async () => {
    await openOrders(at('summary'), { orders: [sampleOrder()] });
    expect(dialog().textContent).not.toMatch(/ship date|Tracking/i);
  });

  test('[PROD-13] [DIALOG-11] [TRACK-48] the tracking number leads to its courier, or is plain text', async () => {
    await openOrders(at('summary'), { orders: [sampleOrder({ trackingNumber: '1Z5R89390357567127' })] });
    const link = await within(dialog()).findByRole('link', { name: /^1Z5R89390357567127/ });
    expect(link.getAttribute('href')).toContain('ups.com');
    expect(link.getAttribute('target')).toBe('_blank');
    cleanup();
    const shop = await openOrders(at('summary'), {
      orders: [sampleOrder({ trackingNumber: 'HAND-DELIVERED' })],
    });
    await shop.settle();
    expect(within(dialog()).getByText('HAND-DELIVERED').tagName).toBe('DD');
  });

  test('[DIALOG-14] [INSTAL-08] a plan shows its three payments and their states', async () => {
    await openOrders(at('summary'), {
      orders: [sampleOrder({ planEnrolled: true, scheduledPayments: planOf(card(1111)) })],
    });
    const payments = within(dialog())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(payments).toEqual([
      '1st payment Tue, Sep 1, 2026Visa ending in 1111Paid$185.00',
      '2nd payment Sun, Nov 1, 2026Declined: Visa ending in 1111Attention needed$165.00',
      '3rd payment Fri, Jan 1, 2027Visa ending in 1111$165.01',
    ]);
  });
});

describe('another address', () => {
  test('[DIALOG-03] [ERR-73] is judged, saved, and told', async () => {
    const shop = await openOrders(at('edit-shipping'), { orders: [sampleOrder({ shippingAddress: home })] });
    fill({ City: '' });
    save();
    expect(within(dialog()).getByRole('alert').textContent).toContain('City Required');
    expect(shop.server.countOf(updateOrderAddress)).toBe(0);
    fill({ City: 'Bangor' });
    save();
    await shop.settle();
    expect(inputTo(shop.server, updateOrderAddress)).toMatchObject({
      order: 5,
      shippingAddress: { city: 'Bangor', addressLineOne: '12 Box Elder Rd' },
    });
    expect(screen.getByText('Shipping address has been updated')).toBeTruthy();
    expect(shop.address()).toBe(list);
    expect(shop.book.find(5).shippingAddress?.city).toBe('Bangor');
  });

  test('a saved one fills the form', async () => {
    await openOrders(at('edit-shipping'), {
      orders: [sampleOrder({ shippingAddress: { ...home, city: 'Saco' } })],
    });
    expect(within(dialog()).getByLabelText<HTMLInputElement>('City').value).toBe('Saco');
    fireEvent.change(within(dialog()).getByLabelText('Saved address'), { target: { value: home.uuid } });
    expect(within(dialog()).getByLabelText<HTMLInputElement>('City').value).toBe('Portland');
  });

  test('[ERR-72] a refusal keeps what was typed', async () => {
    const shop = await openOrders(at('edit-shipping'), {
      orders: [sampleOrder({ shippingAddress: home })],
      server: (server) =>
        server.on(updateOrderAddress, () => {
          throw refusal(409, 'ORDER_NOT_CHANGEABLE', 'This order can no longer be changed');
        }),
    });
    fill({ City: 'Bangor' });
    save();
    await shop.settle();
    expect(within(dialog()).getByRole('alert').textContent).toBe(
      'Unable to update shipping addressThis order can no longer be changed',
    );
    expect(within(dialog()).getByLabelText<HTMLInputElement>('City').value).toBe('Bangor');
  });
});

describe('mobile tickets', () => {
  const mobile = { delivery: { id: 4, deliveryType: 4, name: 'Mobile' } };

  test('[HIST-ORD-08] [DIALOG-02] open from the list, by item, each in a tab of its own', async () => {
    const ticket = { eventId: 231, itemId: 11, itemName: 'Tickets', levelName: 'Orchestra' };
    const seats = { sectionName: 'Orchestra', rowName: 'F' };
    const shop = await openOrders(list, {
      orders: [sampleOrder({ ...mobile, events: [sampleOrderEvent()], lines: [sampleOrderLine()] })],
      server: (server) =>
        server.on(getMobileTickets, () => ({
          mobileTickets: [
            { ...ticket, ...seats, seatName: '11', redemptionUrl: 'https://shop.test/ticket/a' },
            { ...ticket, ...seats, seatName: '12', redemptionUrl: 'https://shop.test/ticket/b' },
            { ...ticket, redemptionUrl: 'javascript:alert(1)' },
          ],
        })),
    });
    fireEvent.click(screen.getByRole('link', { name: /^Mobile Tickets/ }));
    await shop.settle();
    expect(shop.address()).toBe(at('mobile-tickets'));
    const links = within(dialog()).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://shop.test/ticket/a', '_blank'],
      ['https://shop.test/ticket/b', '_blank'],
    ]);
    expect(dialog().textContent).toContain('Orchestra, row F, seat 11');
    expect(dialog().textContent).toContain('Ticket 1 of 2');
  });

  test('[TICKET-04] a friend’s address with a likely slip is asked about before the ticket goes there', async () => {
    const ticket = { eventId: 231, itemId: 11, itemName: 'Tickets', levelName: 'Orchestra', ticketId: 5 };
    await openOrders(at('mobile-tickets'), {
      orders: [sampleOrder(mobile)],
      server: (server) =>
        server.on(getMobileTickets, () => ({
          mobileTickets: [{ ...ticket, redemptionUrl: 'https://shop.test/ticket/a' }],
        })),
    });
    fireEvent.click(within(dialog()).getByRole('button', { name: /^Send to a friend/ }));
    const email = within(dialog()).getByLabelText<HTMLInputElement>(/email/i);
    fireEvent.change(email, { target: { value: 'maya@gmial.com' } });
    fireEvent.blur(email);
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Did you mean maya@gmail.com?' }));
    expect(email.value).toBe('maya@gmail.com');
  });

  test('[DIALOG-02] none issued yet is said', async () => {
    await openOrders(at('mobile-tickets'), { orders: [sampleOrder(mobile)] });
    expect(within(dialog()).getByText('Your mobile tickets have not been issued yet.')).toBeTruthy();
  });
});
