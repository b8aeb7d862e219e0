// The statements that move tickets between free, held and sold. Every one of them also moves the level's counts.
import type { Seat } from '@stagedoor/contract/entities/cart';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { FreeSeat } from './best-available.ts';
import './tables.ts';

export interface Level {
  sellerId: number;
  levelId: number;
}

/** Takes the level for this transaction; others who want its tickets wait here. Answers how many are free. */
export async function lockLevel(tx: Tx, { sellerId, levelId }: Level): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select capacity - held - sold as free from level_stock
    where seller_id = ${sellerId} and price_level_id = ${levelId}
    for update`.execute(tx);
  return rows[0]?.free ?? 0;
}

/** Frees what is held beyond its time; answers how many tickets came back. The level must be locked. */
export async function reclaimExpired(tx: Tx, { sellerId, levelId }: Level, now: Date): Promise<number> {
  const { rows } = await sql<{ freed: number }>`
    with freed as (
      update tickets set state = 'free', cart_uuid = null, held_until = null
      where seller_id = ${sellerId} and price_level_id = ${levelId} and state = 'held' and held_until <= ${now}
      returning 1
    ), counted as (select count(*)::int as freed from freed)
    update level_stock set held = held - counted.freed from counted
    where seller_id = ${sellerId} and price_level_id = ${levelId}
    returning counted.freed`.execute(tx);
  return rows[0]?.freed ?? 0;
}

/** A place with the names that stand on its ticket. */
export type Place = FreeSeat & Seat;

const placeColumns = sql`ticket_id as "ticketId", rank,
  section_name as "sectionName", row_name as "rowName", seat_name as "seatName",
  section_position as "sectionPosition", row_position as "rowPosition", seat_position as "seatPosition"`;

type PlaceRow = { [K in keyof Seat]-?: NonNullable<Seat[K]> | null } & { rank: number; ticketId: number };

export function asSeat(row: Omit<PlaceRow, 'rank'>): Seat {
  return {
    ticketId: row.ticketId,
    sectionName: row.sectionName ?? undefined,
    rowName: row.rowName ?? undefined,
    seatName: row.seatName ?? undefined,
    sectionPosition: row.sectionPosition ?? undefined,
    rowPosition: row.rowPosition ?? undefined,
    seatPosition: row.seatPosition ?? undefined,
  };
}

/** The best free places of a level, best first, as many as wanted. */
export async function readFree(tx: Tx, { sellerId, levelId }: Level, most: number): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`
    select ${placeColumns} from tickets
    where seller_id = ${sellerId} and price_level_id = ${levelId} and state = 'free'
    order by rank limit ${most}`.execute(tx);
  return rows.map((row) => ({
    ...asSeat(row),
    rank: row.rank,
    row: row.seatPosition === null ? null : `${row.sectionName}\n${row.rowName}`,
    position: row.seatPosition,
  }));
}

/** What a cart has, by level, best first. */
export async function seatsOfCart(db: Db, sellerId: number, cartUuid: string): Promise<Map<number, Seat[]>> {
  const { rows } = await sql<PlaceRow & { levelId: number }>`
    select price_level_id as "levelId", ${placeColumns} from tickets
    where seller_id = ${sellerId} and cart_uuid = ${cartUuid}
    order by price_level_id, rank`.execute(db);
  const byLevel = Map.groupBy(rows, ({ levelId }) => levelId);
  return new Map([...byLevel].map(([levelId, places]) => [levelId, places.map(asSeat)]));
}

export interface Hold {
  ticketIds: number[];
  cartUuid: string;
  until: Date;
}

/** Holds free tickets for carts. The level must be locked; a ticket that is not free any more is an error. */
export async function holdTickets(
  tx: Tx,
  { sellerId, levelId }: Level,
  holds: readonly Hold[],
): Promise<void> {
  const ids = holds.flatMap(({ ticketIds }) => ticketIds);
  const carts = holds.flatMap(({ ticketIds, cartUuid }) => ticketIds.map(() => cartUuid));
  const untils = holds.flatMap(({ ticketIds, until }) => ticketIds.map(() => until.toISOString()));
  if (ids.length === 0) return;
  const { rows } = await sql<{ held: number }>`
    with taken as (
      update tickets t set state = 'held', cart_uuid = w.cart, held_until = w.until
      from unnest(${ids}::bigint[], ${carts}::uuid[], ${untils}::timestamptz[]) as w (id, cart, until)
      where t.seller_id = ${sellerId} and t.ticket_id = w.id and t.state = 'free'
      returning 1
    ), counted as (select count(*)::int as held from taken)
    update level_stock s set held = s.held + counted.held from counted
    where s.seller_id = ${sellerId} and s.price_level_id = ${levelId}
    returning counted.held`.execute(tx);
  if (rows[0]?.held !== ids.length) throw new Error('A ticket was taken although its level was locked');
}

/** Gives back what carts hold; answers the number of tickets. Counts are moved level by level, in order, against deadlocks. */
export async function releaseCarts(tx: Tx, sellerId: number, cartUuids: readonly string[]): Promise<number> {
  if (cartUuids.length === 0) return 0;
  await sql`
    select 1 from level_stock
    where seller_id = ${sellerId} and price_level_id in (
      select price_level_id from tickets
      where seller_id = ${sellerId} and cart_uuid = any(${[...cartUuids]}::uuid[]) and state = 'held')
    order by price_level_id for update`.execute(tx);
  const { rows } = await sql<{ freed: number }>`
    with freed as (
      update tickets set state = 'free', cart_uuid = null, held_until = null
      where seller_id = ${sellerId} and cart_uuid = any(${[...cartUuids]}::uuid[]) and state = 'held'
      returning price_level_id
    ), counted as (select price_level_id, count(*)::int as freed from freed group by price_level_id),
    moved as (
      update level_stock s set held = s.held - c.freed from counted c
      where s.seller_id = ${sellerId} and s.price_level_id = c.price_level_id
      returning c.freed
    )
    select coalesce(sum(freed), 0)::int as freed from moved`.execute(tx);
  return rows[0]?.freed ?? 0;
}

/** Gives back single tickets of one level. The level must be locked. */
export async function releaseTickets(
  tx: Tx,
  { sellerId, levelId }: Level,
  ticketIds: readonly number[],
): Promise<void> {
  if (ticketIds.length === 0) return;
  await sql`
    with freed as (
      update tickets set state = 'free', cart_uuid = null, held_until = null
      where seller_id = ${sellerId} and ticket_id = any(${[...ticketIds]}::bigint[]) and state = 'held'
      returning 1
    )
    update level_stock set held = held - (select count(*) from freed)
    where seller_id = ${sellerId} and price_level_id = ${levelId}`.execute(tx);
}

/** Moves the end of a cart's holds. Answers how many tickets it still has. */
export async function prolongHolds(tx: Tx, sellerId: number, cartUuid: string, until: Date): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    with prolonged as (
      update tickets set held_until = ${until}
      where seller_id = ${sellerId} and cart_uuid = ${cartUuid} and state = 'held' returning 1
    ) select count(*)::int as held from prolonged`.execute(tx);
  return rows[0]?.held ?? 0;
}
