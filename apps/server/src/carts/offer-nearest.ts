import { numbersIn } from '@stagedoor/rules/values/numbers-in';
import type { ShopCaller } from '../accounts/index.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { CartNeeds } from './cart-needs.ts';
import type { CheckedWish } from './check-wishes.ts';

/** SEAT-03: who was too slow is told of the nearest equal seats. They are offered, not held: a copy of a moment ago will do. */
export async function offerNearest<T>(
  { seatMaps }: Pick<CartNeeds, 'seatMaps'>,
  caller: ShopCaller,
  wishes: readonly CheckedWish[],
  hold: () => Promise<T>,
): Promise<T> {
  try {
    return await hold();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SEATS_GONE') throw error;
    const { facts } = error.circumstances;
    const gone = new Set(numbersIn(facts?.['goneTicketIDs']));
    const lost = wishes.find(({ ticketIds }) => ticketIds?.some((id) => gone.has(id)));
    const seats = lost && (await seatMaps.at(caller, lost.level.eventId));
    const nearestTicketIDs = seats?.nearest(lost?.ticketIds ?? [], gone) ?? [];
    throw new Refusal(error.code, {
      ...error.circumstances,
      message: error.message,
      facts: { ...facts, nearestTicketIDs },
    });
  }
}
