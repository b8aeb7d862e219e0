import type { Db } from '../platform/db/tables.ts';
import type { EventKey } from './entry-store.ts';
import { factsOfEvent, isOver } from './facts-of-event.ts';

/** What comes back of the show can still be offered to those who wait, today or later. */
export async function listIsOpen(db: Db, event: EventKey, now: Date): Promise<boolean> {
  const facts = await factsOfEvent(db, event);
  return facts !== undefined && !isOver(facts, now);
}
