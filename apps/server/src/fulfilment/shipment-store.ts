// The only SQL on shipments.
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { insertRows } from '../platform/db/insert-rows.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { ShipmentsTable } from './tables.ts';
import './tables.ts';

export type ShipmentRow = Selectable<ShipmentsTable>;

export async function insertShipments(tx: Tx, rows: readonly Insertable<ShipmentsTable>[]): Promise<void> {
  await insertRows(tx, 'shipments', rows);
}

/** Which of these numbers count already. */
export async function findNumbers(db: Db, sellerId: number, numbers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select tracking_number as number from shipments
    where seller_id = ${sellerId} and undone_at is null and tracking_number = any(${[...numbers]}::text[])`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

/** When the letters go that have not gone yet, by order. */
export async function lettersWaiting(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<Map<number, Date>> {
  const { rows } = await sql<{ order: number; at: Date }>`
    select order_id as order, letter_at as at from shipments
    where seller_id = ${sellerId} and order_id = any(${[...orderIds]}::int[]) and undone_at is null
      and letter_written_at is null`.execute(db);
  return new Map(rows.map(({ order, at }) => [order, at]));
}

/** The one that counts, for this transaction alone. */
export const lockShipment = (tx: Tx, sellerId: number, orderId: number): Promise<ShipmentRow | undefined> =>
  tx
    .selectFrom('shipments')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function undo(
  tx: Tx,
  { seller_id, shipment_id }: ShipmentRow,
  facts: { undone_at: Date; undone_by: string; undone_reason: string },
): Promise<void> {
  await tx
    .updateTable('shipments')
    .set(facts)
    .where('seller_id', '=', seller_id)
    .where('shipment_id', '=', shipment_id)
    .where('undone_at', 'is', null)
    .execute();
}

/** The next one of which nobody has been told; another node's is passed over. */
export async function nextToTell(tx: Tx, now: Date): Promise<ShipmentRow | undefined> {
  const { rows } = await sql<ShipmentRow>`
    update shipments set letter_written_at = ${now}
    where (seller_id, shipment_id) in (
      select seller_id, shipment_id from shipments
      where letter_at <= ${now} and letter_written_at is null and undone_at is null
      order by letter_at limit 1 for update skip locked)
    returning *`.execute(tx);
  return rows[0];
}
