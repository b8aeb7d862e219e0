// What is free in levels that are locked.
import { isForAccess } from '@stagedoor/rules/seats/seat-kinds';
import type { Tx } from '../platform/db/tables.ts';
import type { HoldWish } from './hold-wish.ts';
import { levelsWithoutOthers, readRows } from './row-store.ts';
import type { RowPlace } from './row-store.ts';
import { readPlaces } from './place-store.ts';
import { lockLevels, reclaimExpired } from './stock-store.ts';
import type { Place } from './place-store.ts';

/** How many more places than wanted are looked at, so that people can be seated together. */
const ROOM_TO_CHOOSE = 4;
const LEAST_LOOKED_AT = 60;

/** The free places of a level that are known so far; more are read when they do not suffice. */
export interface View {
  free: number;
  places: Place[];
  isWhole: boolean;
}

export interface Views {
  levels: Map<number, View>;
  /** Levels whose seats for those who need them are kept no more. */
  released: ReadonlySet<number>;
  /** All seats of the rows in which somebody has chosen one. */
  rows: RowPlace[];
}

function wantedOf(wishes: readonly HoldWish[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { levelId, quantity } of wishes) wanted.set(levelId, (wanted.get(levelId) ?? 0) + quantity);
  return wanted;
}

const levelsWith = (wishes: readonly HoldWish[], access: HoldWish['access']): Set<number> =>
  new Set(
    wishes.filter((wish) => (wish.access ?? 'until-sold-out') === access).map(({ levelId }) => levelId),
  );

const chosenOf = (wishes: readonly HoldWish[]) => wishes.flatMap(({ chosen }) => chosen ?? []);

/** Levels in which somebody has chosen a seat that is held beyond its time. */
function lapsedLevels(rows: readonly RowPlace[], wishes: readonly HoldWish[]): number[] {
  const chosen = new Set(chosenOf(wishes).flatMap(({ ticketIds }) => ticketIds));
  return rows.filter((seat) => seat.isLapsed && chosen.has(seat.ticketId)).map(({ levelId }) => levelId);
}

/** Locks the levels, and looks. */
export async function openViews(
  tx: Tx,
  sellerId: number,
  wishes: readonly HoldWish[],
  now: Date,
): Promise<Views> {
  const wanted = wantedOf(wishes);
  // Whoever has chosen needs no best ones.
  const looking = wantedOf(wishes.filter(({ chosen }) => !chosen));
  const most = new Map(
    [...looking].map(([level, many]) => [level, Math.max(LEAST_LOOKED_AT, many * ROOM_TO_CHOOSE)]),
  );
  const released = levelsWith(wishes, 'released');
  const choices = chosenOf(wishes);
  const look = (): Promise<Map<number, Place[]>> => readPlaces(tx, sellerId, most, 'free', released);
  const lookAtRows = async (): Promise<RowPlace[]> =>
    choices.length > 0 ? readRows(tx, sellerId, choices, now) : [];
  // Read by statements of their own, after the lock: they see what the last holder of the lock left.
  const [free, seen, seenRows] = await Promise.all([
    lockLevels(tx, sellerId, [...wanted.keys()]),
    look(),
    lookAtRows(),
  ]);
  const freeIn = (level: number): number => free.get(level) ?? 0;
  const short = [...wanted].filter(([level, many]) => freeIn(level) < many).map(([level]) => level);
  const freed = await reclaimExpired(tx, sellerId, [...short, ...lapsedLevels(seenRows, wishes)], now);
  const again = freed.size > 0;
  let places = again ? await look() : seen;
  const rows = again ? await lookAtRows() : seenRows;
  // Free ones are left and none of them is an ordinary one: those that were kept may go, once nobody may give one back.
  const ended = [...levelsWith(wishes, 'until-sold-out')].filter(
    (level) => freeIn(level) + (freed.get(level) ?? 0) > 0 && mayHaveEnded(level),
  );
  const soldOut = await levelsWithoutOthers(tx, sellerId, ended);
  for (const level of soldOut) released.add(level);
  if (soldOut.size > 0) places = await look();
  const levels = new Map([...wanted.keys()].map((level) => [level, viewOf(level, most.get(level) ?? 0)]));
  return { levels, released, rows };

  /** None of the ordinary ones was seen, or somebody has chosen where it matters whether any is left. */
  function mayHaveEnded(level: number): boolean {
    if (most.has(level)) return !places.get(level)?.length;
    return rows.some((seat) => seat.levelId === level && isForAccess(seat.kind));
  }

  function viewOf(level: number, looked: number): View {
    const known = places.get(level) ?? [];
    const isWhole = known.length < looked;
    // Counts know nothing of seats that are kept; whoever has seen all that may go need not count.
    return { free: isWhole ? known.length : freeIn(level) + (freed.get(level) ?? 0), places: known, isWhole };
  }
}
