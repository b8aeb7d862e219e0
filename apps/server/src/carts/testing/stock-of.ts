import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

export interface Stock {
  capacity: number;
  /** Tickets that are held, by the rows of the tickets. */
  live: number;
  /** The same by the level's own count. */
  counted: number;
  /** Tickets whose cart has no line for them. */
  doubled: number;
}

/** What the rows say about a level; the counts and the tickets must agree at every moment. */
export async function stockOf(db: Db, levelId: number): Promise<Stock> {
  const { rows } = await sql<Stock>`
    select s.capacity, s.held as counted,
      (select count(*)::int from tickets t where t.price_level_id = s.price_level_id and t.state = 'held') as live,
      (select count(*)::int from tickets t where t.price_level_id = s.price_level_id and t.state = 'held' and not exists (
        select from cart_lines l where l.cart_uuid::text = t.holder_id and l.price_level_id = t.price_level_id)) as doubled
    from level_stock s where s.price_level_id = ${levelId}`.execute(db);
  return rows[0]!;
}
