import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** How many carts of each outlet are on their way to be paid. */
export async function cartsInCheckout(db: Db, sellerId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ outletId: number; carts: number }>`
    select outlet_id as "outletId", count(*)::int as carts from carts
    where seller_id = ${sellerId} and state in ('CHECKOUT', 'PAYING') group by outlet_id`.execute(db);
  return new Map(rows.map(({ outletId, carts }) => [outletId, carts]));
}
