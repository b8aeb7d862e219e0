// Seats for many at once, in their order: each gets the best of what those before have left.
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Tx } from '../platform/db/tables.ts';
import { pickBest } from './best-available.ts';
import type { StockPlace } from './holder.ts';
import { readPlaces } from './place-store.ts';
import { lockLevels } from './stock-store.ts';
import type { Place } from './place-store.ts';

export interface PlaceWish {
  levelId: number;
  quantity: number;
}

const ALL_OF_THEM = 2_147_483_647;
/** So many of the best are looked at first: most people can be seated together among them. */
const LOOKED_AT_FIRST = 60;

const looksAt = (quantity: number): number => Math.max(LOOKED_AT_FIRST, quantity * 4);

/** So many at the top of a level that everybody finds as many to look at as if all of them were there. */
function windowsOf(wishes: readonly PlaceWish[]): Map<number, number> {
  const byLevel = Map.groupBy(wishes, ({ levelId }) => levelId);
  const windowOf = (own: readonly PlaceWish[]): number =>
    own.reduce((sum, { quantity }) => sum + quantity, 0) +
    Math.max(...own.map(({ quantity }) => looksAt(quantity)));
  return new Map([...byLevel].map(([levelId, own]) => [levelId, windowOf(own)]));
}

/** For each wish its places, or none where its level has not enough any more. The levels stay locked. */
export async function choosePlaces(
  tx: Tx,
  sellerId: number,
  wishes: readonly PlaceWish[],
  from: StockPlace,
): Promise<Place[][]> {
  const windows = windowsOf(wishes);
  await lockLevels(tx, sellerId, [...windows.keys()]);
  const left = await readPlaces(tx, sellerId, windows, from);
  const taken = new Set<number>();
  const isWhole = new Set<number>();

  /** Only who cannot sit together among the best needs to see all of them. */
  async function allOf(levelId: number): Promise<Place[]> {
    if (!isWhole.has(levelId)) {
      const all = await readPlaces(tx, sellerId, new Map([[levelId, ALL_OF_THEM]]), from);
      left.set(
        levelId,
        (all.get(levelId) ?? []).filter(({ ticketId }) => !taken.has(ticketId)),
      );
      isWhole.add(levelId);
    }
    return valueOf(left, levelId);
  }

  const chosen: Place[][] = [];
  for (const { levelId, quantity } of wishes) {
    const few = pickBest((left.get(levelId) ?? []).slice(0, looksAt(quantity)), quantity);
    const best = few?.together ? few : pickBest(await allOf(levelId), quantity);
    const seats = best?.seats ?? [];
    const places = left.get(levelId) ?? [];
    // The best stand first, so each is found soon.
    for (const place of seats) {
      places.splice(places.indexOf(place), 1);
      taken.add(place.ticketId);
    }
    chosen.push(seats);
  }
  return chosen;
}
