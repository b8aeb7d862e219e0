import type { OrderRef } from '@stagedoor/contract/calls/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { findParts, updateOrder } from '../order-store.ts';
import type { OrderParts, OrderRow } from '../order-store.ts';
import { lockOwnOrder } from '../own-order.ts';
import { readOrder } from '../read-orders.ts';

/** Changes an own order that nobody else changes meanwhile. The change answers whether anything is different now. */
export function changeOrder(
  db: Db,
  caller: Caller,
  ref: OrderRef,
  change: (tx: Tx, order: OrderRow, parts: OrderParts) => Promise<boolean>,
): Promise<{ order: Order }> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, caller, ref);
    const parts = await findParts(tx, order.seller_id, [order.order_id]);
    const isChanged = await change(tx, order, parts);
    const row = isChanged ? await updateOrder(tx, order, { updated_at: caller.now }) : order;
    return { order: await readOrder(tx, row, caller.now) };
  });
}
