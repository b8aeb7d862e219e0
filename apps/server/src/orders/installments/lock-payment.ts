import { required } from '@stagedoor/rules/values/required';
import type { Tx } from '../../platform/db/tables.ts';
import { targetsBeingCharged } from '../../payments/index.ts';
import { findAllPayments } from '../order-parts.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
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

/** No charge of the order is under way: whoever learns of such money decides. */
export async function isIdle(
  tx: Tx,
  { order, payments }: Pick<LockedPayment, 'order' | 'payments'>,
): Promise<boolean> {
  const ids = payments.map(({ payment_id }) => String(payment_id));
  const key = { sellerId: order.seller_id, kind: ORDER_PAYMENT };
  return (await targetsBeingCharged(tx, key, ids)).size === 0;
}
