// What the calls of the room Door begin with.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { findSoldEvents, officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import type { DoorNeeds } from './scan-ticket.ts';

export type Caller = Callers['office'];

export interface DoorCallNeeds extends DoorNeeds {
  publicAddress: PublicAddress;
}

/** Of an outlet that the caller works for; anything else is not found. */
export async function reachEvent(db: Db, caller: Caller, eventId: number) {
  const event = await officeEvents.find(db, caller.sellerId, eventId);
  if (!event) return refuse('NOT_FOUND');
  caller.requireOutlet(event.outletId);
  const show = firstOf(await findSoldEvents(db, caller.sellerId, [eventId]));
  return { outletId: event.outletId, show: show };
}
