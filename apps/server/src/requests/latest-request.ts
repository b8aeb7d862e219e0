import { ownOrElse } from '../platform/db/own-or-else.ts';
import type { Db } from '../platform/db/tables.ts';
import type { RequestRow } from './request-store.ts';
import './tables.ts';

/** The latest of the outlet, or else of another one of the seller. */
export const latestRequest = (
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
): Promise<RequestRow | undefined> => {
  const all = db.selectFrom('series_requests').selectAll().where('seller_id', '=', sellerId);
  return ownOrElse(all.orderBy('request_id', 'desc').limit(1), outletId);
};
