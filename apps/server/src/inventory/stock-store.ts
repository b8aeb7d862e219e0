// The statements that move tickets between free, held and sold. Every one of them also moves the level's counts.
import type { Seat } from '@stagedoor/contract/entities/cart';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { FreeSeat } from './best-available.ts';
import { cameBack } from './came-back.ts';
import { isAt } from './holder.ts';
import type { StockPlace } from './holder.ts';
import { IS_TO_OFFER, stateWhere } from './offered-back-pieces.ts';
import { otherOffer } from './other-offer.ts';
import './tables.ts';

const FREE = sql`${stateWhere('free')}, holder_kind = null, holder_id = null, held_until = null`;
/** A cart's id is known by its value, however somebody writes it. */
export const heldByCart = (cartUuid: string): RawBuilder<unknown> =>
  sql`holder_kind = 'cart' and holder_id = ${cartUuid}::uuid::text`;

/** Takes the levels for this transaction, always in the same order; others who want their tickets wait here. Answers how many are free. */
export const lockLevels = async (
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
): Promise<Map<number, number>> => (await lockAll(tx, sellerId, levelIds)).free;

/** The same, and for which of them people wait. */
export async function lockAll(
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
): Promise<{ free: Map<number, number>; waiting: ReadonlySet<number> }> {
  const { rows } = await sql<{ level: number; free: number; waiting: number }>`
    select price_level_id as level, capacity - held - sold as free, waiting from level_stock
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[])
    order by price_level_id for update`.execute(tx);
  return {
    free: new Map(rows.map(({ level, free }) => [level, free])),
    waiting: new Set(rows.flatMap(({ level, waiting }) => (waiting > 0 ? [level] : []))),
  };
}

/**
 * Frees what is held beyond its time; answers how many tickets came back, by level. The levels must be locked. Where
 * people wait, what comes back is theirs first: it is left to whoever ends the cart (WAIT-05).
 */
export async function reclaimExpired(
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (levelIds.length === 0) return new Map();
  const { rows } = await sql<{ level: number; freed: number }>`
    with freed as (
      update tickets set ${FREE}
      where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[])
        and state = 'held' and held_until <= ${now} and price_level_id not in (
          select price_level_id from level_stock
          where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[]) and waiting > 0)
      returning price_level_id
    ), counted as (select price_level_id as level, count(*)::int as freed from freed group by 1)
    update level_stock s set held = s.held - c.freed from counted c
    where s.seller_id = ${sellerId} and s.price_level_id = c.level
    returning c.level, c.freed`.execute(tx);
  return new Map(rows.map(({ level, freed }) => [level, freed]));
}

/** A place with the names that stand on its ticket. */
export type Place = FreeSeat & Seat;

export const placeColumns = sql`ticket_id as "ticketId", rank,
  section_name as "sectionName", row_name as "rowName", seat_name as "seatName",
  section_position as "sectionPosition", row_position as "rowPosition", seat_position as "seatPosition",
  map_x as "mapX", map_y as "mapY"`;

export type PlaceRow = { [K in keyof Seat]-?: NonNullable<Seat[K]> | null } & {
  rank: number;
  ticketId: number;
};

function asSeat(row: Omit<PlaceRow, 'rank'>): Seat {
  return {
    ticketId: row.ticketId,
    sectionName: row.sectionName ?? undefined,
    rowName: row.rowName ?? undefined,
    seatName: row.seatName ?? undefined,
    sectionPosition: row.sectionPosition ?? undefined,
    rowPosition: row.rowPosition ?? undefined,
    seatPosition: row.seatPosition ?? undefined,
    mapX: row.mapX ?? undefined,
    mapY: row.mapY ?? undefined,
  };
}

/**
 * The best places of levels, on sale, with a holder or for those who wait, best first, of each as many as wanted; those for who needs
 * them only of levels that have let them go.
 */
export async function readPlaces(
  tx: Tx,
  sellerId: number,
  most: ReadonlyMap<number, number>,
  at: StockPlace | 'to offer' = 'free',
  released: ReadonlySet<number> | 'all' = 'all',
): Promise<Map<number, Place[]>> {
  const { rows } = await sql<PlaceRow & { levelId: number }>`
    select w.level as "levelId", t.*
    from unnest(${[...most.keys()]}::int[], ${[...most.values()]}::int[],
      ${[...most.keys()].map((level) => released !== 'all' && !released.has(level))}::bool[]) as w (level, most, keeps)
    cross join lateral (
      select ${placeColumns} from tickets
      where seller_id = ${sellerId} and price_level_id = w.level and ${at === 'to offer' ? IS_TO_OFFER : isAt(at)}
        and not (w.keeps and kind in ('accessible', 'companion'))
      order by tickets.rank limit w.most) t`.execute(tx);
  const byLevel = Map.groupBy(rows, ({ levelId }) => levelId);
  return new Map([...byLevel].map(([levelId, places]) => [levelId, places.map(asPlace)]));
}

export function asPlace(row: PlaceRow): Place {
  return {
    ...asSeat(row),
    rank: row.rank,
    row: row.seatPosition === null ? null : `${row.sectionName}\n${row.rowName}`,
    position: row.seatPosition,
  };
}

/** What a cart holds, by level, best first. */
export async function seatsOfCart(db: Db, sellerId: number, cartUuid: string): Promise<Map<number, Seat[]>> {
  const { rows } = await sql<PlaceRow & { levelId: number }>`
    select price_level_id as "levelId", ${placeColumns} from tickets
    where seller_id = ${sellerId} and ${heldByCart(cartUuid)}
    order by price_level_id, rank`.execute(db);
  const byLevel = Map.groupBy(rows, ({ levelId }) => levelId);
  return new Map([...byLevel].map(([levelId, places]) => [levelId, places.map(asSeat)]));
}

/** What a cart may choose between: the seats that are its own, and others that are held beside them. */
export interface Offers {
  seats: ReadonlyMap<number, Seat[]>;
  others: ReadonlyMap<number, Seat[]>;
}

/** Both by level, best first, as they are at one moment. */
export async function offersOfCart(db: Db, sellerId: number, cartUuid: string): Promise<Offers> {
  const { rows } = await sql<PlaceRow & { levelId: number; isOther: boolean }>`
    select price_level_id as "levelId", holder_id = ${otherOffer(cartUuid)} as "isOther", ${placeColumns} from tickets
    where seller_id = ${sellerId} and holder_kind = 'cart'
      and holder_id in (${cartUuid}::uuid::text, ${otherOffer(cartUuid)})
    order by price_level_id, rank`.execute(db);
  const byLevel = (isOther: boolean): Map<number, Seat[]> => {
    const own = rows.filter((row) => row.isOther === isOther);
    const grouped = Map.groupBy(own, ({ levelId }) => levelId);
    return new Map([...grouped].map(([levelId, places]) => [levelId, places.map(asSeat)]));
  };
  return { seats: byLevel(false), others: byLevel(true) };
}

export interface Hold {
  ticketIds: number[];
  cartUuid: string;
  until: Date;
}

/** Holds free tickets for carts. Their levels must be locked; a ticket that is not free any more is an error. */
export async function holdTickets(tx: Tx, sellerId: number, holds: readonly Hold[]): Promise<void> {
  const ids = holds.flatMap(({ ticketIds }) => ticketIds);
  const carts = holds.flatMap(({ ticketIds, cartUuid }) => ticketIds.map(() => cartUuid));
  const untils = holds.flatMap(({ ticketIds, until }) => ticketIds.map(() => until.toISOString()));
  if (ids.length === 0) return;
  await sql`
    with taken as (
      update tickets t set state = 'held', holder_kind = 'cart', holder_id = w.cart::text, held_until = w.until
      from unnest(${ids}::bigint[], ${carts}::uuid[], ${untils}::timestamptz[]) as w (id, cart, until)
      where t.seller_id = ${sellerId} and t.ticket_id = w.id and t.state = 'free'
      returning t.price_level_id
    ), counted as (select price_level_id as level, count(*)::int as held from taken group by 1),
    moved as (
      update level_stock s set held = s.held + c.held from counted c
      where s.seller_id = ${sellerId} and s.price_level_id = c.level
      returning c.held
    )
    select upkeep.must_be(${ids.length}, sum(held)) from moved`.execute(tx);
}

interface Freed {
  levelId: number;
  freed: number;
  ticketIds: number[] | null;
}

/** What was its owner's all the time was never counted as held. */
const counted = sql`counted as (
  select price_level_id, (count(*) filter (where state = 'free'))::int as freed, count(*)::int as many,
    array_agg(ticket_id) as tickets from freed group by price_level_id)`;

/** What was freed is held no more; where people wait it is told which tickets these are. */
const moveFreed = (sellerId: number): RawBuilder<unknown> => sql`
  update level_stock s set held = s.held - c.freed from counted c
  where s.seller_id = ${sellerId} and s.price_level_id = c.price_level_id
  returning c.price_level_id as "levelId", c.many as freed,
    case when s.waiting > 0 then to_jsonb(c.tickets) end as "ticketIds"`;

function noteFreed(tx: Tx, sellerId: number, rows: readonly Freed[]): void {
  for (const { levelId, ticketIds } of rows)
    if (ticketIds) cameBack.note(tx, { sellerId, levelId, ticketIds, how: 'cart' });
}

/** Gives back all that carts hold, other offers too; answers the number of tickets. Counts are moved level by level, in order, against deadlocks. */
export async function releaseCarts(tx: Tx, sellerId: number, cartUuids: readonly string[]): Promise<number> {
  if (cartUuids.length === 0) return 0;
  const holders = cartUuids.flatMap((uuid) => [uuid, otherOffer(uuid)]);
  const heldByAny = sql`holder_kind = 'cart' and holder_id = any(${holders}::uuid[]::text[])`;
  await sql`
    select 1 from level_stock
    where seller_id = ${sellerId} and price_level_id in (
      select price_level_id from tickets
      where seller_id = ${sellerId} and ${heldByAny})
    order by price_level_id for update`.execute(tx);
  const { rows } = await sql<Freed>`
    with freed as (
      update tickets set ${FREE}
      where seller_id = ${sellerId} and ${heldByAny}
      returning price_level_id, ticket_id, state
    ), ${counted}
    ${moveFreed(sellerId)}`.execute(tx);
  noteFreed(tx, sellerId, rows);
  return rows.reduce((sum, { freed }) => sum + freed, 0);
}

/** Gives back single tickets of a level. The level must be locked. */
export async function releaseTickets(
  tx: Tx,
  { sellerId, levelId }: { sellerId: number; levelId: number },
  ticketIds: readonly number[],
): Promise<void> {
  if (ticketIds.length === 0) return;
  const { rows } = await sql<Freed>`
    with freed as (
      update tickets set ${FREE}
      where seller_id = ${sellerId} and price_level_id = ${levelId}
        and ticket_id = any(${[...ticketIds]}::bigint[]) and holder_kind = 'cart'
      returning price_level_id, ticket_id, state
    ), ${counted}
    ${moveFreed(sellerId)}`.execute(tx);
  noteFreed(tx, sellerId, rows);
}
