import { findCustomer } from '../accounts/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { OrderRow } from './order-store.ts';

/** What an order's buyer is called: a customer as of now, a guest as of the request. */
export async function buyerOf(
  db: Db,
  order: Pick<OrderRow, 'seller_id' | 'user_id' | 'buyer_first_name' | 'buyer_last_name'>,
): Promise<{ firstName: string; lastName: string }> {
  const customer =
    order.user_id === null ? undefined : await findCustomer(db, order.seller_id, order.user_id);
  return {
    firstName: customer?.first_name ?? order.buyer_first_name ?? '',
    lastName: customer?.last_name ?? order.buyer_last_name ?? '',
  };
}
