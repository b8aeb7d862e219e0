// Holding tickets of one level for several customers at once, first come first served.
import type { Tx } from '../platform/db/tables.ts';
import { pickBest } from './best-available.ts';
import { holdTickets, lockLevel, readFree, reclaimExpired } from './stock-store.ts';
import type { Level, Place } from './stock-store.ts';

export interface HoldWish {
  cartUuid: string;
  quantity: number;
  /** Fewer that would also do, the most first; empty where only the whole will do. */
  fewer: readonly number[];
  until: Date;
}

/** What a wish got; nothing at all is a quantity of 0. */
export interface Held {
  places: Place[];
  together: boolean;
}

const NOTHING: Held = { places: [], together: true };
/** How many more places than wanted are looked at, so that people can be seated together. */
const ROOM_TO_CHOOSE = 4;
const LEAST_LOOKED_AT = 120;

/** The free places that are known so far, best first; more are read when they do not suffice. */
interface View {
  seats: Place[];
  isWhole: boolean;
}

/** The most that this wish may get out of `free` places. */
function grant(wish: HoldWish, free: number): number {
  if (wish.quantity <= free) return wish.quantity;
  return wish.fewer.find((quantity) => quantity <= free) ?? 0;
}

/** Serves the wishes in their order within a transaction. The caller writes its own rows in the same one. */
export async function holdOnLevel(
  tx: Tx,
  level: Level,
  wishes: readonly HoldWish[],
  now: Date,
): Promise<Held[]> {
  const wanted = wishes.reduce((sum, { quantity }) => sum + quantity, 0);
  let free = await lockLevel(tx, level);
  if (free < wanted) free += await reclaimExpired(tx, level, now);
  const look = async (most: number): Promise<View> => {
    const seats = free === 0 ? [] : await readFree(tx, level, most);
    return { seats, isWhole: seats.length < most };
  };
  let view = await look(Math.max(LEAST_LOOKED_AT, wanted * ROOM_TO_CHOOSE));
  const taken = new Set<number>();
  const results: Held[] = [];
  for (const wish of wishes) {
    const quantity = grant(wish, free);
    let pick = quantity === 0 ? undefined : pickBest(view.seats, quantity);
    if (quantity > 0 && !pick?.together && !view.isWhole) {
      view = await look(Number.MAX_SAFE_INTEGER);
      view.seats = view.seats.filter(({ ticketId }) => !taken.has(ticketId));
      pick = pickBest(view.seats, quantity);
    }
    if (!pick) {
      results.push(NOTHING);
      continue;
    }
    for (const { ticketId } of pick.seats) taken.add(ticketId);
    view.seats = view.seats.filter(({ ticketId }) => !taken.has(ticketId));
    free -= quantity;
    results.push({ places: pick.seats, together: pick.together });
  }
  await holdTickets(
    tx,
    level,
    results.map(({ places }, index) => ({
      ...wishes[index]!,
      ticketIds: places.map(({ ticketId }) => ticketId),
    })),
  );
  return results;
}
