// A charge or a refund of Stripe's, in the port's words.
import { isCurrency } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
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

interface InCurrency {
  currency: string;
}

/** An account may be used for more than this shop: what is paid there in a currency that we do not know is not ours. */
export const isOfOurs = ({ currency }: InCurrency): boolean => isCurrency(currency.toUpperCase());

export function currencyIn({ currency }: InCurrency): Currency {
  const code = currency.toUpperCase();
  if (!isCurrency(code)) throw new Error(`Stripe answered in ${code}, which nothing was asked for in`);
  return code;
}

/** A part goes back whenever it is wanted: nothing has to settle first. */
export const foundCharge = (charge: Stripe.PaymentIntent): FoundTransaction => ({
  transactionId: charge.id,
  ref: charge.metadata['ref'] ?? '',
  amountCents: charge.amount,
  currency: currencyIn(charge),
  status: charged[charge.status] ?? 'unclear',
  confirmUrl: confirmUrlOf(charge),
  isSettled: true,
});

export const foundRefund = (refund: Stripe.Refund): FoundTransaction => ({
  transactionId: refund.id,
  ref: refund.metadata?.['ref'] ?? '',
  amountCents: refund.amount,
  currency: currencyIn(refund),
  status: returned[refund.status ?? ''] ?? 'unclear',
  isSettled: true,
});
