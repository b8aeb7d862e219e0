import { getOrder } from '@stagedoor/contract/calls/shop/order';
import { customerActor } from '../../accounts/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { reachOrder } from '../reach-order.ts';
import { readOrder } from '../read-orders.ts';

export function getOrderHandler(db: Db): Handler<'orders'> {
  return handle(getOrder, async ({ order: ref }, caller) => ({
    order: await readOrder(db, await reachOrder(db, customerActor(caller), ref), caller.now),
  }));
}
