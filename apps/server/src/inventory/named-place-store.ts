import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { asPlace, placeColumns } from './place-store.ts';
import type { Place, PlaceRow } from './place-store.ts';

/** Tickets by their ids, best first, and whether a cart has them now. */
export async function namedPlaces(
  db: Db,
  sellerId: number,
  ticketIds: readonly number[],
): Promise<{ seat: Place; inCart: boolean }[]> {
  const { rows } = await sql<PlaceRow & { inCart: boolean }>`
    select ${placeColumns}, coalesce(holder_kind = 'cart', false) as "inCart" from tickets
    where seller_id = ${sellerId} and ticket_id = any(${[...ticketIds]}::bigint[]) order by rank`.execute(db);
  return rows.map(({ inCart, ...row }) => ({ seat: asPlace(row), inCart }));
}
