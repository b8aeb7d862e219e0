// What an order's payment becomes, and what becomes of the order with it.
import { orderMachine } from '@stagedoor/rules/machines/order';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { orderPaymentState } from '@stagedoor/rules/order-balance';
import { canMove } from '@stagedoor/rules/state-machine';
import type { Tx } from '../../platform/db/tables.ts';
import { findParts, updateOrder, updatePayment } from '../order-store.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';

async function stateByPayments(tx: Tx, { seller_id, order_id, state }: OrderRow): Promise<OrderState> {
  const { payments } = await findParts(tx, seller_id, [order_id]);
  const next = orderPaymentState(
    payments.map(({ amount_cents, captured_at, failed_at }) => ({
      amountCents: amount_cents,
      captured: captured_at !== null,
      failed: failed_at !== null,
    })),
  );
  return canMove(orderMachine, state, next) ? next : state;
}

/** The order must be locked. */
export async function recordCapture(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  intentRef: string,
  now: Date,
): Promise<OrderRow> {
  await updatePayment(tx, payment, {
    intent_ref: intentRef,
    captured_at: now,
    failed_at: null,
    failed_message: null,
    next_try_at: null,
  });
  return updateOrder(tx, order, {
    paid_cents: order.paid_cents + payment.amount_cents,
    state: await stateByPayments(tx, order),
    updated_at: now,
  });
}

/** The order must be locked. The message is the gateway's; the rules say what the customer reads. */
export async function recordFailure(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  message: string | null,
  now: Date,
): Promise<OrderRow> {
  await updatePayment(tx, payment, { failed_at: now, failed_message: message });
  return updateOrder(tx, order, { state: await stateByPayments(tx, order), updated_at: now });
}
