import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { PickupsTable } from '../tables.ts';
import '../tables.ts';

/** Undefined where somebody was quicker. */
export const insertPickup = async (tx: Tx, row: PickupsTable): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('will_call_pickups')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export async function pickupsOfEvent(
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<Map<number, PickupsTable>> {
  const rows = await db
    .selectFrom('will_call_pickups')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('outlet_event_id', '=', eventId)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

export const pickupsOfOrder = (db: Db, sellerId: number, orderId: number): Promise<PickupsTable[]> =>
  db
    .selectFrom('will_call_pickups')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .execute();

export async function countPickups(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ event: number; many: number }>`
    select outlet_event_id as event, count(*)::int as many from will_call_pickups
    where seller_id = ${sellerId} and outlet_event_id = any (${[...eventIds]}::int[]) group by 1`.execute(db);
  return new Map(rows.map(({ event, many }) => [event, many]));
}
