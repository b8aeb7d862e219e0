// Held becomes sold. In two steps, because the count of a level is one row for all of its buyers: it is locked at the
// very end of the transaction, and not while mails are written.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import './tables.ts';

export interface CartSale {
  sellerId: number;
  cartUuid: string;
  orderId: number;
}

export interface SoldOfLevel {
  priceLevelId: number;
  sold: number;
}

/** The cart's tickets go to the order. The counts are to follow, in the same transaction. */
export async function sellTickets(tx: Tx, { sellerId, cartUuid, orderId }: CartSale): Promise<SoldOfLevel[]> {
  const { rows } = await sql<SoldOfLevel>`
    with gone as (
      update tickets set state = 'sold', held_until = null, order_id = ${orderId}
      where seller_id = ${sellerId} and cart_uuid = ${cartUuid} and state = 'held'
      returning price_level_id
    )
    select price_level_id as "priceLevelId", count(*)::int as sold from gone group by price_level_id`.execute(
    tx,
  );
  return rows;
}

/** Level by level in order, against deadlocks. */
export async function countSold(tx: Tx, sellerId: number, levels: SoldOfLevel[]): Promise<void> {
  for (const { priceLevelId, sold } of levels.toSorted((a, b) => a.priceLevelId - b.priceLevelId)) {
    await sql`
      update level_stock set held = held - ${sold}, sold = sold + ${sold}
      where seller_id = ${sellerId} and price_level_id = ${priceLevelId}`.execute(tx);
  }
}
