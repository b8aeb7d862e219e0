// Whole rows of a hall, for whoever chooses a seat in them.
import type { SeatKind } from '@stagedoor/rules/seats/seat-kinds';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { asPlace, placeColumns } from './place-store.ts';
import type { Place, PlaceRow } from './place-store.ts';

/** A seat of a row, taken or not. */
export interface RowPlace extends Place {
  row: string;
  position: number;
  levelId: number;
  name: string;
  kind: SeatKind;
  with: string | null;
  isFree: boolean;
  /** Held beyond its time: free, once it is given back. */
  isLapsed: boolean;
}

interface RowPlaceRow extends PlaceRow {
  levelId: number;
  kind: SeatKind;
  with: string | null;
  isFree: boolean;
  isLapsed: boolean;
}

/** Seats that somebody has chosen, and the levels of their event. */
export interface RowsWish {
  ticketIds: readonly number[];
  levelIds: readonly number[];
}

/** All seats of the rows in which chosen ones stand, as far as these are seats of the levels that are named beside them. */
export async function readRows(
  tx: Tx,
  sellerId: number,
  wishes: readonly RowsWish[],
  now: Date,
): Promise<RowPlace[]> {
  // Those of one event ask together: a row that many look at is read once.
  const events = [...Map.groupBy(wishes, ({ levelIds }) => levelIds.join()).values()];
  const tickets = events.flatMap((own, wish) =>
    own.flatMap(({ ticketIds }) => ticketIds.map((id) => ({ id, wish }))),
  );
  const levels = events.flatMap(([first], wish) => (first?.levelIds ?? []).map((id) => ({ id, wish })));
  const { rows } = await sql<RowPlaceRow>`
    with w as (select * from unnest(${tickets.map(({ id }) => id)}::bigint[],
      ${tickets.map(({ wish }) => wish)}::int[]) as w (ticket, wish)),
    l as (select * from unnest(${levels.map(({ id }) => id)}::int[],
      ${levels.map(({ wish }) => wish)}::int[]) as l (level, wish)),
    named as (
      select distinct w.wish, t.section_name as section, t.row_name as "row" from w
      join tickets t on t.seller_id = ${sellerId} and t.ticket_id = w.ticket
      join l on l.wish = w.wish and l.level = t.price_level_id),
    standing as (
      select distinct t.ticket_id as id from named n
      join l on l.wish = n.wish
      join tickets t on t.seller_id = ${sellerId} and t.price_level_id = l.level
        and t.section_name = n.section and t.row_name = n."row")
    select price_level_id as "levelId", kind, with_seat as "with", state = 'free' as "isFree",
      coalesce(state = 'held' and held_until <= ${now}, false) as "isLapsed", ${placeColumns}
    from standing join tickets on seller_id = ${sellerId} and ticket_id = standing.id`.execute(tx);
  return rows.flatMap((row) => {
    const place = asPlace(row);
    const { levelId, kind, with: other, isFree, isLapsed } = row;
    if (place.row === null || place.position === null) return [];
    const name = row.seatName ?? '';
    return [
      {
        ...place,
        row: place.row,
        position: place.position,
        levelId,
        kind,
        with: other,
        name,
        isFree,
        isLapsed,
      },
    ];
  });
}

/** Of these levels those whose ordinary seats are all sold or set aside: what was kept may go to anybody. */
export async function levelsWithoutOthers(
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
): Promise<Set<number>> {
  if (levelIds.length === 0) return new Set();
  const { rows } = await sql<{ level: number }>`
    select level from unnest(${[...levelIds]}::int[]) as w (level)
    where not exists (
      select 1 from tickets
      where seller_id = ${sellerId} and price_level_id = level and kind in ('seat', 'restricted')
        and (state = 'free' or holder_kind = 'cart'))`.execute(tx);
  return new Set(rows.map(({ level }) => level));
}

/** How many seats levels have, free or not. */
export async function capacitiesOf(
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ level: number; capacity: number }>`
    select price_level_id as level, capacity from level_stock
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[])`.execute(tx);
  return new Map(rows.map(({ level, capacity }) => [level, capacity]));
}
