import type { OrderRef } from '@stagedoor/contract/calls/order-history';
import { uniqueIdOf } from '@stagedoor/rules/order-number';
import type { Db, Tx } from '../platform/db/tables.ts';
import { customerOf } from '../platform/http/access.ts';
import type { Caller } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findOrder, lockOrder } from './order-store.ts';
import type { OrderKey, OrderRow } from './order-store.ts';

const BIGGEST_ID = 2_147_483_647;

/** HIST-REQ-07: the public number or the internal one, as a number or, from an address, as text. */
function keyOf(ref: OrderRef): OrderKey {
  const uniqueId = uniqueIdOf(String(ref));
  if (uniqueId !== undefined) return { uniqueId };
  const id = /^\s*\d+\s*$/.test(String(ref)) ? Number(ref) : 0;
  return id > 0 && id <= BIGGEST_ID ? { id } : refuse('ORDER_NOT_FOUND');
}

function requireOwn(order: OrderRow | undefined, caller: Caller): OrderRow {
  const isOwn = order?.user_id === customerOf(caller) && order.outlet_id === caller.outletId;
  return isOwn ? order : refuse('ORDER_NOT_FOUND');
}

/** Another customer's order is as if it did not exist; so is one of another outlet. */
export const findOwnOrder = async (db: Db, caller: Caller, ref: OrderRef): Promise<OrderRow> =>
  requireOwn(await findOrder(db, caller.sellerId, keyOf(ref)), caller);

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOwnOrder(tx: Tx, caller: Caller, ref: OrderRef): Promise<OrderRow> {
  const { order_id } = await findOwnOrder(tx, caller, ref);
  return lockOrder(tx, caller.sellerId, order_id);
}
