import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { askingForEvents } from '../../requests/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

/** Everybody whom another date touches, at all the outlets that sell the show. */
export async function countTouched(
  db: Db,
  { changes }: AfterSaleNeeds,
  caller: Callers['office'],
  eventId: number,
) {
  const { sellerId } = caller;
  const events = await officeEvents.ofShow(db, { sellerId, eventId });
  for (const event of events) caller.requireOutlet(event.outletId);
  const key = { sellerId, eventIds: events.map((event) => event.eventId) };
  const { orders, people } = await changes.countOrdersOfEvents(db, key);
  return { eventIds: key.eventIds, orders, people, requests: await askingForEvents.count(db, key) };
}
