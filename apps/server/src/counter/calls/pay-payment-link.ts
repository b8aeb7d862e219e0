import { payPaymentLink } from '@stagedoor/contract/calls/shop/payment-link';
import { payLinkMessages } from '@stagedoor/rules/messages/pay-link';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import type { ShopCaller } from '../../accounts/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { findChargeableCard, requireChargeable } from '../../payments/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CounterNeeds } from '../counter-needs.ts';
import { isBeingPaid } from '../is-being-paid.ts';
import { describePayLink, findCardOwner, reachPaid } from '../pay-link.ts';
import { counterOrders } from '../counter-orders.ts';

interface Wanted {
  payLink: string;
  paymentMethodUuid: string;
  totalCents: number;
}

/** The card of this very browser becomes that of the payment. Undefined: it is paid, or somebody is paying it. */
async function chooseCard(
  needs: CounterNeeds,
  tx: Tx,
  caller: ShopCaller,
  { payLink, paymentMethodUuid, totalCents }: Wanted,
): Promise<number | undefined> {
  const reached = await reachPaid(tx, caller, payLink);
  const order = await counterOrders.lockOrder(tx, reached.seller_id, reached.order_id);
  const payments = await counterOrders.findPayments(tx, order.seller_id, [order.order_id]);
  const payment = payments.find(({ captured_at }) => captured_at === null);
  const isOver = payment?.pay_until ? payment.pay_until <= caller.now : false;
  if (order.state === 'STATUS_ORDER_CANCELED' || isOver)
    return refuse('PAY_NOW_NOT_OFFERED', { message: payLinkMessages.linkOver });
  if (!payment || (await isBeingPaid(tx, payment))) return undefined;
  if (payment.amount_cents !== totalCents) refuse('TOTAL_CHANGED');
  const owner = { ...(await findCardOwner({ db: tx }, caller, payLink)), isTest: order.is_test };
  const card = await findChargeableCard(tx, owner, { uuid: paymentMethodUuid });
  if (!card) return refuse('NOT_FOUND', { message: refusalMessages.cardRemoved });
  requireChargeable(card, caller.now);
  const chosen = { payment_method_id: card.paymentMethodId };
  await counterOrders.updatePayment(tx, payment, chosen);
  await counterOrders.updateOrder(tx, order, { ...chosen, updated_at: caller.now });
  return payment.payment_id;
}

async function pay({ payNow }: CounterNeeds, order: OrderRow, paymentId: number, now: Date): Promise<void> {
  const actor = { kind: 'job', name: 'payment link', sellerId: order.seller_id, now } as const;
  const outcome = await payNow(actor, { ref: orderNumber(order.unique_id), paymentId });
  switch (outcome.kind) {
    case 'answered':
      return;
    case 'declined':
      return refuse('CARD_DECLINED');
    case 'failed':
      return refuse('PAYMENT_FAILED');
    case 'unsent':
      return refuse('PAYMENT_NOT_SENT');
    case 'gone':
      return refuse('PAY_NOW_NOT_OFFERED', { message: payLinkMessages.linkOver });
  }
}

/** Pressed twice, in two tabs, or after the money came: the answer is what stands there, and nothing is charged again. */
export const payPaymentLinkHandler = (needs: CounterNeeds): Handler<'counter'> =>
  handle(payPaymentLink, async (wanted, caller) => {
    const { db } = needs;
    const paymentId = await inTransaction(db, (tx) => chooseCard(needs, tx, caller, wanted));
    const order = await reachPaid(db, caller, wanted.payLink);
    if (paymentId !== undefined) await pay(needs, order, paymentId, caller.now);
    return describePayLink(needs, await reachPaid(db, caller, wanted.payLink), caller.now);
  });
