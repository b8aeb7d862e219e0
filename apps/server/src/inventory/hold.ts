// Holding tickets for several customers in one transaction, level by level, first come first served.
import type { LevelSeat } from '@stagedoor/rules/seats/avoids-singles';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Tx } from '../platform/db/tables.ts';
import { pickBest } from './best-available.ts';
import { chosenSeats } from './chosen-seats.ts';
import type { ChosenSeats } from './chosen-seats.ts';
import type { Held, HoldWish } from './hold-wish.ts';
import { capacitiesOf } from './row-store.ts';
import { sideBySide } from './side-by-side.ts';
import { openViews } from './stock-views.ts';
import type { View, Views } from './stock-views.ts';
import { readPlaces } from './place-store.ts';
import { holdTickets } from './stock-store.ts';
import type { Place } from './place-store.ts';

const NOTHING: Held = { places: [], together: true };
const ALL_OF_THEM = 2_147_483_647;

/** The most that a wish may get out of `free` places. */
function grant(wish: HoldWish, free: number): number {
  if (wish.quantity <= free) return wish.quantity;
  return wish.fewer.find((quantity) => quantity <= free) ?? 0;
}

/** Seats one wish out of a view. */
async function seat(wish: HoldWish, view: View, readAll: () => Promise<Place[]>): Promise<Held> {
  const quantity = grant(wish, view.free);
  if (quantity === 0) return NOTHING;
  let pick = pickBest(view.places, quantity);
  if (!pick?.together && !view.isWhole) {
    view.places = await readAll();
    view.isWhole = true;
    pick = pickBest(view.places, quantity);
  }
  if (!pick) return NOTHING;
  return { places: pick.seats, together: pick.together };
}

/** They are nobody else's any more. */
function takeFrom(view: View, places: readonly Place[]): void {
  const taken = new Set(places.map(({ ticketId }) => ticketId));
  view.places = view.places.filter(({ ticketId }) => !taken.has(ticketId));
  view.free -= places.length;
}

export interface Taken {
  held: Held[];
  /** Writes it down; already under way. */
  written: Promise<void>;
}

/** Levels that are locked, with the places that are free in them. */
export interface OpenStock {
  /** Serves the wishes in their order: some of those that the levels were opened for, or all. */
  take(wishes: readonly HoldWish[]): Promise<Taken>;
}

/** Locks the levels of all that may be wished for, and looks. Whoever calls writes its own rows in the same transaction. */
export async function openStock(
  tx: Tx,
  sellerId: number,
  wishes: readonly HoldWish[],
  now: Date,
): Promise<OpenStock> {
  const views = await openViews(tx, sellerId, wishes, now);
  return {
    take: async (served) => {
      const held = await seatAll(tx, sellerId, served, views);
      const holds = held.map(({ places }, index) => ({
        cartUuid: served[index]!.cartUuid,
        until: served[index]!.until,
        ticketIds: places.map(({ ticketId }) => ticketId),
      }));
      const written = holdTickets(tx, sellerId, holds);
      // Whoever waits for it learns of it.
      written.catch(() => {});
      return { held, written };
    },
  };
}

/** Serves carts in their order out of what the ones before have left. */
async function seatAll(
  tx: Tx,
  sellerId: number,
  wishes: readonly HoldWish[],
  { levels, released, rows }: Views,
): Promise<Held[]> {
  const taken = new Set<number>();
  const readAll = async (levelIds: readonly number[]): Promise<Map<number, Place[]>> => {
    const most = new Map(levelIds.map((level) => [level, ALL_OF_THEM]));
    const all = await readPlaces(tx, sellerId, most, 'free', released);
    const isLeft = ({ ticketId }: Place): boolean => !taken.has(ticketId);
    return new Map([...all].map(([level, places]) => [level, places.filter(isLeft)]));
  };
  const chosen = chosenSeats(rows, released, async (levelIds) => ({
    free: levelSeats(await readAll(levelIds)),
    capacities: await capacitiesOf(tx, sellerId, levelIds),
  }));
  const serve = async (wish: HoldWish): Promise<Held> => {
    const view = valueOf(levels, wish.levelId);
    const held = wish.chosen
      ? exactly(chosen, wish)
      : await seat(wish, view, async () => (await readAll([wish.levelId])).get(wish.levelId) ?? []);
    takeFrom(view, held.places);
    const ids = held.places.map(({ ticketId }) => ticketId);
    chosen.take(ids);
    for (const ticketId of ids) taken.add(ticketId);
    return held;
  };
  const results: Held[] = [];
  for (const own of Map.groupBy(wishes, ({ cartUuid }) => cartUuid).values()) {
    const refusal = await chosen.refusalOf(own);
    for (const wish of own) results.push(refusal ? { ...NOTHING, refusal } : await serve(wish));
  }
  return results;
}

function exactly(chosen: ChosenSeats, wish: HoldWish): Held {
  const places = chosen.placesOf(wish);
  return { places, together: sideBySide(places) };
}

/** Places without numbers have no neighbours. */
const levelSeats = (byLevel: ReadonlyMap<number, readonly Place[]>): LevelSeat[] =>
  [...byLevel].flatMap(([levelId, places]) =>
    places.flatMap(({ ticketId, row, position }) =>
      row === null || position === null ? [] : [{ ticketId, row, position, levelId }],
    ),
  );

/** The same at once, for a single wish. */
export async function hold(tx: Tx, sellerId: number, wish: HoldWish, now: Date): Promise<Held> {
  const stock = await openStock(tx, sellerId, [wish], now);
  const { held, written } = await stock.take([wish]);
  await written;
  return firstOf(held);
}
