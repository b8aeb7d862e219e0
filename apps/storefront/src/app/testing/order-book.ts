// Orders that a stand-in server keeps, for tests of history.
import { within, screen } from '@testing-library/react';
import { getOrder } from '@stagedoor/contract/calls/shop/order';
import {
  captureScheduledPayment,
  getMobileTickets,
  listOrders,
  requestItemRefund,
  updateItemUpgrade,
  updateOrderAddress,
  updateScheduledPayments,
} from '@stagedoor/contract/calls/shop/order-history';
import { keepTickets, offerTicketsBack } from '@stagedoor/contract/calls/shop/ticket-returns';
import { getHostedProfilePage, listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Order, OrderLine, ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { isUpcoming, orderYear } from '@stagedoor/rules/orders/order-history';
import { now, userSession } from '../../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { home } from './address-book.ts';
import { openShop } from './open-shop.tsx';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { timesIn } from '@stagedoor/rules/time/times-in';

interface Book {
  orders: Order[];
  cards?: PaymentMethod[] | undefined;
  server?: ((server: StandInServer) => void) | undefined;
}

const showsOf = ({ events }: Order) => ({ events: events.map(({ startsAt }) => ({ showDate: startsAt })) });

const withRefund = (line: OrderLine, refundRequested: boolean, ticketIds?: readonly number[]): OrderLine => ({
  ...line,
  refundRequested,
  manifest: line.manifest.map((ticket) => ({
    ...ticket,
    refundRequested: refundRequested && (ticketIds?.includes(ticket.ticketId ?? 0) ?? true),
  })),
});

const withReturn = (line: OrderLine, ticketIds: readonly number[], offeredBack: boolean): OrderLine => ({
  ...line,
  manifest: line.manifest.map((ticket) =>
    ticketIds.includes(ticket.ticketId ?? 0) ? { ...ticket, offeredBack } : ticket,
  ),
});

/** Every change changes one order and answers with it. */
class OrderBook {
  orders: Order[];

  constructor(orders: Order[]) {
    this.orders = orders;
  }

  find(ref: number | string | undefined): Order {
    const order = this.orders.find(({ id, number }) => id === ref || number === ref);
    if (!order) throw refusal(404, 'ORDER_NOT_FOUND', 'No order found');
    return order;
  }

  change(ref: number | string | undefined, changed: (order: Order) => Partial<Order>): { order: Order } {
    const old = this.find(ref);
    const order = { ...old, ...changed(old) };
    this.orders = this.orders.map((each) => (each === old ? order : each));
    return { order };
  }

  changePayment(
    ref: number | string | undefined,
    which: (payment: ScheduledPayment) => Partial<ScheduledPayment>,
  ) {
    const { order } = this.change(ref, ({ scheduledPayments }) => ({
      scheduledPayments: scheduledPayments.map((payment) => ({ ...payment, ...which(payment) })),
    }));
    return { order, payment: order.scheduledPayments[0]! };
  }
}

function serve(server: StandInServer, book: OrderBook, cards: readonly PaymentMethod[]): void {
  const cardBy = (uuid: string | null | undefined) => cards.find((card) => card.uuid === uuid);
  server
    .on(listPaymentMethods, () => ({ paymentMethods: [...cards] }))
    .on(getSavedAddresses, () => ({ addresses: [home] }))
    .on(getHostedProfilePage, () => ({ token: 'form-token', endpoint: 'https://gateway.test/addPayment' }))
    .on(getMobileTickets, () => ({ mobileTickets: [] }))
    .on(getOrder, ({ order }) => ({ order: book.find(order) }))
    .on(listOrders, ({ upcoming, year }) => ({
      orders: book.orders.filter(
        (order) =>
          isUpcoming(showsOf(order), now) === upcoming &&
          (!year || orderYear(showsOf(order), timesIn(TIME_ZONE)) === year),
      ),
    }))
    .on(updateOrderAddress, ({ order, shippingAddress }) =>
      book.change(order, () => ({ shippingAddress: shippingAddress ?? undefined })),
    )
    .on(updateItemUpgrade, ({ order, eventId, itemId }) =>
      book.change(order, ({ events }) => ({
        events: events.map((event) => ({
          ...event,
          upgradeItemId: event.eventId === eventId ? itemId : null,
        })),
      })),
    )
    .on(requestItemRefund, ({ order, priceLevelIds, ticketIds, requested }) =>
      book.change(order, ({ lines }) => ({
        lines: lines.map((line) =>
          priceLevelIds.includes(line.priceLevelId) ? withRefund(line, requested, ticketIds) : line,
        ),
      })),
    )
    .on(offerTicketsBack, ({ order, ticketIds }) =>
      book.change(order, ({ lines }) => ({ lines: lines.map((line) => withReturn(line, ticketIds, true)) })),
    )
    .on(keepTickets, ({ order, ticketIds }) =>
      book.change(order, ({ lines }) => ({ lines: lines.map((line) => withReturn(line, ticketIds, false)) })),
    )
    .on(updateScheduledPayments, ({ order, payments }) =>
      book.changePayment(order, ({ sort, paymentMethod }) => {
        const change = payments.find((payment) => payment.sort === sort);
        return { paymentMethod: change ? cardBy(change.paymentMethodUuid) : paymentMethod };
      }),
    )
    .on(captureScheduledPayment, ({ order, paymentId }) =>
      book.changePayment(order, ({ id, captured, payNowIsAvailable }) => ({
        captured: captured || id === paymentId,
        payNowIsAvailable: payNowIsAvailable && id !== paymentId,
      })),
    );
}

export async function openOrders(url: string, { orders, cards = [], server }: Book) {
  const book = new OrderBook(orders);
  const shop = await openShop({
    url,
    session: userSession(),
    server: (standIn) => {
      serve(standIn, book, cards);
      server?.(standIn);
    },
  });
  return { ...shop, book };
}

/** A section of the list: `Upcoming Events` or `Past Events`. */
export const section = (name: string): HTMLElement => screen.getByRole('region', { name });
/** The cells of the first show, as a screen reader reads them. */
export const cells = (inside: HTMLElement): string[] =>
  within(within(inside).getAllByRole('row')[1]!)
    .getAllByRole('cell')
    .map((cell) => {
      const read = cell.cloneNode(true) as HTMLElement;
      for (const unread of read.querySelectorAll('[aria-hidden="true"]')) unread.remove();
      return (read.textContent ?? '').trim();
    });
