// Seats for many at once, in their order: each gets the best of what those before have left.
import type { Tx } from '../platform/db/tables.ts';
import { pickBest } from './best-available.ts';
import type { StockPlace } from './holder.ts';
import { lockLevels, readPlaces } from './stock-store.ts';
import type { Place } from './stock-store.ts';

export interface PlaceWish {
  levelId: number;
  quantity: number;
}

const ALL_OF_THEM = 2_147_483_647;
/** So many of the best are looked at first: most people can be seated together among them. */
const LOOKED_AT_FIRST = 60;

function pick(places: readonly Place[], quantity: number): Place[] | undefined {
  const few = pickBest(places.slice(0, Math.max(LOOKED_AT_FIRST, quantity * 4)), quantity);
  return (few?.together ? few : pickBest(places, quantity))?.seats;
}

/** For each wish its places, or none where its level has not enough any more. The levels stay locked. */
export async function choosePlaces(
  tx: Tx,
  sellerId: number,
  wishes: readonly PlaceWish[],
  from: StockPlace,
): Promise<Place[][]> {
  const levelIds = [...new Set(wishes.map(({ levelId }) => levelId))];
  await lockLevels(tx, sellerId, levelIds);
  const all = new Map(levelIds.map((levelId) => [levelId, ALL_OF_THEM]));
  const left = await readPlaces(tx, sellerId, all, from);
  return wishes.map(({ levelId, quantity }) => {
    const places = left.get(levelId) ?? [];
    const chosen = pick(places, quantity) ?? [];
    // The best stand first, so each is found soon.
    for (const place of chosen) places.splice(places.indexOf(place), 1);
    return chosen;
  });
}
