import type { Seat } from '@stagedoor/contract/entities/cart';
import { required } from '@stagedoor/rules/values/required';
import type { Tx } from '../../platform/db/tables.ts';
import { newNumber } from '../../platform/new-number.ts';
import type { NewOrder } from '../order-rows.ts';
import { findOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { sellCart } from '../sell-tickets.ts';
import { sendOrder } from '../write-order.ts';

/** Writes an order down and sells it all that is held under this name, in the transaction that holds it. */
export async function placeHeld(
  tx: Tx,
  order: NewOrder,
  held: { holdUuid: string; seats: ReadonlyMap<number, readonly Seat[]> },
): Promise<OrderRow> {
  const uniqueId = newNumber();
  const { sellerId } = order;
  const written = sendOrder(tx, { ...order, uniqueId });
  const sold = sellCart(tx, { sellerId, cartUuid: held.holdUuid, uniqueId, seats: held.seats });
  const [row] = await Promise.all([findOrder(tx, sellerId, { uniqueId }), written, sold]);
  return required(row, 'order that was just written');
}
