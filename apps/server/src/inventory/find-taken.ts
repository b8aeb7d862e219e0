import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';

export interface TakenTicket {
  levelId: number;
  /** Null for a place of general admission. */
  section: string | null;
  row: string | null;
  seat: string | null;
}

export interface TakenStock {
  /** Sold and held tickets together, by level; levels that have neither are left out. */
  countByLevel: ReadonlyMap<number, number>;
  tickets: readonly TakenTicket[];
}

/**
 * What customers have of these levels, or are about to buy. Within a transaction that is about to change them nobody
 * takes or returns anything until it ends.
 */
export async function findTaken(
  db: Db,
  sellerId: number,
  levelIds: readonly number[],
  lock: boolean,
): Promise<TakenStock> {
  const stock = await sql<{ levelId: number; taken: number }>`
    select price_level_id as "levelId", held + sold as taken from level_stock
    where seller_id = ${sellerId} and price_level_id = any(${levelIds}::int[])
    order by price_level_id ${lock ? sql`for update` : sql``}`.execute(db);
  const tickets = await db
    .selectFrom('tickets')
    .select(['price_level_id as levelId', 'section_name as section', 'row_name as row', 'seat_name as seat'])
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`price_level_id = any(${levelIds}::int[])`)
    .where('state', '<>', 'free')
    .execute();
  return {
    countByLevel: new Map(stock.rows.flatMap(({ levelId, taken }) => (taken > 0 ? [[levelId, taken]] : []))),
    tickets,
  };
}
