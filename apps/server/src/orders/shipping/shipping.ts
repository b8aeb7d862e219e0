// What sending a parcel does to its order: one subject, and so one name in the door.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { buyerOf } from '../buyer-of.ts';
import { findEvents } from '../order-parts.ts';
import { lockOrder, updateOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { lateParcels, sumParcels } from './count-parcels.ts';
import { isToSend } from './is-to-send.ts';
import { countParcels, parcelsByNumbers, readParcels } from './read-parcels.ts';
import { readWillCall, willCallEvents } from './read-will-call.ts';
import '../tables.ts';

async function findByNumbers(
  db: Db,
  sellerId: number,
  uniqueIds: readonly string[],
): Promise<Map<string, OrderRow>> {
  const { rows } = await sql<OrderRow>`
    select * from orders where seller_id = ${sellerId} and unique_id = any(${[...uniqueIds]}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.unique_id, row]));
}

/** One statement for all: only orders that are still to be sent move, and the answer says which did. */
async function markShipped(
  tx: Tx,
  sellerId: number,
  parcels: readonly { orderId: number; tracking: string; courier: string; day: string }[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    update orders o set tracking_number = w.tracking, tracking_courier_code = w.courier,
      shipped_day = w.day::date, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as w ("orderId" int, tracking text, courier text, day text)
    where o.seller_id = ${sellerId} and o.order_id = w."orderId" and ${isToSend}
    returning o.order_id as id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** It is to be sent again, and its address may be changed; only before it counts as delivered. */
async function takeBack(tx: Tx, sellerId: number, orderId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set tracking_number = null, tracking_courier_code = null, shipped_day = null, updated_at = ${now}
    where seller_id = ${sellerId} and order_id = ${orderId} and shipped_day is not null
      and state in ('STATUS_ORDER_PAID', 'STATUS_ORDER_READY')`.execute(tx);
  return numAffectedRows === 1n;
}

/** The parcel has left; only what it is called was wrong. */
async function correctNumber(
  tx: Tx,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
  { tracking, courier }: { tracking: string; courier: string },
  now: Date,
): Promise<void> {
  await sql`
    update orders set tracking_number = ${tracking}, tracking_courier_code = ${courier}, updated_at = ${now}
    where seller_id = ${seller_id} and order_id = ${order_id} and shipped_day is not null
      and state <> 'STATUS_ORDER_CANCELED'`.execute(tx);
}

/** E6: sent with its number, it is delivered to the customer. */
async function deliver(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.state === 'STATUS_ORDER_DELIVERED') return;
  if (order.state === 'STATUS_ORDER_PAID')
    await updateOrder(tx, order, { state: 'STATUS_ORDER_READY', updated_at: now });
  await updateOrder(tx, order, { state: 'STATUS_ORDER_DELIVERED', updated_at: now });
}

/** Which of these numbers orders were sent with. */
async function findNumbers(db: Db, sellerId: number, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select tracking_number as number from orders
    where seller_id = ${sellerId} and tracking_number = any(${[...numbers]}::text[])`.execute(db);
  return rows.map(({ number }) => number);
}

/** An order that nobody else changes meanwhile, with its buyer and its events. */
async function partsOf(tx: Tx, order: OrderRow) {
  const events = await findEvents(tx, order.seller_id, [order.order_id]);
  const eventIds = events.map(({ outlet_event_id }) => outlet_event_id);
  return { buyer: await buyerOf(tx, order), eventIds };
}

async function lock(tx: Tx, sellerId: number, orderId: number) {
  const order = await lockOrder(tx, sellerId, orderId);
  return { order, ...(await partsOf(tx, order)) };
}

export const shipping = {
  lock,
  partsOf,
  findByNumbers,
  findNumbers,
  markShipped,
  takeBack,
  deliver,
  readParcels,
  parcelsByNumbers,
  readWillCall,
  willCallEvents,
  correctNumber,
  countParcels,
  sumParcels,
  lateParcels,
};
