import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

interface LevelDemand {
  levelId: number;
  requests: number;
  wanted: number;
  /** For whom this show comes first. */
  priority: number;
}

/** How much is asked for of each level of these events, and by how many to whom it matters most. */
export async function demandAtEvents(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<LevelDemand[]> {
  const { rows } = await sql<LevelDemand>`
    select l.price_level_id as "levelId", count(*)::int as requests, sum(l.quantity)::int as wanted,
      count(p.event_request_id)::int as priority
    from event_requests e
    join request_lines l on l.seller_id = e.seller_id and l.event_request_id = e.event_request_id
    left join request_priorities p on p.seller_id = e.seller_id and p.event_request_id = e.event_request_id
    where e.seller_id = ${sellerId} and e.outlet_event_id = any (${[...eventIds]}::int[])
    group by 1`.execute(db);
  return rows;
}
