import type { OrderRef } from '@stagedoor/contract/entities/order-ref';
import { failedMessageOf } from '@stagedoor/rules/plans/installment-text';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { findChosenCard, intentsOf, requireChargeable } from '../../payments/index.ts';
import type { Payments } from '../../payments/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findPayments } from '../order-parts.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { reachOrder, reachOrderToChange } from '../reach-order.ts';
import { readOrder } from '../read-orders.ts';
import type { Installments, PayNowOutcome } from './open-installments.ts';

export interface PayNowNeeds {
  db: Db;
  installments: Installments;
  charge: Payments['charge'];
}

export interface Asked {
  ref: OrderRef | undefined;
  paymentId: number;
  /** The page that the customer stands at; none where the desk does it, and nobody can be asked. */
  pageOrigin?: string;
}

/** It is paid already, or somebody is paying it: there is nothing to begin. */
class NothingToBegin extends Error {}

/** SEC-30: an order within reach, and a payment of it. */
async function requirePayment(db: Db, actor: Actor, { ref, paymentId }: Asked): Promise<void> {
  const order = await reachOrder(db, actor, ref);
  const payments = await findPayments(db, order.seller_id, [order.order_id]);
  if (!payments.some((payment) => payment.payment_id === paymentId)) refuse('NOT_FOUND');
}

async function claim(tx: Tx, actor: Actor, { ref, paymentId, pageOrigin }: Asked) {
  const row = await reachOrderToChange(tx, actor, ref);
  const order = await readOrder(tx, row, actor.now);
  const payment = order.scheduledPayments.find(({ id }) => id === paymentId) ?? refuse('NOT_FOUND');
  if (payment.captured || payment.charging) throw new NothingToBegin();
  if (!payment.payNowIsAvailable) refuse('PAY_NOW_NOT_OFFERED');
  const { paymentMethodId } = payment;
  const card = paymentMethodId && (await findChosenCard(tx, row.seller_id, paymentMethodId));
  if (!card) return refuse('NOT_FOUND', { message: refusalMessages.cardRemoved });
  requireChargeable(card, actor.now);
  const { seller_id: sellerId, currency } = row;
  const { amountCents } = payment;
  return { sellerId, targetId: String(paymentId), amountCents, currency, card, pageOrigin };
}

async function pay(needs: PayNowNeeds, actor: Actor, asked: Asked): Promise<PayNowOutcome> {
  const { installments, charge } = needs;
  try {
    const { intent } = await charge(installments.target, async (tx) => {
      const plan = await claim(tx, actor, asked);
      await installments.checkpoint('installment claimed');
      return plan;
    });
    if (intent.state === 'declined' || intent.state === 'failed') {
      return { kind: intent.state, failedMessage: failedMessageOf(intent) ?? undefined };
    }
    if (intent.state === 'unfulfilled') return { kind: 'gone' };
    if (intent.state === 'unsent') return { kind: 'unsent' };
  } catch (error) {
    if (!(error instanceof NothingToBegin)) throw error;
  }
  const order = await readOrder(needs.db, await reachOrder(needs.db, actor, asked.ref), actor.now);
  const isPending = order.scheduledPayments.some(({ id, charging }) => id === asked.paymentId && charging);
  const confirmUrl = isPending ? await confirmUrlOf(needs.db, actor.sellerId, asked.paymentId) : undefined;
  return { kind: 'answered', order, isPending, confirmUrl };
}

/** In every tab the same: where the bank asks about the one attempt that there is. */
async function confirmUrlOf(db: Db, sellerId: number, paymentId: number): Promise<string | undefined> {
  const which = { sellerId, targetKind: ORDER_PAYMENT, targetIds: [String(paymentId)], refs: [] };
  const waiting = (await intentsOf(db, which)).find(({ state }) => state === 'waiting');
  return waiting?.confirmUrl ?? undefined;
}

/** Whoever sends it twice at once, from two tabs or by pressing twice, gets the one answer. */
function payOnce(needs: PayNowNeeds, actor: Actor, asked: Asked): Promise<PayNowOutcome> {
  const { paying } = needs.installments;
  const underWay = paying.get(asked.paymentId);
  if (underWay) return underWay;
  const outcome = pay(needs, actor, asked).finally(() => paying.delete(asked.paymentId));
  paying.set(asked.paymentId, outcome);
  return outcome;
}

/** By the customer or by the desk: whoever comes second is answered with what the first one did. */
export async function payByHand(needs: PayNowNeeds, actor: Actor, asked: Asked): Promise<PayNowOutcome> {
  await requirePayment(needs.db, actor, asked);
  return payOnce(needs, actor, asked);
}
