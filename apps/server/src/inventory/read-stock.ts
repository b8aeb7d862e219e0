// Levels' tickets as the rows that `saveStock` writes, whoever has them.
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import type { StockRows } from './save-stock.ts';

interface CountedLevel {
  levelId: number;
  capacity: number;
  isSeated: boolean;
}

/** A level has seats or places, never both: any one ticket says which. Millions of them are counted already. */
async function readLevels(db: Db, sellerId: number, levelIds: readonly number[]): Promise<CountedLevel[]> {
  const { rows } = await sql<CountedLevel>`
    select s.price_level_id as "levelId", s.capacity, t."isSeated"
    from level_stock s cross join lateral (
      select seat_name is not null as "isSeated" from tickets
      where seller_id = s.seller_id and price_level_id = s.price_level_id order by rank limit 1) t
    where s.seller_id = ${sellerId} and s.price_level_id = any(${levelIds}::int[]) and s.capacity > 0`.execute(
    db,
  );
  return rows;
}

/** Of each level that has any. */
const oneSeatEach = sql`(
  select t.* from level_stock s cross join lateral (
    select * from tickets
    where seller_id = s.seller_id and price_level_id = s.price_level_id and seat_name is not null limit 1) t) one`;

/** One seat says that a level has seats, where nobody asks for which: an arena has twenty thousand. */
export async function readStock(
  db: Db,
  sellerId: number,
  levelIds: readonly number[],
  { everySeat = true }: { everySeat?: boolean | undefined } = {},
): Promise<StockRows> {
  const levels = await readLevels(db, sellerId, levelIds);
  const seated = levels.filter(({ isSeated }) => isSeated).map(({ levelId }) => levelId);
  const seats = await sql<StockRows['seats'][number]>`
    select price_level_id as "levelId", rank, section_name as section, row_name as "row", seat_name as seat,
      section_position as "sectionPosition", row_position as "rowPosition", seat_position as "seatPosition",
      map_x as "mapX", map_y as "mapY", kind, with_seat as "withSeat"
    from ${everySeat ? sql`tickets` : oneSeatEach}
    where seller_id = ${sellerId} and price_level_id = any(${seated}::int[]) and seat_name is not null`.execute(
    db,
  );
  const places = levels.flatMap(({ levelId, capacity, isSeated }) =>
    isSeated ? [] : [{ levelId, capacity }],
  );
  return { sellerId, places, seats: seats.rows };
}
