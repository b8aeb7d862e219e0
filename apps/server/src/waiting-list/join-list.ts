// WAIT-01: one entry a customer and show. Locked in everybody's order: the levels, then the list.
import { randomUUID } from 'node:crypto';
import { movesToTheEnd } from '@stagedoor/rules/waiting-list/change-place';
import { waitingStock } from '../inventory/index.ts';
import { BeginAgain, inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { changeEntry, findEntry, insertEntry, lockList, markList } from './entry-store.ts';
import type { EntryRow } from './entry-store.ts';
import { queueJoinedLetter } from './letters/joined-letter.ts';
import type { WaitingNeeds } from './waiting-needs.ts';

export interface Wish {
  sellerId: number;
  outletId: number;
  eventId: number;
  userId: number;
  quantity: number;
  levelIds: number[];
  mostCents: number;
}

const sameLevels = (a: EntryRow | undefined, b: EntryRow | undefined): boolean =>
  JSON.stringify(a?.level_ids) === JSON.stringify(b?.level_ids);

/** Locked as it was seen; otherwise it is begun again. */
async function lockOwn(tx: Tx, { sellerId, eventId, userId, levelIds }: Wish): Promise<EntryRow | undefined> {
  const seen = await findEntry(tx, sellerId, { eventId, userId });
  await waitingStock.lock(tx, sellerId, [...new Set([...(seen?.level_ids ?? []), ...levelIds])]);
  await lockList(tx, { sellerId, eventId });
  const entry = await findEntry(tx, sellerId, { eventId, userId });
  if (entry?.entry_id !== seen?.entry_id || !sameLevels(entry, seen))
    throw new BeginAgain('The entry was changed at the same moment');
  return entry;
}

/** Joins, or changes what is wished for. What is free by then and fits is offered at once. */
export async function joinList(needs: WaitingNeeds, wish: Wish, now: Date): Promise<EntryRow> {
  const { sellerId, outletId, eventId, userId, levelIds, quantity, mostCents } = wish;
  const wished = { quantity, level_ids: levelIds, most_cents: mostCents };
  const joined = await inTransaction(needs.db, async (tx) => {
    const before = await lockOwn(tx, wish);
    // A list that was over begins anew where the sale does.
    await markList(tx, { sellerId, eventId }, { ended_at: null });
    if (before) await waitingStock.count(tx, sellerId, before.level_ids, -1);
    await waitingStock.count(tx, sellerId, levelIds, 1);
    const whose = { seller_id: sellerId, outlet_event_id: eventId, outlet_id: outletId, user_id: userId };
    const entry = before
      ? await changeEntry(tx, before, wished, movesToTheEnd(before, wished))
      : await insertEntry(tx, { ...whose, ...wished, link_uuid: randomUUID() }, now);
    if (!before) await queueJoinedLetter(tx, needs, entry, now);
    for (const levelId of levelIds)
      waitingStock.noteReturn(tx, { sellerId, levelId, ticketIds: [], how: 'kept' });
    await needs.checkpoint('wish written');
    return entry;
  });
  await needs.checkpoint('wish kept');
  return joined;
}
