import { officeEvents } from '../catalogue/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Callers } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';

export async function reachEvent(db: Db, caller: Callers['office'], eventId: number) {
  const event = (await officeEvents.find(db, caller.sellerId, eventId)) ?? refuse('NOT_FOUND');
  caller.requireOutlet(event.outletId);
  return event;
}
