// The SQL on priorities: at most one event request a customer and tour.
import type { Db, Tx } from '../platform/db/tables.ts';
import type { Fan, RequestRow } from './request-store.ts';
import './tables.ts';

interface TourOfFan extends Pick<Fan, 'sellerId' | 'userId'> {
  tourId: number;
}

/** The series request that has the tour's priority now; it cannot lose it until the transaction ends. */
export async function lockPriorityHolder(
  tx: Tx,
  { sellerId, userId, tourId }: TourOfFan,
): Promise<Pick<RequestRow, 'request_id' | 'series_id' | 'status'> | undefined> {
  return tx
    .selectFrom('request_priorities as p')
    .innerJoin('event_requests as e', (join) =>
      join.onRef('e.seller_id', '=', 'p.seller_id').onRef('e.event_request_id', '=', 'p.event_request_id'),
    )
    .innerJoin('series_requests as r', (join) =>
      join.onRef('r.seller_id', '=', 'e.seller_id').onRef('r.request_id', '=', 'e.request_id'),
    )
    .select(['r.request_id', 'r.series_id', 'r.status'])
    .where('p.seller_id', '=', sellerId)
    .where('p.user_id', '=', userId)
    .where('p.tour_id', '=', tourId)
    .forUpdate('p')
    .executeTakeFirst();
}

/** CALL-36: setting one clears every other of the tour, whoever comes at the same instant. */
export async function setPriority(
  tx: Tx,
  { sellerId, userId, tourId }: TourOfFan,
  eventRequestId: number,
): Promise<void> {
  await tx
    .insertInto('request_priorities')
    .values({ seller_id: sellerId, user_id: userId, tour_id: tourId, event_request_id: eventRequestId })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'user_id', 'tour_id']).doUpdateSet({ event_request_id: eventRequestId }),
    )
    .execute();
}

export async function clearPriority(db: Db, { sellerId, userId, tourId }: TourOfFan): Promise<void> {
  await db
    .deleteFrom('request_priorities')
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .where('tour_id', '=', tourId)
    .execute();
}
