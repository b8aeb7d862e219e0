import { pendingStatuses } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** How many requests wait for their draw, by series. */
export async function askedBySeries(db: Db, sellerId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ seriesId: number; many: number }>`
    select series_id as "seriesId", count(*)::int as many from series_requests
    where seller_id = ${sellerId} and status = any(${[...pendingStatuses]}::text[])
    group by series_id`.execute(db);
  return new Map(rows.map(({ seriesId, many }) => [seriesId, many]));
}
