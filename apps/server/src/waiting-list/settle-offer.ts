// WAIT-03: an offer is taken, let go or lapses, once. Locked in everybody's order: the levels, the list, the offer.
import { LAPSES_TO_LEAVE } from '@stagedoor/rules/waiting-list/change-place';
import { moveStock, waitingStock } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { endEntry, findEntry, lockList, rememberLetGo } from './entry-store.ts';
import type { EntryRow, EventKey } from './entry-store.ts';
import { offerHolder } from './holders.ts';
import { queueLapsedLetter } from './letters/lapsed-letter.ts';
import { queueWithdrawnLetter } from './letters/withdrawn-letter.ts';
import { findOffer, openOffersOf, settle, shrinkOffer } from './offer-store.ts';
import type { OfferRow } from './offer-store.ts';
import type { WaitingNeeds } from './waiting-needs.ts';

export interface LockedOffer {
  offer: OfferRow;
  entry: EntryRow;
}

/** As it is once nobody else can change it; undefined where there is no such offer. */
export async function lockOffer(
  tx: Tx,
  sellerId: number,
  offerUuid: string,
): Promise<LockedOffer | undefined> {
  const seen = await findOffer(tx, sellerId, { offerUuid });
  const who = seen && (await findEntry(tx, sellerId, { entryId: seen.entry_id }));
  if (!seen || !who) return undefined;
  await waitingStock.lock(tx, sellerId, [...new Set([seen.price_level_id, ...who.level_ids])]);
  await lockList(tx, { sellerId, eventId: seen.outlet_event_id });
  const offer = await findOffer(tx, sellerId, { offerUuid });
  const entry = await findEntry(tx, sellerId, { entryId: seen.entry_id });
  return offer && entry && { offer, entry };
}

/** Its time is not over; before its letter has left it has none. */
export const isStillOpen = ({ state, ends_at }: OfferRow, now: Date): boolean =>
  state === 'open' && (ends_at === null || ends_at > now);

/** Its tickets are with it, and not in the cart that was made from it. */
async function release(tx: Tx, { seller_id, offer_uuid, ticket_ids }: OfferRow): Promise<boolean> {
  const moved = await moveStock(tx, {
    sellerId: seller_id,
    wanted: [{ ticketIds: ticket_ids }],
    from: offerHolder(offer_uuid),
    to: 'free',
  });
  if (moved.length === 0) return false;
  if (moved.length !== ticket_ids.length) throw new Error('An offer has lost some of its tickets');
  return true;
}

/** Off the list, with the count of those who wait for its levels. */
export async function leaveList(
  tx: Tx,
  entry: EntryRow,
  to: Parameters<typeof endEntry>[2],
  now: Date,
): Promise<void> {
  await endEntry(tx, entry, to, now);
  await waitingStock.count(tx, entry.seller_id, entry.level_ids, -1);
}

/** "No, thank you": counts as nothing, and goes to the next at once. False where it is in a cart. */
export async function letGo(tx: Tx, { offer, entry }: LockedOffer, now: Date): Promise<boolean> {
  if (!(await release(tx, offer))) return false;
  await settle(tx, offer, 'let-go', { now });
  await rememberLetGo(tx, entry, offer.ticket_ids, false);
  return true;
}

/** Nobody took it in its time. False where it is in a cart: then it waits for what becomes of that. */
export async function lapse(
  tx: Tx,
  needs: WaitingNeeds,
  { offer, entry }: LockedOffer,
  now: Date,
): Promise<boolean> {
  if (!(await release(tx, offer))) return false;
  await settle(tx, offer, 'lapsed', { now });
  const lapses = await rememberLetGo(tx, entry, offer.ticket_ids, true);
  const isOff = lapses >= LAPSES_TO_LEAVE;
  if (isOff) await leaveList(tx, entry, 'dropped', now);
  await queueLapsedLetter(tx, needs, { entry, isOff }, now);
  return true;
}

/** WAIT-06: their owner keeps what it was made of. What else it had goes on; who waits keeps the place. */
export async function withdrawOffers(
  tx: Tx,
  needs: WaitingNeeds,
  { ticketIds, ...key }: EventKey & { ticketIds: readonly number[] },
  now: Date,
): Promise<void> {
  const offers = ticketIds.length > 0 ? await openOffersOf(tx, key, ticketIds) : [];
  for (const offer of offers) {
    await moveStock(tx, {
      sellerId: key.sellerId,
      wanted: [{ ticketIds: offer.ticket_ids }],
      from: offerHolder(offer.offer_uuid),
      to: 'free',
    });
    await settle(tx, offer, 'withdrawn', { now });
    const entry = await findEntry(tx, key.sellerId, { entryId: offer.entry_id });
    if (entry?.state === 'waiting') await queueWithdrawnLetter(tx, needs, entry, now);
  }
}

/** The tickets that a cart takes from it; the rest goes to the next at once. */
export async function takeFromOffer(
  tx: Tx,
  { offer }: LockedOffer,
  quantity: number,
): Promise<number[] | undefined> {
  const taken = offer.ticket_ids.slice(0, quantity);
  const rest = offer.ticket_ids.slice(quantity);
  if (rest.length > 0) {
    const wanted = [{ ticketIds: rest }];
    const from = offerHolder(offer.offer_uuid);
    const moved = await moveStock(tx, { sellerId: offer.seller_id, wanted, from, to: 'free' });
    if (moved.length !== rest.length) return undefined;
    await shrinkOffer(tx, offer, taken);
  }
  return (await release(tx, { ...offer, ticket_ids: taken })) ? taken : undefined;
}

/** A cart that was made from it has ended unpaid: what it held, and is free now, is the offer's again. */
export async function giveBackToOffer(tx: Tx, sellerId: number, offerUuid: string): Promise<void> {
  const offer = await findOffer(tx, sellerId, { offerUuid });
  if (offer?.state !== 'open') return;
  const wanted = [{ ticketIds: offer.ticket_ids }];
  await moveStock(tx, { sellerId, wanted, from: 'free', to: offerHolder(offerUuid) });
}

/** The cart that was made from it is paid: they have what they waited for. */
export async function offerTaken(
  tx: Tx,
  sellerId: number,
  offerUuid: string,
  { orderNumber, now }: { orderNumber: string; now: Date },
): Promise<void> {
  const locked = await lockOffer(tx, sellerId, offerUuid);
  if (!locked) throw new Error('A cart was made from an offer that nobody knows');
  await settle(tx, locked.offer, 'taken', { now, orderNumber });
  if (locked.entry.state === 'waiting') await leaveList(tx, locked.entry, 'served', now);
}
