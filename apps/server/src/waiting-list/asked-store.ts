import type { AskedFor } from '@stagedoor/rules/programme/asked-harm';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** How many people wait, or waited, for each show and level. */
export async function countAsked(db: Db, sellerId: number): Promise<AskedFor[]> {
  const { rows } = await sql<AskedFor>`
    select e.outlet_event_id as "eventId", l.level as "levelId", count(distinct e.entry_id)::int as many
    from waiting_entries e cross join lateral unnest(e.level_ids) as l (level)
    where e.seller_id = ${sellerId}
    group by grouping sets ((e.outlet_event_id), (e.outlet_event_id, l.level))
    order by 1, 2 nulls first`.execute(db);
  return rows;
}
