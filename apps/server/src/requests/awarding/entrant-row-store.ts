// The rows that a draw's entrants are made of: whether any was written since they were read.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { SeriesKey } from './entrants.ts';
import '../tables.ts';

/** Whoever is in the middle of a change comes first; after it nobody changes them until this transaction ends. */
async function lock(tx: Tx, { sellerId, seriesId }: SeriesKey): Promise<void> {
  await sql`
    select from series_requests where seller_id = ${sellerId} and series_id = ${seriesId}
    order by request_id for update`.execute(tx);
}

/**
 * Another text whenever a row of theirs was written anew, whoever wrote it: the database gives each version of a row a place
 * and the number of its transaction.
 */
async function version(
  db: Db,
  { sellerId, seriesId }: SeriesKey,
): Promise<{ version: string | null; cardIds: number[] }> {
  const { rows } = await sql<{ version: string | null; cardIds: number[] }>`
    with asked as materialized (
      select request_id, ctid, xmin from series_requests where seller_id = ${sellerId} and series_id = ${seriesId}),
    events as materialized (
      select e.event_request_id, e.ctid, e.xmin from event_requests e join asked using (request_id)
      where e.seller_id = ${sellerId}),
    cards as materialized (
      select c.payment_method_id, c.ctid, c.xmin from request_payments c join asked using (request_id)
      where c.seller_id = ${sellerId}),
    written as (
      select 1 as kind, ctid, xmin from asked
      union all select 2, ctid, xmin from events
      union all select 3, l.ctid, l.xmin from request_lines l join events using (event_request_id)
        where l.seller_id = ${sellerId}
      union all select 4, p.ctid, p.xmin from request_priorities p join events using (event_request_id)
        where p.seller_id = ${sellerId}
      union all select 5, ctid, xmin from cards)
    select md5(string_agg(kind || ctid::text || xmin::text, ' ' order by kind, ctid)) as version,
      coalesce((select array_agg(distinct payment_method_id) from cards), '{}') as "cardIds"
    from written`.execute(db);
  return firstOf(rows);
}

export const entrantRows = { lock, version };
