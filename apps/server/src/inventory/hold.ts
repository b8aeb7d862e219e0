// Holding tickets for several customers in one transaction, level by level, first come first served.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Tx } from '../platform/db/tables.ts';
import { pickBest } from './best-available.ts';
import { holdTickets, lockLevels, readPlaces, reclaimExpired } from './stock-store.ts';
import type { Place } from './stock-store.ts';

export interface HoldWish {
  levelId: number;
  cartUuid: string;
  quantity: number;
  /** Fewer that would also do, the most first; empty where only the whole will do. */
  fewer: readonly number[];
  until: Date;
}

/** What a wish got; nothing at all when the level had nothing for it. */
export interface Held {
  places: Place[];
  together: boolean;
}

const NOTHING: Held = { places: [], together: true };
/** How many more places than wanted are looked at, so that people can be seated together. */
const ROOM_TO_CHOOSE = 4;
const LEAST_LOOKED_AT = 60;
const ALL_OF_THEM = 2_147_483_647;

/** The free places of a level that are known so far; more are read when they do not suffice. */
interface View {
  free: number;
  places: Place[];
  isWhole: boolean;
}

/** The most that a wish may get out of `free` places. */
function grant(wish: HoldWish, free: number): number {
  if (wish.quantity <= free) return wish.quantity;
  return wish.fewer.find((quantity) => quantity <= free) ?? 0;
}

async function openViews(
  tx: Tx,
  sellerId: number,
  wantedByLevel: ReadonlyMap<number, number>,
  now: Date,
): Promise<Map<number, View>> {
  const most = new Map(
    [...wantedByLevel].map(([level, wanted]) => [level, Math.max(LEAST_LOOKED_AT, wanted * ROOM_TO_CHOOSE)]),
  );
  // Read by a statement of its own, after the lock: it sees what the last holder of the lock left.
  const [free, seen] = await Promise.all([
    lockLevels(tx, sellerId, [...wantedByLevel.keys()]),
    readPlaces(tx, sellerId, most),
  ]);
  const short = [...wantedByLevel]
    .filter(([level, wanted]) => (free.get(level) ?? 0) < wanted)
    .map(([level]) => level);
  const freed = await reclaimExpired(tx, sellerId, short, now);
  const places = freed.size > 0 ? await readPlaces(tx, sellerId, most) : seen;
  return new Map(
    [...most].map(([level, looked]) => {
      const known = places.get(level) ?? [];
      return [
        level,
        {
          free: (free.get(level) ?? 0) + (freed.get(level) ?? 0),
          places: known,
          isWhole: known.length < looked,
        },
      ];
    }),
  );
}

/** Seats one wish out of a view, which is smaller afterwards. */
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
  const taken = new Set(pick.seats);
  view.places = view.places.filter((place) => !taken.has(place));
  view.free -= quantity;
  return { places: pick.seats, together: pick.together };
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
  const wanted = new Map<number, number>();
  for (const { levelId, quantity } of wishes) wanted.set(levelId, (wanted.get(levelId) ?? 0) + quantity);
  const views = await openViews(tx, sellerId, wanted, now);
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

async function seatAll(
  tx: Tx,
  sellerId: number,
  wishes: readonly HoldWish[],
  views: ReadonlyMap<number, View>,
): Promise<Held[]> {
  const taken = new Set<number>();
  const results: Held[] = [];
  for (const wish of wishes) {
    const readAll = async (): Promise<Place[]> => {
      const all = await readPlaces(tx, sellerId, new Map([[wish.levelId, ALL_OF_THEM]]));
      return (all.get(wish.levelId) ?? []).filter(({ ticketId }) => !taken.has(ticketId));
    };
    const held = await seat(wish, valueOf(views, wish.levelId), readAll);
    for (const { ticketId } of held.places) taken.add(ticketId);
    results.push(held);
  }
  return results;
}

/** The same at once, for a single wish. */
export async function hold(tx: Tx, sellerId: number, wish: HoldWish, now: Date): Promise<Held> {
  const stock = await openStock(tx, sellerId, [wish], now);
  const { held, written } = await stock.take([wish]);
  await written;
  return firstOf(held);
}
