// What other modules' screens are told of one order.
import type { Order } from '@stagedoor/contract/entities/order';
import { allowsAddressChange } from '@stagedoor/rules/orders/order-rights';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import { intentsOf, officePayments } from '../../payments/index.ts';
import type { ToldDispute, ToldIntent } from '../../payments/index.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import type { OrderRow } from '../order-store.ts';
import { reachOrder } from '../reach-order.ts';
import { readOrder } from '../read-orders.ts';

export interface OrderForStaff {
  row: OrderRow;
  order: Order;
  mayMoveAddress: boolean;
}

export async function orderForStaff(db: Db, actor: StaffActor, number: string): Promise<OrderForStaff> {
  const row = await reachOrder(db, actor, number);
  const order = await readOrder(db, row, actor.now);
  const mayMoveAddress = allowsAddressChange({ state: row.state, shipped: row.shipped_day !== null });
  return { row, order, mayMoveAddress };
}

/** What banks ask back of an order's charges. */
export async function disputesOfOrder(db: Db, row: OrderRow): Promise<ToldDispute[]> {
  const charges = (await moneyOfOrder(db, row)).filter(({ kind }) => kind === 'charge');
  return officePayments.disputesOf(
    db,
    row.seller_id,
    charges.map(({ ref }) => ref),
  );
}

/** Every attempt to move money for an order. */
export async function moneyOfOrder(db: Db, { seller_id, order_id }: OrderRow): Promise<ToldIntent[]> {
  const payments = await db
    .selectFrom('order_payments')
    .select(['payment_id', 'intent_ref'])
    .where('seller_id', '=', seller_id)
    .where('order_id', '=', order_id)
    .execute();
  return intentsOf(db, {
    sellerId: seller_id,
    targetKind: ORDER_PAYMENT,
    targetIds: payments.map(({ payment_id }) => String(payment_id)),
    refs: payments.flatMap(({ intent_ref }) => intent_ref ?? []),
  });
}

export async function countOrdersOf(db: Db, { seller_id, user_id }: OrderRow): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders
    where seller_id = ${seller_id} and user_id = ${user_id} and hidden_at is null`.execute(db);
  return firstOf(rows).orders;
}
