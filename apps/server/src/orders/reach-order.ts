import type { OrderRef } from '@stagedoor/contract/entities/order-ref';
import { uniqueIdOf } from '@stagedoor/rules/orders/order-number';
import { actsAt, actsFor } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findOrder, lockOrder } from './order-store.ts';
import type { OrderKey, OrderRow } from './order-store.ts';

const BIGGEST_ID = 2_147_483_647;

/** HIST-REQ-07: the public number or the internal one, as a number or, from an address, as text. */
function keyOf(ref: OrderRef | undefined): OrderKey {
  if (ref === undefined) return refuse('ORDER_NOT_FOUND');
  const uniqueId = uniqueIdOf(String(ref));
  if (uniqueId !== undefined) return { uniqueId };
  const id = /^\s*\d+\s*$/.test(String(ref)) ? Number(ref) : 0;
  return id > 0 && id <= BIGGEST_ID ? { id } : refuse('ORDER_NOT_FOUND');
}

/** Another customer's order is as if it did not exist; so is one of an outlet where the actor has no business. */
export async function reachOrder(db: Db, actor: Actor, ref: OrderRef | undefined): Promise<OrderRow> {
  const order = await findOrder(db, actor.sellerId, keyOf(ref));
  const isReached =
    order && order.hidden_at === null && actsAt(actor, order.outlet_id) && actsFor(actor, order.user_id);
  return isReached ? order : refuse('ORDER_NOT_FOUND');
}

/** The same, and nobody else changes it until the transaction ends. */
export async function reachOrderToChange(tx: Tx, actor: Actor, ref: OrderRef | undefined): Promise<OrderRow> {
  const { order_id } = await reachOrder(tx, actor, ref);
  return lockOrder(tx, actor.sellerId, order_id);
}
