// CALL-47: charges a scheduled payment by the customer's own hand, once, whoever else is at it.
import { captureScheduledPayment } from '@stagedoor/contract/calls/order-history';
import type { OrderRef } from '@stagedoor/contract/calls/order-history';
import { canChooseCard } from '@stagedoor/rules/card-expiry';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { findChargeableCard } from '../../payments/index.ts';
import type { Payments } from '../../payments/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { AnswerWithStatus } from '../../platform/http/answers.ts';
import { customerOf } from '../../platform/http/access.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findParts } from '../order-store.ts';
import { findOwnOrder, lockOwnOrder } from '../own-order.ts';
import { readOrder } from '../read-orders.ts';
import type { Installments, PayNowOutcome } from './open-installments.ts';

export interface PayNowNeeds {
  db: Db;
  installments: Installments;
  charge: Payments['charge'];
}

interface Asked {
  ref: OrderRef;
  paymentId: number;
}

/** It is paid already, or somebody is paying it: there is nothing to begin. */
class NothingToBegin extends Error {}

/** SEC-30: the customer's own order, and a payment of it. */
async function requirePayment(db: Db, caller: Caller, { ref, paymentId }: Asked): Promise<void> {
  const order = await findOwnOrder(db, caller, ref);
  const { payments } = await findParts(db, order.seller_id, [order.order_id]);
  if (!payments.some((payment) => payment.payment_id === paymentId)) refuse('NOT_FOUND');
}

async function claim(tx: Tx, caller: Caller, { ref, paymentId }: Asked) {
  const row = await lockOwnOrder(tx, caller, ref);
  const order = await readOrder(tx, row, caller.now);
  const payment = order.scheduledPayments.find(({ id }) => id === paymentId) ?? refuse('NOT_FOUND');
  if (payment.captured || payment.charging) throw new NothingToBegin();
  if (!payment.payNowIsAvailable) refuse('PAY_NOW_NOT_OFFERED');
  const owner = { sellerId: caller.sellerId, kind: 'customer', id: customerOf(caller) } as const;
  const card = await findChargeableCard(tx, owner, { id: payment.paymentMethodId });
  if (!card) return refuse('NOT_FOUND', { message: refusalMessages.cardRemoved });
  if (!canChooseCard(card.expiration, caller.now)) return refuse('CARD_EXPIRED');
  const { sellerId } = caller;
  return { sellerId, targetId: String(paymentId), amountCents: payment.amountCents, card };
}

async function pay(needs: PayNowNeeds, caller: Caller, asked: Asked): Promise<PayNowOutcome> {
  const { installments, charge } = needs;
  try {
    const { intent } = await charge(installments.target, async (tx) => {
      const plan = await claim(tx, caller, asked);
      await installments.reach('installment claimed');
      return plan;
    });
    if (intent.state === 'declined' || intent.state === 'failed') return { kind: intent.state };
    if (intent.state === 'unfulfilled') return { kind: 'gone' };
  } catch (error) {
    if (!(error instanceof NothingToBegin)) throw error;
  }
  const order = await readOrder(needs.db, await findOwnOrder(needs.db, caller, asked.ref), caller.now);
  const isPending = order.scheduledPayments.some(({ id, charging }) => id === asked.paymentId && charging);
  return { kind: 'answered', order, isPending };
}

/** Whoever sends it twice at once, from two tabs or by pressing twice, gets the one answer. */
function payOnce(needs: PayNowNeeds, caller: Caller, asked: Asked): Promise<PayNowOutcome> {
  const { paying } = needs.installments;
  const underWay = paying.get(asked.paymentId);
  if (underWay) return underWay;
  const outcome = pay(needs, caller, asked).finally(() => paying.delete(asked.paymentId));
  paying.set(asked.paymentId, outcome);
  return outcome;
}

export function payNowHandler(needs: PayNowNeeds): Handler {
  return handle(captureScheduledPayment, async ({ order: ref, paymentId }, caller) => {
    const asked = { ref, paymentId };
    await requirePayment(needs.db, caller, asked);
    const outcome = await payOnce(needs, caller, asked);
    switch (outcome.kind) {
      case 'answered': {
        const { order, isPending } = outcome;
        return isPending ? new AnswerWithStatus(202, { order }) : { order };
      }
      case 'declined':
        return refuse('CARD_DECLINED', { message: installmentMessages.declined });
      case 'failed':
        return refuse('PAYMENT_FAILED');
      case 'gone':
        return refuse('PAY_NOW_NOT_OFFERED');
    }
  });
}
