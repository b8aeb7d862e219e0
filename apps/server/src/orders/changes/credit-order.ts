import { creditPlan } from '@stagedoor/rules/after-sale/credit-plan';
import type { LoweredPayments } from '@stagedoor/rules/plans/lower-payments';
import { required } from '@stagedoor/rules/values/required';
import type { Tx } from '../../platform/db/tables.ts';
import { findPayments } from '../order-parts.ts';
import { insertPayments, updatePayment } from '../order-store.ts';
import type { PaymentRow } from '../order-store.ts';
import { insertReturns } from './change-store.ts';
import type { ChangeRow } from './change-store.ts';

/** The last installment first; an amount is never changed, a smaller payment takes its place. */
async function lower(
  tx: Tx,
  open: readonly PaymentRow[],
  { voided, replaced }: LoweredPayments,
  now: Date,
): Promise<void> {
  const isVoid = ({ payment_id }: PaymentRow): boolean => voided.includes(payment_id);
  for (const payment of open.filter(isVoid))
    await updatePayment(tx, payment, { voided_at: now, next_try_at: null });
  const before = open.find(({ payment_id }) => payment_id === replaced?.id);
  if (!before || !replaced) return;
  const { seller_id, order_id, sort, due_day, payment_method_id, tries, next_try_at } = before;
  const { failed_at, failed_message, run, waits, grace_hours, grace_until, grace_extended } = before;
  const kept = {
    seller_id,
    order_id,
    sort,
    due_day,
    payment_method_id,
    tries,
    next_try_at,
    failed_at,
    failed_message,
    run,
    waits,
    grace_hours,
    grace_until,
    grace_extended,
  };
  await insertPayments(tx, [{ ...kept, amount_cents: replaced.amountCents, replaces: before.payment_id }]);
}

/** Takes a credit off what is still to come; the rest is planned to go back, the latest payment first. True when any is. */
export async function creditOrder(
  tx: Tx,
  { seller_id, order_id, change_id }: ChangeRow,
  credit: number,
  now: Date,
): Promise<boolean> {
  const payments = await findPayments(tx, seller_id, [order_id]);
  const open = payments.filter((payment) => payment.change_id === null && payment.captured_at === null);
  const captures = payments.flatMap((payment) =>
    payment.captured_at === null
      ? []
      : [
          {
            paymentId: payment.payment_id,
            amountCents: payment.amount_cents,
            returningCents: payment.returning_cents,
            capturedAt: payment.captured_at,
          },
        ],
  );
  const { lowered, returns } = creditPlan(
    open.map(({ payment_id: id, sort, amount_cents: amountCents }) => ({ id, sort, amountCents })),
    captures,
    credit,
  );
  await lower(tx, open, lowered, now);
  await insertReturns(
    tx,
    returns.map(({ paymentId: payment_id, amountCents: amount_cents }) => ({
      seller_id,
      order_id,
      change_id,
      payment_id,
      amount_cents,
      way: 'gateway',
      state: 'planned',
      created_at: now,
    })),
  );
  for (const { paymentId, amountCents } of returns) {
    const payment = required(
      payments.find(({ payment_id }) => payment_id === paymentId),
      'payment that is credited',
    );
    await updatePayment(tx, payment, { returning_cents: payment.returning_cents + amountCents });
  }
  return returns.length > 0;
}
