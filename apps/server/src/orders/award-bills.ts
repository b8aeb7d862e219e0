import type { Db } from '../platform/db/tables.ts';
import { findPayments } from './order-parts.ts';
import type { PaymentRow } from './order-store.ts';
import './tables.ts';

/** What a letter about an award tells of its order. */
export interface AwardBill {
  orderId: number;
  uniqueId: string;
  totalCents: number;
  isOnPlan: boolean;
  payments: Pick<PaymentRow, 'sort' | 'amount_cents' | 'due_day' | 'change_id'>[];
}

export async function awardBills(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<Map<number, AwardBill>> {
  if (orderIds.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .select(['order_id', 'unique_id', 'total_cents', 'plan_enrolled'])
    .where('seller_id', '=', sellerId)
    .where('order_id', 'in', [...orderIds])
    .execute();
  const payments = await findPayments(db, sellerId, orderIds);
  const paymentsOf = Map.groupBy(payments, ({ order_id }) => order_id);
  return new Map(
    orders.map((order) => [
      order.order_id,
      {
        orderId: order.order_id,
        uniqueId: order.unique_id,
        totalCents: order.total_cents,
        isOnPlan: order.plan_enrolled,
        payments: paymentsOf.get(order.order_id) ?? [],
      },
    ]),
  );
}
