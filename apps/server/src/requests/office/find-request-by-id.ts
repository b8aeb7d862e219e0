import type { ToldRequest } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** For the story of the order that came of it. */
export async function requestById(
  db: Db,
  sellerId: number,
  requestId: number,
): Promise<ToldRequest | undefined> {
  const row = await db
    .selectFrom('series_requests')
    .select(['number', 'created_at', 'plan'])
    .where('seller_id', '=', sellerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row && { number: row.number, placedAt: row.created_at, onPlan: row.plan !== null };
}
