// The seats of levels and of carts, as they are read.
import type { Seat } from '@stagedoor/contract/entities/cart';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { listOf, statement } from '../platform/db/statement.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { FreeSeat } from './best-available.ts';
import { isAt } from './holder.ts';
import type { StockPlace } from './holder.ts';
import { IS_TO_OFFER } from './offered-back-pieces.ts';
import { otherOffer } from './other-offer.ts';
import './tables.ts';

/** A cart's id is known by its value, however somebody writes it. */
export const heldByCart = (cartUuid: string): RawBuilder<unknown> =>
  sql`holder_kind = 'cart' and holder_id = ${cartUuid}::uuid::text`;

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

const seatNames = sql.join(
  [
    'ticketId',
    'rank',
    'sectionName',
    'rowName',
    'seatName',
    'sectionPosition',
    'rowPosition',
    'seatPosition',
    'mapX',
    'mapY',
  ].map((name) => sql.ref(`t.${name}`)),
);

interface PlacesWish {
  sellerId: number;
  levels: readonly number[];
  most: readonly number[];
  keeps: readonly boolean[];
}

const bestPlaces = ({ sellerId, levels, most, keeps }: PlacesWish, at: StockPlace | 'to offer') =>
  sql<PlaceRow & { levelId: number }>`
    select w.level as "levelId", ${seatNames}
    from unnest(${listOf('int', levels)}, ${listOf('int', most)}, ${listOf('boolean', keeps)}) as w (level, most, keeps)
    cross join lateral (
      select ${placeColumns} from tickets
      where seller_id = ${sellerId} and price_level_id = w.level and ${at === 'to offer' ? IS_TO_OFFER : isAt(at)}
        and not (w.keeps and kind in ('accessible', 'companion'))
      order by tickets.rank limit w.most) t`;
const bestFree = statement((given: PlacesWish) => bestPlaces(given, 'free'));

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
  const levels = [...most.keys()];
  const keeps = levels.map((level) => released !== 'all' && !released.has(level));
  const wish = { sellerId, levels, most: [...most.values()], keeps };
  const { rows } = await (at === 'free' ? bestFree(tx, wish) : bestPlaces(wish, at).execute(tx));
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

interface CartKey {
  sellerId: number;
  cartUuid: string;
}

const heldSeats = statement(
  ({ sellerId, cartUuid }: CartKey) => sql<PlaceRow & { levelId: number }>`
    select price_level_id as "levelId", ${placeColumns} from tickets
    where seller_id = ${sellerId} and ${heldByCart(cartUuid)}
    order by price_level_id, rank`,
);

/** What a cart holds, by level, best first. */
export async function seatsOfCart(db: Db, sellerId: number, cartUuid: string): Promise<Map<number, Seat[]>> {
  const { rows } = await heldSeats(db, { sellerId, cartUuid });
  const byLevel = Map.groupBy(rows, ({ levelId }) => levelId);
  return new Map([...byLevel].map(([levelId, places]) => [levelId, places.map(asSeat)]));
}

/** What a cart may choose between: the seats that are its own, and others that are held beside them. */
export interface Offers {
  seats: ReadonlyMap<number, Seat[]>;
  others: ReadonlyMap<number, Seat[]>;
}

const offeredSeats = statement(
  ({ sellerId, cartUuid, other }: CartKey & { other: string }) => sql<
    PlaceRow & { levelId: number; isOther: boolean }
  >`
    select price_level_id as "levelId", holder_id = ${other} as "isOther", ${placeColumns} from tickets
    where seller_id = ${sellerId} and holder_kind = 'cart' and holder_id in (${cartUuid}::uuid::text, ${other})
    order by price_level_id, rank`,
);

interface HeldTickets extends CartKey {
  other: string;
  tickets: string;
}

/** Whether a cart still holds what it was seen to hold, as a piece of somebody else's statement, and what that wants to know. */
export const stillHeld = {
  piece: ({ sellerId, cartUuid, other, tickets }: HeldTickets): RawBuilder<boolean> => sql`(
    select coalesce(string_agg(ticket_id::text, ',' order by ticket_id), '') from tickets
    where seller_id = ${sellerId} and holder_kind = 'cart'
      and holder_id in (${cartUuid}::uuid::text, ${other})) = ${tickets}`,
  given: (cartUuid: string, { seats, others }: Offers): Pick<HeldTickets, 'other' | 'tickets'> => {
    const all = [...seats.values(), ...others.values()].flat();
    const ids = all.map(({ ticketId }) => ticketId).toSorted((a, b) => a - b);
    return { other: otherOffer(cartUuid), tickets: ids.join(',') };
  },
};

/** Both by level, best first, as they are at one moment. */
export async function offersOfCart(db: Db, sellerId: number, cartUuid: string): Promise<Offers> {
  const { rows } = await offeredSeats(db, { sellerId, cartUuid, other: otherOffer(cartUuid) });
  const byLevel = (isOther: boolean): Map<number, Seat[]> => {
    const own = rows.filter((row) => row.isOther === isOther);
    const grouped = Map.groupBy(own, ({ levelId }) => levelId);
    return new Map([...grouped].map(([levelId, places]) => [levelId, places.map(asSeat)]));
  };
  return { seats: byLevel(false), others: byLevel(true) };
}
