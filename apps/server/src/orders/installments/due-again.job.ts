// Puts right what an older version did to payments while the gateway could not be reached: nobody had refused anything.
import { failedMessageOf } from '@stagedoor/rules/plans/installment-text';
import { intentsOf } from '../../payments/index.ts';
import type { ToldIntent } from '../../payments/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { findChange, moveChange } from '../changes/change-store.ts';
import { queueInstallmentMail } from '../mails/installment-mail.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { updateOrder, updatePayment } from '../order-store.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';
import { findWronged } from './find-wronged.ts';
import type { Wronged } from './find-wronged.ts';
import { lockPayment } from './lock-payment.ts';
import { stateByPayments } from './state-by-payments.ts';

interface DueAgainNeeds {
  db: Db;
  log: Logger;
  publicAddress: PublicAddress;
}

/** What that version wrote down beside such a payment. */
const NEVER_SENT = 'unreachable';

/** The last word that the gateway did say about this payment, if it ever said one. */
async function lastRefusal(tx: Tx, { seller_id, payment_id }: Wronged): Promise<ToldIntent | undefined> {
  const which = { targetKind: ORDER_PAYMENT, targetIds: [String(payment_id)], refs: [] };
  const told = await intentsOf(tx, { sellerId: seller_id, ...which });
  return told.findLast(
    ({ state, problemCode }) =>
      state === 'declined' || state === 'closed' || (state === 'failed' && problemCode !== NEVER_SENT),
  );
}

/** One that has its day still to come keeps it; any other is due now. */
const dueFrom = ({ due_day, next_try_at }: PaymentRow, now: Date): Date =>
  due_day !== null && next_try_at !== null && due_day > now.toISOString().slice(0, 10) ? next_try_at : now;

/** A card that was declined before stays declined, by the bank's own words; only the try that was none is had again. */
async function declinedAsBefore(
  tx: Tx,
  payment: PaymentRow,
  { state, problemCode: code, problemText, settledAt }: ToldIntent,
  now: Date,
): Promise<void> {
  await updatePayment(tx, payment, {
    failed_at: settledAt,
    failed_message: failedMessageOf({
      state,
      problem: code === null ? undefined : { code, message: problemText ?? '' },
    }),
    ...(payment.grace_hours === null && {
      tries: Math.max(0, payment.tries - 1),
      next_try_at: dueFrom(payment, now),
    }),
  });
}

async function neverTried(tx: Tx, order: OrderRow, payment: PaymentRow, now: Date): Promise<OrderRow> {
  await updatePayment(tx, payment, {
    failed_at: null,
    failed_message: null,
    tries: 0,
    next_try_at: dueFrom(payment, now),
    grace_until: null,
    grace_extended: 0,
  });
  if (payment.change_id !== null) {
    const change = await findChange(tx, order.seller_id, payment.change_id);
    if (change.state === 'failed') await moveChange(tx, change, 'due', { updated_at: now });
  }
  const state = await stateByPayments(tx, order, order.owed_cents);
  return updateOrder(tx, order, { state, updated_at: now });
}

async function putRight(needs: DueAgainNeeds, key: Wronged, now: Date): Promise<void> {
  await inTransaction(needs.db, async (tx) => {
    const locked = await lockPayment(tx, key.seller_id, key.payment_id);
    const { order, payment } = locked!;
    const isWronged = payment.failed_message?.includes(NEVER_SENT) === true;
    const isOpen = payment.captured_at === null && payment.voided_at === null;
    if (!isWronged || !isOpen || order.state === 'STATUS_ORDER_CANCELED') return;
    const before = await lastRefusal(tx, key);
    if (before) return declinedAsBefore(tx, payment, before, now);
    const due = await neverTried(tx, order, payment, now);
    const { publicAddress } = needs;
    await queueInstallmentMail(tx, 'due-again', { payment, order: due, publicAddress }, now);
  });
}

/** Every node runs it: whoever locks the order first puts it right, and the second finds nothing. */
export async function putDueAgain(needs: DueAgainNeeds, now: Date): Promise<void> {
  for (const key of await findWronged(needs.db)) {
    try {
      await putRight(needs, key, now);
    } catch (error) {
      needs.log.error({ err: error, payment: key.payment_id }, 'a payment could not be made due again');
    }
  }
}
