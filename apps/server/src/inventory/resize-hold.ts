import type { Seat } from '@stagedoor/contract/entities/cart';
import type { Tx } from '../platform/db/tables.ts';
import { hold } from './hold.ts';
import type { HoldWish } from './hold-wish.ts';
import { seatsOfCart } from './place-store.ts';
import { lockLevels, releaseTickets } from './stock-store.ts';

/**
 * Makes a cart hold this many tickets of a level: some are given back from the last, or more are held beside those
 * there are. Answers how many it holds then, and whether they were all found together.
 */
export async function resizeHold(
  tx: Tx,
  sellerId: number,
  wish: HoldWish,
  now: Date,
): Promise<{ quantity: number; together: boolean }> {
  const { levelId } = wish;
  const has: Seat[] = (await seatsOfCart(tx, sellerId, wish.cartUuid)).get(levelId) ?? [];
  if (wish.quantity <= has.length) {
    await lockLevels(tx, sellerId, [levelId]);
    const surplus = has.slice(wish.quantity).map(({ ticketId }) => ticketId);
    await releaseTickets(tx, { sellerId, levelId }, surplus);
    return { quantity: wish.quantity, together: true };
  }
  const more = (quantity: number): number => quantity - has.length;
  const fewer = wish.fewer.map(more).filter((quantity) => quantity > 0);
  const wanted = { ...wish, quantity: more(wish.quantity), fewer };
  const { places, together } = await hold(tx, sellerId, wanted, now);
  return {
    quantity: has.length + places.length,
    together: together && (has.length === 0 || places.length === 0),
  };
}
