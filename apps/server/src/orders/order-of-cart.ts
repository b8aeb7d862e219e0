import type { Seat } from '@stagedoor/contract/entities/cart';
import type { Db } from '../platform/db/tables.ts';
import { findOrder } from './order-store.ts';
import type { OrderRow } from './order-store.ts';
import { seatsOfOrder } from './tickets/order-ticket-store.ts';

/** What became of a cart, with the seats by level as the cart had shown them. */
export interface OrderOfCart {
  order: OrderRow;
  seats: ReadonlyMap<number, Seat[]>;
}

export async function orderOfCart(
  db: Db,
  sellerId: number,
  cartUuid: string,
): Promise<OrderOfCart | undefined> {
  const order = await findOrder(db, sellerId, { cartUuid });
  return order && { order, seats: await seatsOfOrder(db, sellerId, order.order_id) };
}
