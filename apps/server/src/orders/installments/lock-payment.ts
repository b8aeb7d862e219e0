import type { Tx } from '../../platform/db/tables.ts';
import { findParts, findPayment, findPaymentOrder, lockOrder } from '../order-store.ts';
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
  const orderId = await findPaymentOrder(tx, sellerId, paymentId);
  if (orderId === undefined) return undefined;
  const order = await lockOrder(tx, sellerId, orderId);
  const { payments } = await findParts(tx, sellerId, [orderId]);
  // One that was voided is none of those that count.
  const payment = await findPayment(tx, { seller_id: sellerId, payment_id: paymentId });
  return { order, payments, payment };
}
