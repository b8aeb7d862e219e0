import type { OrderRef } from '@stagedoor/contract/entities/order-ref';
import type { Order } from '@stagedoor/contract/entities/order';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { findParts } from '../order-parts.ts';
import type { OrderParts } from '../order-parts.ts';
import { updateOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { reachOrderToChange } from '../reach-order.ts';
import { readOrder } from '../read-orders.ts';

/** Changes an order that nobody else changes meanwhile. The change answers whether anything is different now. */
export async function changeOrder(
  tx: Tx,
  actor: Actor,
  ref: OrderRef | undefined,
  change: (order: OrderRow, parts: OrderParts) => Promise<boolean>,
): Promise<{ order: Order }> {
  const order = await reachOrderToChange(tx, actor, ref);
  const parts = await findParts(tx, order.seller_id, [order.order_id]);
  const isChanged = await change(order, parts);
  const row = isChanged ? await updateOrder(tx, order, { updated_at: actor.now }) : order;
  return { order: await readOrder(tx, row, actor.now) };
}
