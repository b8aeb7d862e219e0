import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import './tables.ts';

export interface CartSale {
  sellerId: number;
  cartUuid: string;
  orderId: number;
}

/** Held becomes sold, for an order. Answers how many tickets; counts are moved level by level, in order, against deadlocks. */
export async function sellCart(tx: Tx, { sellerId, cartUuid, orderId }: CartSale): Promise<number> {
  await sql`
    select 1 from level_stock
    where seller_id = ${sellerId} and price_level_id in (
      select price_level_id from tickets
      where seller_id = ${sellerId} and cart_uuid = ${cartUuid} and state = 'held')
    order by price_level_id for update`.execute(tx);
  const { rows } = await sql<{ sold: number }>`
    with gone as (
      update tickets set state = 'sold', held_until = null, order_id = ${orderId}
      where seller_id = ${sellerId} and cart_uuid = ${cartUuid} and state = 'held'
      returning price_level_id
    ), counted as (select price_level_id, count(*)::int as sold from gone group by price_level_id),
    moved as (
      update level_stock s set held = s.held - c.sold, sold = s.sold + c.sold from counted c
      where s.seller_id = ${sellerId} and s.price_level_id = c.price_level_id
      returning c.sold
    )
    select coalesce(sum(sold), 0)::int as sold from moved`.execute(tx);
  return rows[0]?.sold ?? 0;
}
