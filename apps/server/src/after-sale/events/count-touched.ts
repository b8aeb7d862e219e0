import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { askingForEvents } from '../../requests/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

export interface EventKey {
  sellerId: number;
  eventId: number;
}

/** Everybody whom another date of a show touches, at all the outlets that sell it. */
export async function countHolders(db: Db, { changes }: Pick<AfterSaleNeeds, 'changes'>, event: EventKey) {
  const events = await officeEvents.ofShow(db, event);
  const key = { sellerId: event.sellerId, eventIds: events.map(({ eventId }) => eventId) };
  const { orders, people } = await changes.countOrdersOfEvents(db, key);
  return { events, eventIds: key.eventIds, orders, people, requests: await askingForEvents.count(db, key) };
}

/** The same for somebody who works at all of them. */
export async function countTouched(
  db: Db,
  needs: AfterSaleNeeds,
  caller: Callers['office'],
  eventId: number,
) {
  const { events, ...counted } = await countHolders(db, needs, { sellerId: caller.sellerId, eventId });
  for (const { outletId } of events) caller.requireOutlet(outletId);
  return counted;
}
