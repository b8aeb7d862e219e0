// All that Stripe took and gave back since a moment, whoever asked for it.
import type { Stripe } from 'stripe';
import type { ListedTransaction } from '../payment-gateway.ts';
import { pagesOf, secondsOf } from './look-ups.ts';
import { foundCharge, foundRefund, isOfOurs } from './read-charge.ts';

const idOf = (given: string | { id: string } | null): string | undefined =>
  (typeof given === 'string' ? given : given?.id) ?? undefined;

const at = (seconds: number): Date => new Date(seconds * 1000);

function lastFourOf({ latest_charge: latest }: Stripe.PaymentIntent): string {
  const charge = typeof latest === 'string' ? undefined : latest;
  return charge?.payment_method_details?.card?.last4 ?? '';
}

const listedCharge = (charge: Stripe.PaymentIntent): ListedTransaction => ({
  ...foundCharge(charge),
  submittedAt: at(charge.created),
  lastFour: lastFourOf(charge),
  profileId: idOf(charge.customer),
  cardId: idOf(charge.payment_method),
});

const listedRefund = (refund: Stripe.Refund): ListedTransaction => ({
  ...foundRefund(refund),
  submittedAt: at(refund.created),
  lastFour: '',
  profileId: undefined,
  cardId: undefined,
});

export async function* listTransactions(
  stripe: Stripe,
  { since }: { since: Date },
): AsyncGenerator<ListedTransaction[]> {
  const created = { gte: secondsOf(since) };
  const expand = ['data.latest_charge'];
  for await (const page of pagesOf<Stripe.PaymentIntent>((asked) =>
    stripe.paymentIntents.list({ created, expand, ...asked }),
  ))
    yield page.filter(isOfOurs).map(listedCharge);
  for await (const page of pagesOf<Stripe.Refund>((asked) => stripe.refunds.list({ created, ...asked })))
    yield page.filter(isOfOurs).map(listedRefund);
}
