import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** How many orders hold tickets of these events and were placed since then; what was canceled again counts. */
export async function placedAtSince(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(distinct o.order_id)::int as many
    from order_events e join orders o on o.seller_id = e.seller_id and o.order_id = e.order_id
    where e.seller_id = ${sellerId} and e.outlet_event_id = any(${[...eventIds]}::int[])
      and o.created_at > ${since}`.execute(db);
  return firstOf(rows).many;
}
