import { required } from '@stagedoor/rules/values/required';
import type { Tx } from '../../platform/db/tables.ts';
import { findAllPayments } from '../order-parts.ts';
import { lockOrderOfPayment } from '../order-store.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';

/** A payment with its order, which nobody else changes until the transaction ends. */
export interface LockedPayment {
  order: OrderRow;
  payment: PaymentRow;
  payments: PaymentRow[];
}

export async function lockPayment(
  tx: Tx,
  sellerId: number,
  paymentId: number,
): Promise<LockedPayment | undefined> {
  const order = await lockOrderOfPayment(tx, { seller_id: sellerId, payment_id: paymentId });
  if (!order) return undefined;
  const all = await findAllPayments(tx, sellerId, [order.order_id]);
  return {
    order,
    payment: required(
      all.find(({ payment_id }) => payment_id === paymentId),
      'payment among those of its order',
    ),
    // One that was voided is none of those that count.
    payments: all.filter(({ voided_at }) => voided_at === null),
  };
}
