// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keepTickets, offerTicketsBack } from '@stagedoor/contract/calls/shop/ticket-returns';
import type { OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { ticketReturnMessages as says } from '@stagedoor/rules/messages/ticket-returns';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { sampleOrder, sampleOrderEvent, sampleOrderLine } from '../parts/testing/sample-orders.ts';
import { press } from './testing/account-screens.ts';
import { inputTo } from './testing/address-book.ts';
import { openOrders } from './testing/order-book.ts';

afterEach(cleanup);

const seat = (ticketId: number, more: Partial<OrderLine['manifest'][number]> = {}) => ({
  ticketId,
  sectionName: 'Orchestra',
  rowName: 'F',
  seatName: String(ticketId),
  ...more,
});

const open = (
  manifest: OrderLine['manifest'],
  event: Partial<OrderEvent> = { returnFeeCents: 5_00 },
  server?: (server: StandInServer) => void,
) =>
  openOrders('/user/history/orders/Z0000000005', {
    orders: [
      sampleOrder({
        events: [sampleOrderEvent(event)],
        // Two of $85.00 with $13.75 in fees, and the taxes of the line.
        lines: [sampleOrderLine({ manifest, quantity: 2, taxesCents: 3_21 })],
      }),
    ],
    server,
  });

test('[WAIT-06] what comes back, what is kept and whose it is until then is told before; one of two is offered', async () => {
  const shop = await open([seat(11), seat(12)]);
  press(says.offer);
  const question = screen.getByRole('alertdialog');
  // $85.00, $13.75 and half of the taxes, less five dollars.
  expect(question.textContent).toContain(says.manyComeBack('$95.36'));
  expect(question.textContent).toContain(says.keeps('$5.00'));
  expect(question.textContent).toContain(says.staysYours);
  fireEvent.click(screen.getByRole('checkbox', { name: /seat 11/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /seat 12/ }));
  press(says.offer, question);
  expect(screen.getByRole('alert').textContent).toBe(orderHistoryMessages.refundNone);
  fireEvent.click(screen.getByRole('checkbox', { name: /seat 12/ }));
  expect(question.textContent).toContain(says.comesBack('$95.36'));
  press(says.offer, question);
  await shop.settle();
  expect(inputTo(shop.server, offerTicketsBack)).toEqual({ order: 5, ticketIds: [12], shownCents: 95_36 });
  // It says so at once; the other one can still be offered.
  expect(screen.getByText(says.offered)).toBeTruthy();
  expect(screen.getByRole('button', { name: says.offer })).toBeTruthy();
});

test('[WAIT-06] a ticket that is offered says so, and is kept with one click', async () => {
  const shop = await open([seat(11, { offeredBack: true }), seat(12)]);
  expect(screen.getByText(says.offered)).toBeTruthy();
  expect(screen.getByText(/seat 11\. Yours until somebody buys it; then \$95\.36 goes back\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Keep this ticket/ }));
  await shop.settle();
  expect(inputTo(shop.server, keepTickets)).toEqual({ order: 5, ticketIds: [11] });
  expect(screen.queryByText(says.offered)).toBeNull();
});

test('[WAIT-06] nothing is offered where the show takes none back, or the ticket is with a friend or asked back', async () => {
  await open([seat(11), seat(12)], {});
  expect(screen.queryByRole('button', { name: says.offer })).toBeNull();
  cleanup();
  await open([seat(11, { sentTo: 'friend@example.com' }), seat(12, { refundRequested: true })]);
  expect(screen.queryByRole('button', { name: says.offer })).toBeNull();
});

test('[WAIT-06] without a fee none is told, and a refusal is said in its words', async () => {
  const shop = await open([seat(11)], { returnFeeCents: 0 }, (server) =>
    server.on(offerTicketsBack, () => {
      throw refusal(409, 'TICKET_REFUSED', says.over);
    }),
  );
  press(says.offer);
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain(says.comesBack('$100.36'));
  expect(question.textContent).not.toContain('We keep');
  press(says.offer, question);
  await shop.settle();
  expect(screen.getByText(says.over)).toBeTruthy();
});
