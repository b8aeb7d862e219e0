import { RELEASE_GRACE_SECONDS } from '@stagedoor/rules/checkout/cart-clock';
import { releaseCarts } from '../inventory/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import { moveCart } from './cart-move-store.ts';
import { takeExpiredCarts } from './cart-store.ts';

const MOST_AT_ONCE = 200;

/** Tidies up carts whose time is over; nobody waits for it, for a hold ends by its own date. Answers how many there were. */
export async function sweepCarts(db: Db, now: Date): Promise<number> {
  const over = new Date(now.getTime() - RELEASE_GRACE_SECONDS * 1000);
  const swept = await inTransaction(db, async (tx) => {
    const carts = await takeExpiredCarts(tx, over, MOST_AT_ONCE);
    for (const [sellerId, own] of Map.groupBy(carts, (cart) => cart.seller_id)) {
      await releaseCarts(
        tx,
        sellerId,
        own.map((cart) => cart.cart_uuid),
      );
    }
    for (const cart of carts) await moveCart(tx, cart, 'EXPIRED');
    return carts.length;
  });
  return swept < MOST_AT_ONCE ? swept : swept + (await sweepCarts(db, now));
}
