// Levels' tickets as the rows that `saveStock` writes, whoever has them.
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import type { StockRows } from './save-stock.ts';

export async function readStock(db: Db, sellerId: number, levelIds: readonly number[]): Promise<StockRows> {
  const places = await sql<StockRows['places'][number]>`
    select price_level_id as "levelId", count(*)::int as capacity from tickets
    where seller_id = ${sellerId} and price_level_id = any(${levelIds}::int[]) and seat_name is null
    group by price_level_id`.execute(db);
  const seats = await sql<StockRows['seats'][number]>`
    select price_level_id as "levelId", rank, section_name as section, row_name as "row", seat_name as seat,
      section_position as "sectionPosition", row_position as "rowPosition", seat_position as "seatPosition",
      map_x as "mapX", map_y as "mapY", kind, with_seat as "withSeat"
    from tickets
    where seller_id = ${sellerId} and price_level_id = any(${levelIds}::int[]) and seat_name is not null`.execute(
    db,
  );
  return { sellerId, places: places.rows, seats: seats.rows };
}
