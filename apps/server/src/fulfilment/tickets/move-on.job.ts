// TICKET-01: orders move on by themselves. Paid is ready; what is due goes to the phone, and the order is delivered.
import { valueOf } from '@stagedoor/rules/values/value-of';
import { eventPieces } from '../../catalogue/index.ts';
import type { OrderRow, Ticketing } from '../../orders/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { queueTicketsReady } from './tickets-ready-mail.ts';

const ORDERS_AT_ONCE = 100;
/** Of what is sent or fetched the confirmation is written first, and read first. */
const PAUSE_MS = 15_000;

export interface MovingOn {
  db: Db;
  tickets: Ticketing;
  publicAddress: PublicAddress;
}

/** Answers whether there may be more. */
async function issueSome(needs: MovingOn, tx: Tx, now: Date): Promise<boolean> {
  const { tickets } = needs;
  const due = eventPieces.ticketsDue(now);
  const orders = await tickets.lockToIssue(tx, due, ORDERS_AT_ONCE);
  if (orders.length === 0) return false;
  const issued = await tickets.issueTickets(tx, orders, due, now);
  const keyOf = (sellerId: number, orderId: number) => `${sellerId} ${orderId}`;
  const byOrder = Map.groupBy(issued, ({ sellerId, orderId }) => keyOf(sellerId, orderId));
  const isNew = ({ seller_id, order_id }: OrderRow) => byOrder.has(keyOf(seller_id, order_id));
  for (const order of orders.filter(isNew)) {
    const own = valueOf(byOrder, keyOf(order.seller_id, order.order_id));
    await queueTicketsReady(tx, needs, { order, eventIds: own.map(({ eventId }) => eventId) }, now);
  }
  return orders.length === ORDERS_AT_ONCE;
}

/** Batch by batch, each in a transaction of its own: killed anywhere, a ticket is issued and told of once. */
export async function moveOn(needs: MovingOn, now: Date, stopping: AbortSignal): Promise<void> {
  const { db, tickets } = needs;
  const paidUntil = new Date(now.getTime() - PAUSE_MS);
  while (!stopping.aborted && (await tickets.makeReady(db, { paidUntil, now })) > 0);
  while (!stopping.aborted && (await inTransaction(db, (tx) => issueSome(needs, tx, now))));
  if (!stopping.aborted) await tickets.deliverIssued(db, now);
}
