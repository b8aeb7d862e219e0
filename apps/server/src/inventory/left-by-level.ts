import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** How many tickets of each of the outlet's levels can still be had; what is held beyond its time counts as free. */
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
        where s.held > 0 and t.seller_id = s.seller_id and t.price_level_id = s.price_level_id
          and t.state = 'held' and t.held_until <= ${now}) as free
    from level_stock s
    join price_levels l on l.seller_id = s.seller_id and l.price_level_id = s.price_level_id
    join event_items i on i.seller_id = l.seller_id and i.item_id = l.item_id
    join outlet_events e on e.seller_id = i.seller_id and e.outlet_event_id = i.outlet_event_id
    where s.seller_id = ${sellerId} and e.outlet_id = ${outletId} and e.active`.execute(db);
  return new Map(rows.map(({ level, free }) => [level, free]));
}
