// A charge or a refund of Stripe's, in the port's words.
import type { Stripe } from 'stripe';
import type { FoundTransaction } from '../payment-gateway.ts';

const charged: Readonly<Record<string, FoundTransaction['status']>> = {
  succeeded: 'captured',
  processing: 'held',
  requires_action: 'waiting',
  // It was asked for with a card: that it needs another means that this one was refused.
  requires_payment_method: 'declined',
  canceled: 'voided',
};

const returned: Readonly<Record<string, FoundTransaction['status']>> = {
  succeeded: 'refunded',
  pending: 'held',
  requires_action: 'held',
  failed: 'declined',
  canceled: 'declined',
};

export const confirmUrlOf = ({ status, next_action }: Stripe.PaymentIntent): string | undefined =>
  status === 'requires_action' ? (next_action?.redirect_to_url?.url ?? undefined) : undefined;

/** A part goes back whenever it is wanted: nothing has to settle first. */
export const foundCharge = (charge: Stripe.PaymentIntent): FoundTransaction => ({
  transactionId: charge.id,
  ref: charge.metadata['ref'] ?? '',
  amountCents: charge.amount,
  status: charged[charge.status] ?? 'unclear',
  confirmUrl: confirmUrlOf(charge),
  isSettled: true,
});

export const foundRefund = (refund: Stripe.Refund): FoundTransaction => ({
  transactionId: refund.id,
  ref: refund.metadata?.['ref'] ?? '',
  amountCents: refund.amount,
  status: returned[refund.status ?? ''] ?? 'unclear',
  isSettled: true,
});
