// The only SQL on orders and what hangs on them.
import type { Insertable, InsertObject, Selectable, Updateable } from 'kysely';
import type { Db, Tables, Tx } from '../platform/db/tables.ts';
import type { OrderEventsTable, OrderLinesTable, OrderPaymentsTable, OrdersTable } from './tables.ts';
import './tables.ts';

export type OrderRow = Selectable<OrdersTable>;
export type EventRow = Selectable<OrderEventsTable>;
export type LineRow = Selectable<OrderLinesTable>;
export type PaymentRow = Selectable<OrderPaymentsTable>;

/** Undefined when the number is taken already: then another one is drawn. */
export async function insertOrder(tx: Tx, row: Insertable<OrdersTable>): Promise<OrderRow | undefined> {
  return tx
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'unique_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** An event that the order has already stays as it is. */
export async function insertEvents(tx: Tx, rows: InsertObject<Tables, 'order_events'>[]): Promise<void> {
  await tx
    .insertInto('order_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertLines(tx: Tx, rows: InsertObject<Tables, 'order_lines'>[]): Promise<LineRow[]> {
  return tx.insertInto('order_lines').values(rows).returningAll().execute();
}

export async function insertPayments(tx: Tx, rows: InsertObject<Tables, 'order_payments'>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('order_payments').values(rows).execute();
}

export type OrderKey =
  | { uniqueId: string }
  | { id: number }
  | { cartUuid: string }
  | { counterSaleUuid: string };

export async function findOrder(db: Db, sellerId: number, key: OrderKey): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('orders').selectAll().where('seller_id', '=', sellerId);
  if ('uniqueId' in key) return orders.where('unique_id', '=', key.uniqueId).executeTakeFirst();
  if ('cartUuid' in key) return orders.where('cart_uuid', '=', key.cartUuid).executeTakeFirst();
  if ('counterSaleUuid' in key)
    return orders.where('counter_sale_uuid', '=', key.counterSaleUuid).executeTakeFirst();
  return orders.where('order_id', '=', key.id).executeTakeFirst();
}

/** Whoever changes an order, or what hangs on it, holds this lock: changes come one after the other. */
export async function lockOrder(tx: Tx, sellerId: number, orderId: number): Promise<OrderRow> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same of the order that has this payment. */
export async function lockOrderOfPayment(
  tx: Tx,
  { seller_id, payment_id }: Pick<PaymentRow, 'seller_id' | 'payment_id'>,
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', (eb) =>
      eb
        .selectFrom('order_payments')
        .select('order_id')
        .where('seller_id', '=', seller_id)
        .where('payment_id', '=', payment_id),
    )
    .forUpdate()
    .executeTakeFirst();
}

export async function updateOrder(
  tx: Tx,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
  changes: Updateable<OrdersTable>,
): Promise<OrderRow> {
  return tx
    .updateTable('orders')
    .set(changes)
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  tx: Tx,
  { seller_id, payment_id }: Pick<PaymentRow, 'seller_id' | 'payment_id'>,
  changes: Updateable<OrderPaymentsTable>,
): Promise<void> {
  await tx
    .updateTable('order_payments')
    .set(changes)
    .where('seller_id', '=', seller_id)
    .where('payment_id', '=', payment_id)
    .execute();
}

/** What a line asks back, as the rules read it. */
export const wishOf = (line: LineRow) => ({
  refundRequestedAt: line.refund_requested_at,
  canceledAt: line.canceled_at,
  refundTickets: line.refund_tickets,
});

export async function updateLines(
  tx: Tx,
  sellerId: number,
  lineIds: readonly number[],
  changes: Updateable<OrderLinesTable>,
): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set(changes)
    .where('seller_id', '=', sellerId)
    .where('line_id', 'in', [...lineIds])
    .execute();
}

export async function updateEvents(
  tx: Tx,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
  eventIds: readonly number[],
  changes: Updateable<OrderEventsTable>,
): Promise<void> {
  await tx
    .updateTable('order_events')
    .set(changes)
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .where('outlet_event_id', 'in', [...eventIds])
    .execute();
}

/** The highest place in the schedule that was ever taken. */
export async function lastSort(
  tx: Tx,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
): Promise<number> {
  const row = await tx
    .selectFrom('order_payments')
    .select(({ fn }) => fn.max('sort').as('last'))
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  return row?.last ?? 0;
}

export async function findPayment(
  db: Db,
  { seller_id, payment_id }: Pick<PaymentRow, 'seller_id' | 'payment_id'>,
): Promise<PaymentRow> {
  return db
    .selectFrom('order_payments')
    .selectAll()
    .where('seller_id', '=', seller_id)
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow();
}

/** The numbers of the orders that have still to be paid with this card. */
export async function findUnpaidWith(db: Db, sellerId: number, paymentMethodId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_payments as p')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.seller_id', '=', 'p.seller_id').onRef('o.order_id', '=', 'p.order_id'),
    )
    .select('o.unique_id')
    .distinct()
    .where('p.seller_id', '=', sellerId)
    .where('p.payment_method_id', '=', paymentMethodId)
    .where('p.captured_at', 'is', null)
    .where('p.voided_at', 'is', null)
    .where('o.state', '<>', 'STATUS_ORDER_CANCELED')
    .orderBy('o.unique_id')
    .execute();
  return rows.map(({ unique_id }) => unique_id);
}

export async function countPlacedSince(
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
  since: Date,
): Promise<number> {
  const { placed } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll().as('placed'))
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(placed);
}
