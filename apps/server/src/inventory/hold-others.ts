import type { Tx } from '../platform/db/tables.ts';
import { hold } from './hold.ts';
import type { HoldWish } from './hold.ts';
import { releaseTickets, seatsOfCart } from './stock-store.ts';

/**
 * Other seats for those that a cart holds of a level: the best that are free beside them, held before those go back.
 * Undefined, and nothing changed, where there are none, where they lie apart and the old ones do not, or where places
 * have no numbers.
 */
export async function holdOthers(
  tx: Tx,
  sellerId: number,
  wish: Pick<HoldWish, 'levelId' | 'cartUuid' | 'until'> & { together: boolean },
  now: Date,
): Promise<{ together: boolean } | undefined> {
  const { levelId, cartUuid, until } = wish;
  const has = (await seatsOfCart(tx, sellerId, cartUuid)).get(levelId) ?? [];
  if (!has.some(({ seatName }) => seatName)) return undefined;
  const wanted = { levelId, cartUuid, until, quantity: has.length, fewer: [] };
  const { places, together } = await hold(tx, sellerId, wanted, now);
  const isWorse = places.length === 0 || (wish.together && !together);
  const givenBack = isWorse ? places : has;
  await releaseTickets(
    tx,
    { sellerId, levelId },
    givenBack.map(({ ticketId }) => ticketId),
  );
  return isWorse ? undefined : { together };
}
