// What an order's payment becomes, and what becomes of the order, or of the change that it pays for.
import type { Tx } from '../../platform/db/tables.ts';
import { findChange, moveChange } from '../changes/change-store.ts';
import { takeEffect } from '../changes/take-effect.ts';
import { updateOrder, updatePayment } from '../order-store.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';
import { stateByPayments } from './state-by-payments.ts';

/** The charge that paid it, or the money that somebody took. */
export type PaidBy =
  | Pick<PaymentRow, 'intent_ref'>
  | Pick<PaymentRow, 'hand_ref' | 'hand_method' | 'payment_method_id'>;

/** The order must be locked. */
export async function recordCapture(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  paidBy: PaidBy,
  now: Date,
): Promise<OrderRow> {
  await updatePayment(tx, payment, {
    ...paidBy,
    captured_at: now,
    failed_at: null,
    failed_message: null,
    next_try_at: null,
    due_before_try: null,
  });
  if (payment.change_id !== null) {
    const change = await findChange(tx, order.seller_id, payment.change_id);
    return takeEffect(tx, order, change, payment.amount_cents, now);
  }
  return updateOrder(tx, order, {
    paid_cents: order.paid_cents + payment.amount_cents,
    state: await stateByPayments(tx, order, order.owed_cents),
    updated_at: now,
  });
}

async function failChange(tx: Tx, order: OrderRow, changeId: number, now: Date): Promise<void> {
  const change = await findChange(tx, order.seller_id, changeId);
  if (change.state === 'due') await moveChange(tx, change, 'failed', { updated_at: now });
}

const HOUR_MS = 3_600_000;

/** AWARD-03: a first charge of an award that is declined may be mended for a while, from the first decline on. */
function graceOf(order: OrderRow, { change_id, grace_hours, grace_until }: PaymentRow, now: Date) {
  const isFirst = change_id !== null || order.paid_cents === 0;
  if (grace_hours === null || grace_until !== null || !isFirst) return {};
  return { grace_until: new Date(now.getTime() + grace_hours * HOUR_MS) };
}

/** The order must be locked. The try that was counted was none: it is due as it was. One by hand was never counted. */
export async function takeTryBack(tx: Tx, payment: PaymentRow): Promise<void> {
  const { due_before_try, tries } = payment;
  if (due_before_try === null) return;
  await updatePayment(tx, payment, { tries: tries - 1, next_try_at: due_before_try, due_before_try: null });
}

/** The order must be locked. The message is the gateway's; the rules say what the customer reads. */
export async function recordFailure(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  message: string | null,
  now: Date,
): Promise<OrderRow> {
  await updatePayment(tx, payment, {
    failed_at: now,
    failed_message: message,
    due_before_try: null,
    ...graceOf(order, payment, now),
  });
  if (payment.change_id !== null) await failChange(tx, order, payment.change_id, now);
  return updateOrder(tx, order, {
    state: await stateByPayments(tx, order, order.owed_cents),
    updated_at: now,
  });
}
