// What only time decides: an offer's clock begins when its letter has left, and an offer ends; lists end with the sale.
import { offerEnds } from '@stagedoor/rules/waiting-list/offer-hours';
import { waitingStock } from '../inventory/index.ts';
import { lettersLeft } from '../mail/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { findLiveLists, markList, readWaiting } from './entry-store.ts';
import type { EventKey } from './entry-store.ts';
import { factsOfEvent, isOver } from './facts-of-event.ts';
import { leave } from './leave-list.ts';
import { queueEndedLetter } from './letters/ended-letter.ts';
import { aboutOffer, OFFER_LETTER } from './letters/offer-letter.ts';
import { findLapsed, findUnsent, startClock } from './offer-store.ts';
import type { OfferRow } from './offer-store.ts';
import { lapse, lockOffer } from './settle-offer.ts';
import type { WaitingNeeds } from './waiting-needs.ts';

async function lapseOne(needs: WaitingNeeds, offer: OfferRow, now: Date): Promise<boolean> {
  return inTransaction(needs.db, async (tx) => {
    const locked = await lockOffer(tx, offer.seller_id, offer.offer_uuid);
    const isOver = locked?.offer.state === 'open' && (await lapse(tx, needs, locked, now));
    if (isOver) await needs.checkpoint('offer lapsed');
    return isOver;
  });
}

/** A letter that nobody takes leaves nobody to wait for: its offer goes on. */
async function startClocks(needs: WaitingNeeds, now: Date): Promise<number> {
  const unsent = await findUnsent(needs.db);
  let begun = 0;
  for (const [sellerId, own] of Map.groupBy(unsent, (offer) => offer.seller_id)) {
    const abouts = new Map(own.map((offer) => [aboutOffer(offer), offer]));
    for (const { about, sentAt } of await lettersLeft(needs.db, { sellerId, kind: OFFER_LETTER }, [
      ...abouts.keys(),
    ])) {
      const offer = abouts.get(about);
      if (!offer) continue;
      if (sentAt) await startOne(needs, offer, sentAt);
      else await lapseOne(needs, offer, now);
      begun += 1;
    }
  }
  return begun;
}

async function startOne(needs: WaitingNeeds, offer: OfferRow, sentAt: Date): Promise<void> {
  await inTransaction(needs.db, async (tx) => {
    const facts = await factsOfEvent(tx, { sellerId: offer.seller_id, eventId: offer.outlet_event_id });
    // Where the list was switched off since, the offer ends with it.
    const endsAt = facts?.rules ? offerEnds(sentAt, facts.rules) : sentAt;
    const isLater = endsAt > offer.made_at;
    await startClock(tx, offer, sentAt, isLater ? endsAt : new Date(offer.made_at.getTime() + 1));
  });
}

/** Answers how many offers it began or ended. */
export async function moveOffers(needs: WaitingNeeds, now: Date): Promise<number> {
  const begun = await startClocks(needs, now);
  let ended = 0;
  for (const offer of await findLapsed(needs.db, now)) if (await lapseOne(needs, offer, now)) ended += 1;
  return begun + ended;
}

/** Everybody who is still on it gets one letter; who just pays for an offer is served, or asked again. */
async function endList(needs: WaitingNeeds, key: EventKey, now: Date): Promise<void> {
  await inTransaction(needs.db, (tx) => markList(tx, key, { ended_at: now }));
  for (const entry of await readWaiting(needs.db, key))
    await inTransaction(needs.db, async (tx) => {
      if ((await leave(tx, entry, now, 'ended')) === 'left') await queueEndedLetter(tx, needs, entry, now);
    });
}

/** Lists whose sale is over end; of the others, what came without anybody's seeing it is offered. */
export async function tendLists(needs: WaitingNeeds, now: Date): Promise<number> {
  let ended = 0;
  for (const key of await findLiveLists(needs.db)) {
    const facts = await factsOfEvent(needs.db, key);
    if (facts && !isOver(facts, now)) continue;
    await endList(needs, key, now);
    ended += 1;
  }
  const open = await inTransaction(needs.db, (tx) => waitingStock.openThoughWanted(tx));
  for (const { sellerId, levelId } of open)
    await inTransaction(needs.db, async (tx) => {
      await waitingStock.lock(tx, sellerId, [levelId]);
      waitingStock.noteReturn(tx, { sellerId, levelId, ticketIds: [], how: 'new' });
    });
  return ended;
}
