import { getOrder } from '@stagedoor/contract/calls/order';
import type { Db } from '../platform/db/tables.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findOwnOrder } from './own-order.ts';
import { readOrder } from './read-orders.ts';

export function getOrderHandler(db: Db): Handler {
  return handle(getOrder, async ({ number, id }, caller) => {
    const ref = number ?? id ?? refuse('ORDER_NOT_FOUND');
    return { order: await readOrder(db, await findOwnOrder(db, caller, ref), caller.now) };
  });
}
