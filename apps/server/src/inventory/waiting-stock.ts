// What the waiting list does with the stock. The levels must be locked.
import type { Tx } from '../platform/db/tables.ts';
import { pickBest } from './best-available.ts';
import { cameBack } from './came-back.ts';
import { namedPlaces } from './named-place-store.ts';
import { returnedStock } from './returned-stock-store.ts';
import { readPlaces } from './place-store.ts';
import { lockLevels } from './stock-store.ts';
import type { Place } from './place-store.ts';
import { countWaiting, openThoughWanted } from './waiting-count-store.ts';

const ALL_OF_THEM = 2_147_483_647;

/** What is on sale of a level or offered back, best first; the seats for those who need them are not for the list. */
async function freeOf(tx: Tx, sellerId: number, levelId: number): Promise<Place[]> {
  const most = new Map([[levelId, ALL_OF_THEM]]);
  const places = await readPlaces(tx, sellerId, most, 'to offer', new Set());
  return places.get(levelId) ?? [];
}

/** Together or not at all. */
function pickTogether(places: readonly Place[], quantity: number): readonly Place[] | undefined {
  const pick = pickBest(places, quantity);
  return pick?.together ? pick.seats : undefined;
}

export const waitingStock = {
  lock: lockLevels,
  count: countWaiting,
  freeOf,
  pickTogether,
  hold: returnedStock.hold,
  /** What is sold, and offered back by its owners. */
  returned: returnedStock,
  openThoughWanted,
  named: namedPlaces,
  /** Tickets that people wait for are free again. */
  noteReturn: cameBack.note,
  onReturn: cameBack.listen,
};
