// CALL-47: charges a scheduled payment by somebody's own hand, once, whoever else is at it.
import { captureScheduledPayment } from '@stagedoor/contract/calls/shop/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { required } from '@stagedoor/rules/values/required';
import { customerActor } from '../../accounts/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { AnswerWithStatus } from '../../platform/http/answers.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { payByHand } from '../installments/pay-by-hand.ts';
import type { PayNowNeeds, Asked } from '../installments/pay-by-hand.ts';

/** The gateway's own words, beside those for the customer. */
const saidBy = ({ failedMessage }: { failedMessage?: string | undefined }) => ({
  FailedMessage: failedMessage,
});

async function payNow(
  needs: PayNowNeeds,
  actor: Actor,
  asked: Asked,
): Promise<{ order: Order; isPending: boolean; confirmUrl: string | undefined }> {
  const outcome = await payByHand(needs, actor, asked);
  switch (outcome.kind) {
    case 'answered':
      return outcome;
    case 'declined':
      return refuse('CARD_DECLINED', { message: installmentMessages.declined, facts: saidBy(outcome) });
    case 'failed':
      return refuse('PAYMENT_FAILED', { facts: saidBy(outcome) });
    case 'unsent':
      return refuse('PAYMENT_NOT_SENT');
    case 'gone':
      return refuse('PAY_NOW_NOT_OFFERED');
  }
}

export function captureScheduledPaymentHandler(needs: PayNowNeeds): Handler<'orders'> {
  return handle(captureScheduledPayment, async ({ order: ref, paymentId }, caller) => {
    const { pageOrigin } = caller;
    const asked = { ref, paymentId, pageOrigin };
    const { order, isPending, confirmUrl } = await payNow(needs, customerActor(caller), asked);
    const payment = required(
      order.scheduledPayments.find(({ id }) => id === paymentId),
      'payment that was just captured',
    );
    return isPending ? new AnswerWithStatus(202, { order, payment, confirmUrl }) : { order, payment };
  });
}
