// Orders to move money. The reference is the key: sent twice, they are carried out once.
import { Stripe } from 'stripe';
import { MUST_CONFIRM } from '@stagedoor/rules/cards/confirming';
import { GatewayTrouble } from '../payment-gateway.ts';
import type { Charge, MoveAnswer, Refund } from '../payment-gateway.ts';
import { confirmUrlOf } from './read-charge.ts';
import { troubleOf } from './stripe-client.ts';

/** An order takes as long as a bank does. */
const PATIENCE_MS = 60_000;

const optionsFor = (ref: string) => ({ idempotencyKey: ref, timeout: PATIENCE_MS });

function readCharge(charge: Stripe.PaymentIntent): MoveAnswer {
  const { id: transactionId, status } = charge;
  if (status === 'succeeded') return { kind: 'approved', transactionId };
  if (status === 'processing') return { kind: 'held', transactionId };
  if (status === 'canceled')
    return { kind: 'refused', code: 'canceled', message: 'The payment was canceled at the gateway' };
  const confirmUrl = confirmUrlOf(charge);
  if (confirmUrl !== undefined) return { kind: 'needs-customer', transactionId, confirmUrl };
  return { kind: 'unknown', reason: status };
}

/** Only Stripe's own no is one: told of the card, or before anything was begun. */
function readError(error: unknown): MoveAnswer {
  if (error instanceof Stripe.errors.StripeCardError) {
    const code =
      error.code === 'authentication_required' ? MUST_CONFIRM : (error.decline_code ?? error.code ?? '');
    return { kind: 'declined', code, message: error.message };
  }
  const trouble = troubleOf(error);
  if (!(trouble instanceof GatewayTrouble)) throw error;
  const { kind, code = '', message: reason } = trouble;
  if (kind === 'refused') return { kind: 'refused', code, message: reason };
  return { kind: kind === 'unreachable' ? 'not-sent' : 'unknown', reason };
}

async function move<T>(order: () => Promise<T>, read: (answer: T) => MoveAnswer): Promise<MoveAnswer> {
  try {
    return read(await order());
  } catch (error) {
    return readError(error);
  }
}

export function charge(stripe: Stripe, order: Charge): Promise<MoveAnswer> {
  const { ref, returnUrl } = order;
  return move(
    () =>
      stripe.paymentIntents.create(
        {
          amount: order.amountCents,
          currency: order.currency.toLowerCase(),
          customer: order.profileId,
          payment_method: order.cardId,
          allowed_payment_method_types: ['card'],
          confirm: true,
          ...(returnUrl === undefined ? { off_session: true } : { return_url: returnUrl }),
          metadata: { ref },
        },
        optionsFor(ref),
      ),
    readCharge,
  );
}

function readRefund({ id, status, failure_reason: reason }: Stripe.Refund): MoveAnswer {
  if (status === 'succeeded') return { kind: 'approved', transactionId: id };
  if (status === 'pending' || status === 'requires_action') return { kind: 'held', transactionId: id };
  if (status === 'failed' || status === 'canceled')
    return { kind: 'refused', code: reason ?? status, message: 'The bank did not take the refund' };
  return { kind: 'unknown', reason: 'a refund without a status' };
}

export const refund = (stripe: Stripe, order: Refund): Promise<MoveAnswer> =>
  move(
    () =>
      stripe.refunds.create(
        { payment_intent: order.transactionId, amount: order.amountCents, metadata: { ref: order.ref } },
        optionsFor(order.ref),
      ),
    readRefund,
  );
