import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** How many requests asked for these events, or in these series, since then. */
export async function askedAtSince(
  db: Db,
  sellerId: number,
  { eventIds, seriesIds }: { eventIds: readonly number[]; seriesIds: readonly number[] },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(distinct r.request_id)::int as many
    from event_requests e join series_requests r on r.seller_id = e.seller_id and r.request_id = e.request_id
    where e.seller_id = ${sellerId} and e.created_at > ${since}
      and (e.outlet_event_id = any(${[...eventIds]}::int[]) or r.series_id = any(${[...seriesIds]}::int[]))`.execute(
    db,
  );
  return firstOf(rows).many;
}
