import { getOrder } from '@stagedoor/contract/calls/order';
import { uniqueIdOf } from '@stagedoor/rules/order-number';
import type { Db } from '../platform/db/tables.ts';
import { customerOf } from '../platform/http/access.ts';
import type { Caller } from '../platform/http/caller.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findOrder } from './order-store.ts';
import type { OrderKey, OrderRow } from './order-store.ts';
import { readOrders } from './read-orders.ts';

/** HIST-REQ-07: the calls take the public number or the internal one. */
function keyOf({ number, id }: { number?: string | undefined; id?: number | undefined }): OrderKey {
  const uniqueId = uniqueIdOf(number ?? '');
  if (uniqueId !== undefined) return { uniqueId };
  return id === undefined ? refuse('ORDER_NOT_FOUND') : { id };
}

/** Another customer's order is as if it did not exist; so is one of another outlet. */
async function findOwnOrder(
  db: Db,
  caller: Caller,
  query: { number?: string | undefined; id?: number | undefined },
): Promise<OrderRow> {
  const order = await findOrder(db, caller.sellerId, keyOf(query));
  const isOwn = order?.user_id === customerOf(caller) && order.outlet_id === caller.outletId;
  return isOwn ? order : refuse('ORDER_NOT_FOUND');
}

export function getOrderHandler(db: Db): Handler {
  return handle(getOrder, async (query, caller) => {
    const [order] = await readOrders(db, [await findOwnOrder(db, caller, query)], caller.now);
    return { order: order! };
  });
}
