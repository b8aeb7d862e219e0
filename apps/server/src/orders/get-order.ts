import { getOrder } from '@stagedoor/contract/calls/shop/order';
import { customerActor } from '../accounts/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { statusTextsOf } from '../sellers/index.ts';
import { reachOrder } from './reach-order.ts';
import { readOrder } from './read-orders.ts';
import { sayStatus } from './say-status.ts';

export function getOrderHandler(db: Db): Handler {
  return handle(getOrder, async ({ order: ref }, caller) => {
    const order = await readOrder(db, await reachOrder(db, customerActor(caller), ref), caller.now);
    return { order: sayStatus(await statusTextsOf(db, caller.outletId), order) };
  });
}
