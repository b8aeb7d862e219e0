// WAIT-02, WAIT-05: what came back in a transaction is offered before it ends; what nobody fits is on sale then.
import { randomUUID } from 'node:crypto';
import { sendOfferAt } from '@stagedoor/rules/waiting-list/offer-hours';
import { walkList } from '@stagedoor/rules/waiting-list/walk-list';
import type { Walked } from '@stagedoor/rules/waiting-list/walk-list';
import { moveStock, waitingStock } from '../inventory/index.ts';
import type { CameBack, HowItCame } from '../inventory/index.ts';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { eventOfLevel, forgetLetGo, lockList, readWaiting } from './entry-store.ts';
import type { EntryRow, EventKey } from './entry-store.ts';
import { factsOfEvent, isOffered, sells, withFees } from './facts-of-event.ts';
import type { EventFacts } from './facts-of-event.ts';
import { keptBy, offerHolder } from './holders.ts';
import { queueOfferLetter } from './letters/offer-letter.ts';
import { entriesWithOffer, insertOffer, insertReturn, returnOf } from './offer-store.ts';
import { withdrawOffers } from './settle-offer.ts';
import type { WaitingNeeds } from './waiting-needs.ts';

/** A level of a list that is locked, with its show. */
interface Walk extends EventKey {
  tx: Tx;
  facts: EventFacts;
  level: LevelOnOffer;
  now: Date;
}

type Places = Awaited<ReturnType<typeof waitingStock.freeOf>>;

const idsOf = (seats: readonly { ticketId: number }[]): number[] => seats.map(({ ticketId }) => ticketId);

async function walk(
  { ownersOfOffered }: WaitingNeeds,
  { tx, sellerId, eventId, level }: Walk,
  free: Places,
): Promise<Walked<Places[number]>> {
  const [everybody, haveOne, owners] = await Promise.all([
    readWaiting(tx, { sellerId, eventId }),
    entriesWithOffer(tx, { sellerId, eventId }),
    ownersOfOffered(tx, sellerId, idsOf(free)),
  ]);
  const asked = everybody.filter(
    (entry) =>
      entry.level_ids.includes(level.levelId) && entry.skipped_at === null && !haveOne.has(entry.entry_id),
  );
  return walkList(
    asked.map(({ entry_id, user_id, quantity, most_cents, let_go }) => ({
      entryId: entry_id,
      quantity,
      mostCents: most_cents,
      notFor: new Set([...let_go, ...(owners.get(user_id ?? 0)?.keys() ?? [])]),
    })),
    {
      priceCents: withFees(level),
      free,
      allows: (quantity) => sells(level, quantity),
      pick: waitingStock.pickTogether,
    },
  );
}

async function makeOffer(
  needs: WaitingNeeds,
  { tx, sellerId, eventId, facts, level, now }: Walk,
  entry: EntryRow,
  { ticketIds, returnId, notBefore }: { ticketIds: number[]; returnId: number | null; notBefore: Date },
): Promise<void> {
  const offer = {
    seller_id: sellerId,
    offer_uuid: randomUUID(),
    outlet_event_id: eventId,
    entry_id: entry.entry_id,
    price_level_id: level.levelId,
    ticket_ids: ticketIds,
    price_cents: withFees(level),
    return_id: returnId,
  };
  await insertOffer(tx, offer, now);
  await moveStock(tx, { sellerId, wanted: [{ ticketIds }], from: 'free', to: offerHolder(offer.offer_uuid) });
  await queueOfferLetter(tx, needs, { entry, offer, facts, notBefore }, now);
  await needs.checkpoint('offer made');
}

/** The most telling of the ways by which some of it came. */
const ways: readonly HowItCame[] = ['customer', 'sale', 'house', 'guests', 'new', 'cart', 'kept'];

async function writeReturn(
  walked: Walk,
  notes: readonly CameBack[],
  free: ReadonlySet<number>,
): Promise<number | null> {
  const { tx, sellerId, eventId, level, now } = walked;
  const came = notes.filter(({ how }) => how !== 'kept' && how !== 'lost');
  const tickets = new Set(came.flatMap(({ ticketIds }) => ticketIds).filter((id) => free.has(id)));
  await forgetLetGo(tx, { sellerId, eventId }, [...tickets]);
  if (tickets.size === 0) return null;
  const how = ways.find((way) => came.some((note) => note.how === way)) ?? 'cart';
  return insertReturn(tx, { sellerId, eventId }, { levelId: level.levelId, tickets: tickets.size, how, now });
}

/**
 * What came back while nobody waited was written down nowhere: by customers, when it is offered for the first time since
 * they gave it. What they took home and gave anew has not come by the return of the first time.
 */
async function returnBefore(
  { ownersOfOffered }: WaitingNeeds,
  { tx, sellerId, eventId, level, now }: Walk,
  ticketIds: number[],
): Promise<number | null> {
  const owners = await ownersOfOffered(tx, sellerId, ticketIds);
  const given = [...owners.values()].flatMap((own) => [...own.values()]);
  const since = new Date(Math.max(0, ...given.map(Number)));
  const known = await returnOf(tx, sellerId, ticketIds, since);
  if (known !== null || given.length === 0) return known;
  const came = { levelId: level.levelId, tickets: given.length, how: 'customer', now } as const;
  return insertReturn(tx, { sellerId, eventId }, came);
}

/** One level, as the transaction leaves it. */
async function offerLevel(
  needs: WaitingNeeds,
  walked: Walk,
  notes: readonly CameBack[],
  isPaused: boolean,
): Promise<void> {
  const { tx, sellerId, eventId, facts, level, now } = walked;
  const free = await waitingStock.freeOf(tx, sellerId, level.levelId);
  const cameBy = await writeReturn(walked, notes, new Set(idsOf(free)));
  const notBefore = facts.rules && sendOfferAt(now, facts.rules);
  if (!notBefore || !isOffered(level, now)) return;
  const { offers } = await walk(needs, walked, free);
  if (isPaused) {
    const ticketIds = offers.flatMap(({ seats }) => idsOf(seats));
    await moveStock(tx, { sellerId, wanted: [{ ticketIds }], from: 'free', to: keptBy(eventId) });
    return;
  }
  const waiting = new Map(
    (await readWaiting(tx, { sellerId, eventId })).map((entry) => [entry.entry_id, entry]),
  );
  for (const { entryId, seats } of offers) {
    const entry = waiting.get(entryId);
    const ticketIds = idsOf(seats);
    const returnId = cameBy ?? (await returnBefore(needs, walked, ticketIds));
    if (entry) await makeOffer(needs, walked, entry, { ticketIds, returnId, notBefore });
  }
}

async function offerOfSeller(
  needs: WaitingNeeds,
  tx: Tx,
  sellerId: number,
  notes: readonly CameBack[],
): Promise<void> {
  const now = needs.clock.now();
  const byLevel = [...Map.groupBy(notes, ({ levelId }) => levelId)].toSorted(([a], [b]) => a - b);
  const found = await Promise.all(
    byLevel.map(async ([levelId, own]) => ({ levelId, own, of: await eventOfLevel(tx, sellerId, levelId) })),
  );
  const byEvent = Map.groupBy(found, ({ of }) => of?.eventId ?? 0);
  // In everybody's order: the levels are locked already, then the lists.
  for (const [eventId, levels] of [...byEvent].toSorted(([a], [b]) => a - b)) {
    if (eventId === 0) continue;
    const key = { sellerId, eventId };
    const list = await lockList(tx, key);
    const facts = await factsOfEvent(tx, key);
    const lost = levels.flatMap(({ own }) => own.filter(({ how }) => how === 'lost'));
    await withdrawOffers(tx, needs, { ...key, ticketIds: lost.flatMap(({ ticketIds }) => ticketIds) }, now);
    if (!facts || list.ended_at !== null) continue;
    for (const { levelId, own } of levels) {
      const level = facts.levels.get(levelId);
      if (level) await offerLevel(needs, { tx, ...key, facts, level, now }, own, list.paused_at !== null);
    }
  }
}

/** The last word in every transaction that gave something back which people wait for. */
export const offerReturns =
  (needs: WaitingNeeds) =>
  async (tx: Tx, notes: readonly CameBack[]): Promise<void> => {
    for (const [sellerId, own] of Map.groupBy(notes, (note) => note.sellerId))
      await offerOfSeller(needs, tx, sellerId, own);
  };
