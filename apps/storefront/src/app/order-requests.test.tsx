// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { requestItemRefund, updateItemUpgrade } from '@stagedoor/contract/calls/shop/order-history';
import type { OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { sampleOrder, sampleOrderEvent, sampleOrderLine } from '../parts/testing/sample-orders.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { inputTo } from './testing/address-book.ts';
import { press } from './testing/account-screens.ts';
import { cells, openOrders, section } from './testing/order-book.ts';

afterEach(cleanup);

const url = '/user/history/orders/Z0000000005';
const open = (
  event: Partial<OrderEvent>,
  line: Partial<OrderLine>,
  server?: (server: StandInServer) => void,
) =>
  openOrders(url, {
    orders: [sampleOrder({ events: [sampleOrderEvent(event)], lines: [sampleOrderLine(line)] })],
    server,
  });

describe('a refund', () => {
  const window = { open: true, openText: 'Until a week before the show.', closedText: 'The week has begun.' };
  const event = { allowRefund: true, refundWindow: window };
  const line = { allowRefund: true };

  test('[HIST-ORD-13] [HIST-ORD-14] [HIST-ORD-15] is asked for after the warning, and can be undone', async () => {
    const shop = await open(
      { ...event, refundAlert: 'Fees are not refunded.' },
      { ...line, taxesCents: 3_21 },
    );
    expect(screen.getByText('Until a week before the show.')).toBeTruthy();
    press('Request Refund');
    const question = screen.getByRole('alertdialog');
    expect(question.textContent).toContain('Fees are not refunded.');
    // Two of $85.00 with $13.75 in fees, and the taxes of the line.
    expect(question.textContent).toContain('Ask for $200.71 back for Orchestra × 2?');
    press('Cancel', question);
    await shop.settle();
    expect(shop.server.countOf(requestItemRefund)).toBe(0);

    press('Request Refund');
    press('Request Refund', screen.getByRole('alertdialog'));
    await shop.settle();
    expect(inputTo(shop.server, requestItemRefund)).toEqual({
      order: 5,
      priceLevelIds: [1],
      requested: true,
    });
    const asked = screen.getByRole('button', { name: 'Refund Requested' });
    expect(asked.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(asked);
    await shop.settle();
    expect(inputTo(shop.server, requestItemRefund)).toEqual({
      order: 5,
      priceLevelIds: [1],
      requested: false,
    });
    expect(screen.getByRole('button', { name: 'Request Refund' })).toBeTruthy();
  });

  const seats = ['11', '12'].map((seatName, index) => ({
    ticketId: 700 + index,
    sectionName: 'Orchestra',
    rowName: 'F',
    seatName,
  }));
  const box = (name: RegExp) => within(screen.getByRole('alertdialog')).getByRole('checkbox', { name });

  test('[HIST-ORD-14] single tickets are asked for, with their sum; none of them is no wish', async () => {
    const shop = await open(event, { ...line, taxesCents: 3_21, manifest: seats });
    press('Request Refund');
    const question = screen.getByRole('alertdialog');
    expect(question.textContent).toContain('Ask for $200.71 back for Orchestra × 2?');
    fireEvent.click(box(/seat 11/));
    // One of them, with its half of the taxes.
    expect(question.textContent).toContain('Ask for $100.36 back for Orchestra × 1?');
    fireEvent.click(box(/seat 12/));
    press('Request Refund', question);
    expect(within(question).getByRole('alert').textContent).toBe('Choose at least one ticket.');
    fireEvent.click(box(/seat 12/));
    expect(within(question).queryByRole('alert')).toBeNull();
    press('Request Refund', question);
    await shop.settle();
    expect(inputTo(shop.server, requestItemRefund)).toEqual({
      order: 5,
      priceLevelIds: [1],
      ticketIds: [701],
      requested: true,
    });
    expect(screen.getByText(/^Asked for: Orchestra, row F, seat 12\. Until a week/)).toBeTruthy();
  });

  test('[HIST-ORD-14] [TICKET-04] of a ticket that was sent to a friend the question says what becomes of it', async () => {
    const [mine, sent] = [seats[0]!, { ...seats[1]!, sentTo: 'kim@example.com' }];
    await open(event, { ...line, manifest: [mine, sent] });
    press('Request Refund');
    const hint = document.getElementById(box(/seat 12/).getAttribute('aria-describedby')!);
    expect(hint?.textContent).toContain('This ticket is with kim@example.com.');
    expect(box(/seat 11/).getAttribute('aria-describedby')).toBeNull();
    cleanup();
    await open(event, { ...line, quantity: 1, manifest: [sent] });
    press('Request Refund');
    expect(screen.getByRole('alertdialog').textContent).toContain('is with kim@example.com');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('[HIST-ORD-14] places without numbers are counted, and what is canceled costs nothing', async () => {
    const manifest = [{ ticketId: 1 }, { ticketId: 2 }];
    await open(event, { ...line, quantity: 3, canceledQuantity: 1, manifest });
    press('Request Refund');
    expect(box(/^Ticket 2$/)).toBeTruthy();
    expect(screen.getByRole('alertdialog').textContent).toContain('$197.50 back for Orchestra × 2');
  });

  test('[HIST-ORD-14] without a warning of the event the question names tickets and sum alone', async () => {
    const shop = await open(event, line);
    press('Request Refund');
    press('Request Refund', screen.getByRole('alertdialog'));
    await shop.settle();
    expect(screen.getByRole('button', { name: 'Refund Requested' })).toBeTruthy();
  });

  test('[HIST-ORD-15] a closed window says so, with its words, and takes nothing back', async () => {
    const closed = { ...event, refundWindow: { ...window, open: false } };
    await open(closed, line);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Refund Window Closed' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('The week has begun.')).toBeTruthy();
    cleanup();
    await open(closed, { ...line, refundRequested: true });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refund Requested' }).disabled).toBe(true);
  });

  test('[HIST-ORD-14] is not offered where it is not allowed, nor for a canceled line', async () => {
    for (const [shows, lines] of [
      [{ ...event, allowRefund: false }, line],
      [event, { allowRefund: false }],
      [event, { ...line, canceled: true }],
    ] as const) {
      await open(shows, lines);
      expect(screen.queryByRole('button', { name: /Refund/ })).toBeNull();
      cleanup();
    }
  });

  test('a refusal is told, and nothing changes', async () => {
    const shop = await open(event, line, (server) =>
      server.on(requestItemRefund, () => {
        throw refusal(409, 'REFUND_NOT_OFFERED', 'A refund cannot be requested now');
      }),
    );
    press('Request Refund');
    press('Request Refund', screen.getByRole('alertdialog'));
    await shop.settle();
    expect(screen.getByText('A refund cannot be requested now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Request Refund' })).toBeTruthy();
  });
});

describe('an upgrade', () => {
  const event = { allowUpgrade: true };
  const line = { allowUpgrade: true };

  test('[HIST-ORD-10] [HIST-ORD-11] [HIST-ORD-16] is asked for and taken back; the status says so', async () => {
    const shop = await open(event, line);
    press(/^Request Upgrade/);
    await shop.settle();
    expect(inputTo(shop.server, updateItemUpgrade)).toEqual({ order: 5, eventId: 231, itemId: 11 });
    expect(cells(section('Upcoming Events'))[0]).toBe('Paid (Upgrade Requested)');
    press(/^Remove Upgrade/);
    await shop.settle();
    expect(inputTo(shop.server, updateItemUpgrade)).toEqual({ order: 5, eventId: 231, itemId: null });
    expect(cells(section('Upcoming Events'))[0]).toBe('Paid');
  });

  test('[HIST-ORD-11] is not offered where it is not allowed, nor for a canceled line', async () => {
    for (const [shows, lines] of [
      [{}, line],
      [event, {}],
      [event, { ...line, canceled: true }],
    ] as const) {
      await open(shows, lines);
      expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
      cleanup();
    }
  });

  test('[HIST-ORD-12] another event of the tour has one: it moves after a question, and stays without', async () => {
    const shop = await openOrders(url, {
      orders: [
        sampleOrder({
          events: [
            sampleOrderEvent({ ...event, upgradeItemId: 11 }),
            sampleOrderEvent({ ...event, eventId: 232, artistName: 'Halcyon Avenue' }),
          ],
          lines: [sampleOrderLine(line), sampleOrderLine({ ...line, eventId: 232, itemId: 12 })],
        }),
      ],
    });
    const statusOf = (eventId: number) =>
      document.querySelector(`#order-Z0000000005-event-${eventId} td:nth-child(1)`)?.textContent;
    expect(statusOf(231)).toBe('Paid (Upgrade Requested)');
    press(/^Request Upgrade/);
    const question = screen.getByRole('alertdialog');
    expect(question.textContent).toContain('Another event of this tour already has an upgrade request.');
    press('Cancel', question);
    await shop.settle();
    expect(shop.server.countOf(updateItemUpgrade)).toBe(0);

    press(/^Request Upgrade/);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Move it here' }));
    await shop.settle();
    expect(inputTo(shop.server, updateItemUpgrade)).toEqual({ order: 5, eventId: 232, itemId: 12 });
    expect([statusOf(231), statusOf(232)]).toEqual(['Paid', 'Paid (Upgrade Requested)']);
  });
});
