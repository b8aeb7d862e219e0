import type { Tx } from '../platform/db/tables.ts';
import { openStates } from './cart-store.ts';
import type { CartRow } from './cart-store.ts';
import './tables.ts';

/** The cart that an offer is in now. */
export async function findCartOfOffer(
  tx: Tx,
  sellerId: number,
  offerUuid: string,
): Promise<CartRow | undefined> {
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('offer_uuid', '=', offerUuid)
    .where('state', 'in', openStates)
    .executeTakeFirst();
}
