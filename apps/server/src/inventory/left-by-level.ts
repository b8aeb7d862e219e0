import { sql } from 'kysely';
import { eventPieces } from '../catalogue/index.ts';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/**
 * How many tickets of each of the outlet's levels can still be had; what is held beyond its time counts as free, except
 * where people wait for it.
 */
export async function leftByLevel(
  db: Db,
  sellerId: number,
  outletId: number,
  now: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ level: number; free: number }>`
    select s.price_level_id as level,
      s.capacity - s.sold - s.held + (
        select count(*)::int from tickets t
        where s.held > 0 and s.waiting = 0 and t.seller_id = s.seller_id and t.price_level_id = s.price_level_id
          and t.state = 'held' and t.holder_kind = 'cart' and t.held_until <= ${now}) as free
    from level_stock s
    where s.seller_id = ${sellerId} and s.price_level_id in (${eventPieces.levelsOfOutlet(sellerId, outletId)})`.execute(
    db,
  );
  return new Map(rows.map(({ level, free }) => [level, free]));
}
