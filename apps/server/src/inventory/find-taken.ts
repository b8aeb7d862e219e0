import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';

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

/** What a seller's customers have or are about to buy. Until the transaction ends nobody takes or returns anything. */
export async function findTaken(tx: Tx, sellerId: number): Promise<TakenStock> {
  const stock = await sql<{ levelId: number; taken: number }>`
    select price_level_id as "levelId", held + sold as taken from level_stock
    where seller_id = ${sellerId} order by price_level_id for update`.execute(tx);
  const tickets = await tx
    .selectFrom('tickets')
    .select(['price_level_id as levelId', 'section_name as section', 'row_name as row', 'seat_name as seat'])
    .where('seller_id', '=', sellerId)
    .where('state', '<>', 'free')
    .execute();
  return {
    countByLevel: new Map(stock.rows.flatMap(({ levelId, taken }) => (taken > 0 ? [[levelId, taken]] : []))),
    tickets,
  };
}
