import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** Since when a cart held its tickets, and until when it would have. */
export async function heldSince(
  db: Db,
  sellerId: number,
  cartUuid: string,
): Promise<{ since: Date; until: Date } | undefined> {
  const cart = await db
    .selectFrom('carts')
    .select(['created_at', 'deadline'])
    .where('seller_id', '=', sellerId)
    .where('cart_uuid', '=', cartUuid)
    .executeTakeFirst();
  return cart && { since: cart.created_at, until: cart.deadline };
}
