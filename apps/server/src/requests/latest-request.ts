import type { Db } from '../platform/db/tables.ts';
import type { RequestRow } from './request-store.ts';
import './tables.ts';

/** The latest of the outlet, or else of another one of the seller. */
export async function latestRequest(
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
): Promise<RequestRow | undefined> {
  const latest = db
    .selectFrom('series_requests')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('request_id', 'desc')
    .limit(1);
  return (
    (await latest.where('outlet_id', '=', outletId).executeTakeFirst()) ?? (await latest.executeTakeFirst())
  );
}
