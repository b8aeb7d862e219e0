// PROG-12: money that is taken at the counter, or found on the bank's paper, for an order that was reserved or invoiced.
import { counterMessages } from '@stagedoor/rules/messages/counter';
import type { HandMethod } from '@stagedoor/rules/money/hand-methods';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { moveByHand } from '../../payments/index.ts';
import type { StaffActor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { ofSeller } from '../../sellers/index.ts';
import { changesOfOrder } from '../changes/changes-of-order.ts';
import { isIdle } from '../installments/lock-payment.ts';
import { recordCapture } from '../installments/record-payment.ts';
import { queueConfirmation } from '../mails/confirmation.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { findPayments } from '../order-parts.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';

export interface TakenMoney {
  method: HandMethod;
  /** What whoever took it was shown. */
  amountCents: number;
  note?: string | undefined;
}

const refuseWith = (message: string): never => refuse('COUNTER_REFUSED', { message });

/** By whom and when, for whoever stands there with the money. */
async function refuseCanceled(tx: Tx, order: OrderRow): Promise<never> {
  const { formatDateTime } = await ofSeller.times(tx, order.seller_id);
  const ended = (await changesOfOrder(tx, order)).findLast(
    ({ kind, effectiveAt }) => kind === 'cancellation' && effectiveAt !== null,
  );
  const when = formatDateTime(ended?.effectiveAt ?? order.updated_at);
  if (ended?.authorKind !== 'staff') return refuseWith(counterMessages.lapsed(when));
  return refuseWith(counterMessages.canceled(ended.staffName ?? counterMessages.somebody, when));
}

/** What is still to be paid of an order of the counter; it must be locked. */
export async function openPayment(tx: Tx, order: OrderRow): Promise<PaymentRow> {
  if (order.state === 'STATUS_ORDER_CANCELED') return refuseCanceled(tx, order);
  const payments = await findPayments(tx, order.seller_id, [order.order_id]);
  const payment = payments.find(({ captured_at, change_id }) => captured_at === null && change_id === null);
  if (order.counter_sale_uuid === null || !payment) return refuseWith(counterMessages.nothingDue);
  if (!(await isIdle(tx, { order, payments }))) return refuseWith(counterMessages.beingCharged);
  return payment;
}

/** The order must be locked. Nothing is told to a gateway; the ledger has it in the same transaction. */
export async function takeMoney(
  tx: Tx,
  needs: { publicAddress: PublicAddress },
  order: OrderRow,
  { method, amountCents, note }: TakenMoney,
  { name: by, now }: Pick<StaffActor, 'name' | 'now'>,
): Promise<OrderRow> {
  const payment = await openPayment(tx, order);
  if (payment.amount_cents !== amountCents)
    refuseWith(counterMessages.otherSum(formatMoney(payment.amount_cents, order.currency)));
  const hand_ref = await moveByHand.take(tx, {
    sellerId: order.seller_id,
    method,
    amountCents,
    currency: order.currency,
    targetKind: ORDER_PAYMENT,
    targetId: String(payment.payment_id),
    isTest: order.is_test,
    by,
    note,
    now,
  });
  const paidBy = { hand_ref, hand_method: method, payment_method_id: null };
  const paid = await recordCapture(tx, order, payment, paidBy, now);
  await queueConfirmation(tx, needs, paid, now);
  return paid;
}
