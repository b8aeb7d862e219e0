import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface LiveTickets {
  orderId: number;
  changeId: number | null;
  levelId: number;
  live: number;
}

/** How many tickets each line of these orders has still. */
export async function liveTickets(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<LiveTickets[]> {
  const { rows } = await sql<LiveTickets>`
    select order_id as "orderId", change_id as "changeId", price_level_id as "levelId", quantity - canceled as live
    from order_lines where seller_id = ${sellerId} and order_id = any(${[...orderIds]}::int[])`.execute(db);
  return rows;
}
