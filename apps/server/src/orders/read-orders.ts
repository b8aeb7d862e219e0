import type { Order } from '@stagedoor/contract/entities/order';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { findSoldEvents, findSoldItems } from '../catalogue/index.ts';
import { cardsById, targetsBeingCharged } from '../payments/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { statusTextsOf } from '../sellers/index.ts';
import { taxesInOrders } from './changes/order-tax-store.ts';
import { decisionsOf } from './changes/told-decisions.ts';
import { describeOrder } from './describe-order.ts';
import { invoicesOfOrders } from './invoices/invoice-store.ts';
import { ORDER_PAYMENT } from './order-payment-kind.ts';
import { findParts } from './order-parts.ts';
import type { OrderRow } from './order-store.ts';
import { requestPaymentsOf } from './request-payments.ts';
import { ticketsOfOrders } from './tickets/order-ticket-store.ts';

/** Orders of one seller with all that hangs on them, a query a table however many they are. */
export async function readOrders(db: Db, orders: readonly OrderRow[], now: Date): Promise<Order[]> {
  const [first] = orders;
  if (!first) return [];
  const sellerId = first.seller_id;
  const ids = orders.map(({ order_id }) => order_id);
  const { events, lines, payments } = await findParts(db, sellerId, ids);
  const distinct = (values: readonly number[]): number[] => [...new Set(values)];
  const shows = await findSoldEvents(db, sellerId, distinct(events.map((event) => event.outlet_event_id)));
  const items = await findSoldItems(db, sellerId, distinct(lines.map((line) => line.item_id)));
  const tickets = await ticketsOfOrders(db, sellerId, ids);
  const cards = await cardsById(
    db,
    sellerId,
    distinct([...payments, ...orders].flatMap(({ payment_method_id }) => payment_method_id ?? [])),
  );
  const requestPayments = await requestPaymentsOf(
    db,
    sellerId,
    payments.map((payment) => payment.payment_id),
  );
  const charging = await targetsBeingCharged(
    db,
    { sellerId, kind: ORDER_PAYMENT },
    payments.filter((payment) => payment.captured_at === null).map((payment) => String(payment.payment_id)),
  );
  const decisions = await decisionsOf(db, orders, now);
  const texts = await statusTextsOf(db, sellerId);
  const isTaxed = lines.some(({ included_ppm }) => included_ppm > 0);
  const taxes = isTaxed ? await taxesInOrders(db, sellerId, ids) : new Map<number, never>();
  const invoices = await invoicesOfOrders(db, sellerId, ids);
  return orders.map((order) => {
    const isOwn = (row: { order_id: number }): boolean => row.order_id === order.order_id;
    const own = events.filter(isOwn);
    const eventIds = new Set(own.map((event) => event.outlet_event_id));
    return describeOrder({
      order,
      events: own,
      lines: lines.filter(isOwn),
      payments: payments.filter(isOwn),
      shows: shows.filter((show) => eventIds.has(show.eventId)),
      items,
      tickets: tickets.filter((ticket) => ticket.orderId === order.order_id),
      requestPayments,
      cards,
      charging: new Set([...charging].map(Number)),
      decisions: decisions.get(order.order_id) ?? [],
      includedTaxes: taxes.get(order.order_id),
      invoices: invoices.filter(isOwn),
      texts,
      now,
    });
  });
}

export async function readOrder(db: Db, row: OrderRow, now: Date): Promise<Order> {
  const order = firstOf(await readOrders(db, [row], now));
  return order;
}
