import type { OutputOf } from '@stagedoor/contract/call';
import type { countParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { findSoldEvents } from '../catalogue/index.ts';
import { shipping } from '../orders/index.ts';
import type { ParcelScope } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';

export async function readParcelCounts(
  db: Db,
  scope: ParcelScope,
  outletId?: number,
): Promise<OutputOf<typeof countParcels>> {
  const { events, ...sums } = await shipping.sumParcels(db, scope, outletId);
  const shows = await findSoldEvents(
    db,
    scope.sellerId,
    events.map(({ event }) => event),
  );
  const names = new Map(shows.map(({ eventId, name }) => [eventId, name]));
  return {
    ...sums,
    shows: events.map(({ event, parcels }) => ({
      eventId: event,
      name: names.get(event) ?? String(event),
      parcels,
    })),
  };
}
