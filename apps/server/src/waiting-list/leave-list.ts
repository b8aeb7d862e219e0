import { waitingStock } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { findEntry, lockList } from './entry-store.ts';
import type { EntryRow } from './entry-store.ts';
import { findOffer } from './offer-store.ts';
import { leaveList, letGo } from './settle-offer.ts';

/** `in a cart`: what they are offered is just being paid for, and they stay until that is settled. */
export type Left = 'left' | 'not waiting' | 'in a cart';

/** WAIT-07: whoever leaves gives on what was offered to them. */
export async function leave(tx: Tx, seen: EntryRow, now: Date, to: 'left' | 'ended' = 'left'): Promise<Left> {
  const { seller_id: sellerId, entry_id: entryId, outlet_event_id: eventId } = seen;
  const offered = await findOffer(tx, sellerId, { openOf: entryId });
  const levelIds = [...seen.level_ids, ...(offered ? [offered.price_level_id] : [])];
  await waitingStock.lock(tx, sellerId, [...new Set(levelIds)]);
  await lockList(tx, { sellerId, eventId });
  const entry = await findEntry(tx, sellerId, { entryId });
  if (entry?.state !== 'waiting') return 'not waiting';
  const offer = await findOffer(tx, sellerId, { openOf: entryId });
  if (offer && !(await letGo(tx, { offer, entry }, now))) return 'in a cart';
  await leaveList(tx, entry, to, now);
  return 'left';
}
