// A second offer beside the seats that a cart holds, and the choice between the two. The cart must be locked.
import type { Seat } from '@stagedoor/contract/entities/cart';
import type { Tx } from '../platform/db/tables.ts';
import { hold } from './hold.ts';
import type { HoldWish } from './hold-wish.ts';
import { otherOffer } from './other-offer.ts';
import { offersOfCart } from './place-store.ts';
import { holdTickets, lockLevels, releaseTickets } from './stock-store.ts';
import type { Offers } from './place-store.ts';

const idsOf = (seats: readonly Seat[]): number[] => seats.map(({ ticketId }) => ticketId);

/**
 * Holds the best seats that are free beside those that a cart has of a level, until the same moment. One other offer at
 * a time: asked again, it is the same. False, and nothing changed, where there are none, where they lie apart and those
 * of the cart do not, or where places have no numbers.
 */
export async function holdOthers(
  tx: Tx,
  sellerId: number,
  wish: Pick<HoldWish, 'levelId' | 'cartUuid' | 'until'> & { together: boolean },
  now: Date,
): Promise<boolean> {
  const { levelId, cartUuid, until } = wish;
  const { seats, others } = await offersOfCart(tx, sellerId, cartUuid);
  const has = seats.get(levelId) ?? [];
  if (!has.some(({ seatName }) => seatName)) return false;
  if (others.has(levelId)) return true;
  const wanted = { levelId, cartUuid: otherOffer(cartUuid), until, quantity: has.length, fewer: [] };
  const { places, together } = await hold(tx, sellerId, wanted, now);
  const isWorse = places.length === 0 || (wish.together && !together);
  if (isWorse) await releaseTickets(tx, { sellerId, levelId }, idsOf(places));
  return !isWorse;
}

/** Gives the other offer of a level back. */
export async function releaseOthers(
  tx: Tx,
  sellerId: number,
  levelId: number,
  others: readonly Seat[],
): Promise<void> {
  await lockLevels(tx, sellerId, [levelId]);
  await releaseTickets(tx, { sellerId, levelId }, idsOf(others));
}

/**
 * The cart keeps one offer of each level: the other one where all of it is among the chosen tickets. What it does not
 * keep is free. A held ticket goes to nobody else but by being free: nobody sees that, for its level is locked.
 */
export async function settleOffers(
  tx: Tx,
  sellerId: number,
  { seats, others }: Offers,
  { cartUuid, until, chosen }: { cartUuid: string; until: Date; chosen: ReadonlySet<number> },
): Promise<ReadonlyMap<number, Seat[]>> {
  const after = new Map(seats);
  await lockLevels(tx, sellerId, [...others.keys()]);
  for (const [levelId, other] of others) {
    const isChosen = other.every(({ ticketId }) => chosen.has(ticketId));
    await releaseTickets(tx, { sellerId, levelId }, idsOf(other));
    if (!isChosen) continue;
    await releaseTickets(tx, { sellerId, levelId }, idsOf(seats.get(levelId) ?? []));
    await holdTickets(tx, sellerId, [{ cartUuid, until, ticketIds: idsOf(other) }]);
    after.set(levelId, other);
  }
  return after;
}
