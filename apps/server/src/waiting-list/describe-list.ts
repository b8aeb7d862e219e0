import type { WaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import type { Db } from '../platform/db/tables.ts';
import { readWaiting } from './entry-store.ts';
import type { EntryRow } from './entry-store.ts';
import { withFees } from './facts-of-event.ts';
import { findOffer } from './offer-store.ts';
import type { OpenList } from './reach-list.ts';

/** WAIT-04: how many are asked before them, themselves counted. */
const placeOf = (waiting: readonly EntryRow[], { place }: EntryRow): number =>
  waiting.filter((entry) => entry.place <= place).length;

export async function describeOwn(
  db: Db,
  entry: EntryRow,
  waiting: readonly EntryRow[],
): Promise<NonNullable<WaitingList['own']>> {
  const offer = await findOffer(db, entry.seller_id, { openOf: entry.entry_id });
  return {
    quantity: entry.quantity,
    levelIds: entry.level_ids,
    mostCents: entry.most_cents,
    since: entry.joined_at,
    place: placeOf(waiting, entry),
    link: entry.link_uuid,
    offerUuid: offer?.offer_uuid,
  };
}

export async function describeList(
  db: Db,
  sellerId: number,
  { eventId, hours, levels }: OpenList,
  userId: number | undefined,
): Promise<WaitingList> {
  const waiting = await readWaiting(db, { sellerId, eventId });
  const own = userId === undefined ? undefined : waiting.find((entry) => entry.user_id === userId);
  return {
    eventId,
    hours,
    people: waiting.length,
    levels: levels.map((level) => ({
      id: level.levelId,
      name: level.levelName,
      priceCents: withFees(level),
      limit: level.limit,
      minimum: level.minimum,
      multiplier: level.multiplier,
      people: waiting.filter(({ level_ids }) => level_ids.includes(level.levelId)).length,
    })),
    own: own && (await describeOwn(db, own, waiting)),
  };
}
