// The SQL on requests that wait for their series to close or for its draw, whoever they belong to.
import { pendingStatuses } from '@stagedoor/rules/requests/request-status';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { RequestRow } from './request-store.ts';
import './tables.ts';

/** The numbers of the requests that would be charged to this card if they were awarded. */
export async function findUndecidedWith(
  db: Db,
  sellerId: number,
  paymentMethodId: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('request_payments as p')
    .innerJoin('series_requests as r', (join) =>
      join.onRef('r.seller_id', '=', 'p.seller_id').onRef('r.request_id', '=', 'p.request_id'),
    )
    .select('r.number')
    .distinct()
    .where('p.seller_id', '=', sellerId)
    .where('p.payment_method_id', '=', paymentMethodId)
    .where('r.status', 'in', [...pendingStatuses])
    .orderBy('r.number')
    .execute();
  return rows.map(({ number }) => number);
}

/** Takes some pending requests whose owners have not been told yet that the series closes; each is taken once. */
export async function claimUntold(
  tx: Tx,
  { sellerId, seriesId }: { sellerId: number; seriesId: number },
  { createdBefore, now, most }: { createdBefore: Date; now: Date; most: number },
): Promise<RequestRow[]> {
  const untold = tx
    .selectFrom('series_requests')
    .select('request_id')
    .where('seller_id', '=', sellerId)
    .where('series_id', '=', seriesId)
    .where('status', '=', 'STATUS_REQUEST_PENDING')
    .where('closing_told_at', 'is', null)
    .where('created_at', '<=', createdBefore)
    .limit(most)
    .forUpdate()
    .skipLocked();
  return tx
    .updateTable('series_requests')
    .set({ closing_told_at: now })
    .where('seller_id', '=', sellerId)
    .where('request_id', 'in', untold)
    .returningAll()
    .execute();
}

/** Those of these numbers that exist. */
export async function findNumbers(db: Db, sellerId: number, numbers: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('series_requests')
    .select('number')
    .where('seller_id', '=', sellerId)
    .where('number', 'in', [...numbers])
    .execute();
  return rows.map(({ number }) => number);
}
