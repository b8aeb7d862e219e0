import { updateScheduledPayments } from '@stagedoor/contract/calls/shop/order-history';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { allowsPaymentChange } from '@stagedoor/rules/orders/order-rights';
import { paymentChangesProblem } from '@stagedoor/rules/plans/payment-changes';
import { customerActor } from '../../accounts/index.ts';
import { findChargeableCard, requireChargeable, targetsBeingCharged } from '../../payments/index.ts';
import type { ChargeableCard } from '../../payments/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { updateOrder, updatePayment } from '../order-store.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';
import { changeOrder } from '../history/change-order.ts';

type Change = InputOf<typeof updateScheduledPayments>['payments'][number];

const withCapture = (payment: PaymentRow) => ({ ...payment, captured: payment.captured_at !== null });

/** INSTAL-14, INSTAL-16: all of the named payments exist, and none is captured. */
function requireChangeable(order: OrderRow, rows: readonly PaymentRow[], changes: readonly Change[]): void {
  const payments = rows.map(withCapture);
  switch (paymentChangesProblem(changes, payments)) {
    case 'unknown':
      return refuse('SCHEDULED_PAYMENT_UNKNOWN');
    case 'captured':
      return refuse('ORDER_NOT_CHANGEABLE');
    case null:
      if (!allowsPaymentChange({ state: order.state, payments })) refuse('ORDER_NOT_CHANGEABLE');
  }
}

/** SEC-29: a card of the order's own customer, by either of its names, and not expired. */
async function requireCard(
  tx: Tx,
  { seller_id: sellerId, user_id, is_test: isTest }: OrderRow,
  { change, index }: { change: Change; index: number },
  now: Date,
): Promise<ChargeableCard> {
  const { paymentMethodId: id, paymentMethodUuid: uuid } = change;
  const key = uuid === undefined ? id !== undefined && { id } : { uuid };
  if (!key) {
    const field = `payments.${index}.paymentMethodId`;
    return refuse('INVALID_INPUT', {
      message: cardMessages.withoutId,
      fields: { [field]: cardMessages.withoutId },
    });
  }
  // A guest has no cards to choose from: the one of the request is the one.
  const owner = user_id !== null && ({ sellerId, kind: 'customer', id: user_id, isTest } as const);
  const card = owner && (await findChargeableCard(tx, owner, key));
  if (!card) return refuse('NOT_FOUND', { message: refusalMessages.cardRemoved });
  return requireChargeable(card, now);
}

/** A charge that is under way is made with the card it began with. */
async function requireIdle(tx: Tx, { seller_id, payment_id }: PaymentRow): Promise<void> {
  const key = { sellerId: seller_id, kind: ORDER_PAYMENT };
  const charging = await targetsBeingCharged(tx, key, [String(payment_id)]);
  if (charging.size > 0) refuse('ORDER_NOT_CHANGEABLE', { message: refusalMessages.cartPaying });
}

/** What failed is tried again with the new card, at the job's next run. */
const anew = (payment: PaymentRow, now: Date) =>
  payment.failed_at !== null && payment.tries > 0 ? { tries: 0, next_try_at: now } : {};

export function updatePayments(
  tx: Tx,
  actor: Actor,
  { order: ref, payments: changes }: InputOf<typeof updateScheduledPayments>,
): Promise<OutputOf<typeof updateScheduledPayments>> {
  return changeOrder(tx, actor, ref, async (order, { payments }) => {
    requireChangeable(order, payments, changes);
    let isChanged = false;
    for (const [index, change] of changes.entries()) {
      const card = await requireCard(tx, order, { change, index }, actor.now);
      const payment = payments.find(({ sort }) => sort === change.sort)!;
      if (payment.payment_method_id === card.paymentMethodId) continue;
      await requireIdle(tx, payment);
      const payment_method_id = card.paymentMethodId;
      await updatePayment(tx, payment, { payment_method_id, ...anew(payment, actor.now) });
      if (payments.length === 1) await updateOrder(tx, order, { payment_method_id });
      isChanged = true;
    }
    return isChanged;
  });
}

export const updateScheduledPaymentsHandler = (db: Db): Handler<'orders'> =>
  handle(updateScheduledPayments, (input, caller) =>
    inTransaction(db, (tx) => updatePayments(tx, customerActor(caller), input)),
  );
