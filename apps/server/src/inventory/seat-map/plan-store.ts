// The numbered seats of an event, and which of them are taken.
import type { SeatKind } from '@stagedoor/rules/seats/seat-kinds';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface PlanSeatRow {
  ticketId: number;
  levelId: number;
  section: string;
  row: string;
  seat: string;
  sectionPosition: number;
  rowPosition: number;
  seatPosition: number;
  mapX: number | null;
  mapY: number | null;
  kind: SeatKind;
  with: string | null;
}

/** As they stand in the hall. */
export async function readPlanSeats(
  db: Db,
  sellerId: number,
  levelIds: readonly number[],
): Promise<PlanSeatRow[]> {
  const { rows } = await sql<PlanSeatRow>`
    select ticket_id as "ticketId", price_level_id as "levelId", section_name as section, row_name as "row",
      seat_name as seat, section_position as "sectionPosition", row_position as "rowPosition",
      seat_position as "seatPosition", map_x as "mapX", map_y as "mapY", kind, with_seat as "with"
    from tickets
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[]) and seat_name is not null
    order by section_position, section_name, row_position, seat_position, ticket_id`.execute(db);
  return rows;
}

export interface TakenSeats {
  /** In somebody's cart: they may come back. */
  inCarts: ReadonlySet<number>;
  /** Sold, or set aside. */
  gone: ReadonlySet<number>;
  /** The same where nothing has changed. */
  mark: string;
}

const idsIn = (text: string | null): Set<number> => new Set(text ? text.split(',').map(Number) : []);

/** In one row: it is read again and again while somebody looks at the map. What is held beyond its time is free. */
export async function readTaken(
  db: Db,
  sellerId: number,
  levelIds: readonly number[],
  now: Date,
): Promise<TakenSeats> {
  const { rows } = await sql<{ inCarts: string | null; gone: string | null }>`
    select string_agg(ticket_id::text, ',' order by ticket_id) filter (where state = 'held' and holder_kind = 'cart') as "inCarts",
      string_agg(ticket_id::text, ',' order by ticket_id) filter (where state = 'sold' or holder_kind is distinct from 'cart') as gone
    from tickets
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[]) and seat_name is not null
      and state <> 'free' and (state = 'sold' or held_until is null or held_until > ${now})`.execute(db);
  const { inCarts = null, gone = null } = rows[0] ?? {};
  return { inCarts: idsIn(inCarts), gone: idsIn(gone), mark: `${inCarts ?? ''} ${gone ?? ''}` };
}

export type SeatState = 'free' | 'carts' | 'aside' | 'sold';

/** As it is written where a letter stands for a seat. */
export const letterOf: Readonly<Record<SeatState, string>> = { free: 'f', carts: 'c', aside: 'a', sold: 's' };

/** Where each seat is that is not free, by its ticket; what a cart holds beyond its time is free. */
export async function readSeatStates(
  db: Db,
  sellerId: number,
  levelIds: readonly number[],
  now: Date,
): Promise<Map<number, SeatState>> {
  const { rows } = await sql<{ ticketId: number; state: SeatState }>`
    select ticket_id as "ticketId",
      case when state = 'sold' then 'sold' when holder_kind = 'cart' then 'carts' else 'aside' end as state
    from tickets
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[]) and seat_name is not null
      and state <> 'free' and (state = 'sold' or held_until is null or held_until > ${now})`.execute(db);
  return new Map(rows.map(({ ticketId, state }) => [ticketId, state]));
}
