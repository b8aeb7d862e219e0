import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface SoldTicket {
  ticketId: number;
  orderId: number;
  levelId: number;
  sectionName: string | null;
  rowName: string | null;
  seatName: string | null;
  rowPosition: number | null;
  seatPosition: number | null;
}

/** OPS-31: the tickets that orders have, by level, best first. */
export async function ticketsOfOrders(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<SoldTicket[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<SoldTicket>`
    select ticket_id as "ticketId", order_id as "orderId", price_level_id as "levelId", section_name as "sectionName",
      row_name as "rowName", seat_name as "seatName", row_position as "rowPosition",
      seat_position as "seatPosition"
    from tickets
    where seller_id = ${sellerId} and order_id = any(${[...orderIds]}::int[])
    order by price_level_id, rank`.execute(db);
  return rows;
}
