// What banks ask back of charges, in the port's words.
import type { DisputeState } from '@stagedoor/rules/cards/dispute';
import type { Stripe } from 'stripe';
import type { FoundDispute } from '../payment-gateway.ts';
import { orNothing, pagesOf, secondsOf } from './look-ups.ts';
import { currencyIn, isOfOurs } from './read-charge.ts';

const states: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'to-answer',
  needs_response: 'to-answer',
  appeal_needs_response: 'to-answer',
  warning_under_review: 'in-review',
  under_review: 'in-review',
  appeal_under_review: 'in-review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'ended',
  prevented: 'ended',
};

/** What was withdrawn and what came back stand there, in whatever currency the account settles in. */
const isTaken = ({ balance_transactions: moved }: Stripe.Dispute): boolean =>
  moved.reduce((sum, { amount }) => sum + amount, 0) < 0;

/** Nothing where it is not a card's: every charge of ours has its payment. */
function read(dispute: Stripe.Dispute): FoundDispute[] {
  const { id, payment_intent: payment, evidence_details: evidence } = dispute;
  if (payment === null || typeof payment === 'string' || !isOfOurs(dispute)) return [];
  return [
    {
      disputeId: id,
      transactionId: payment.id,
      ref: payment.metadata['ref'] ?? '',
      amountCents: dispute.amount,
      currency: currencyIn(dispute),
      reason: dispute.reason,
      // What nobody here has heard of is for a person to look at.
      state: states[dispute.status] ?? 'to-answer',
      isTaken: isTaken(dispute),
      answerBy: evidence.due_by ? new Date(evidence.due_by * 1000) : undefined,
      openedAt: new Date(dispute.created * 1000),
    },
  ];
}

export async function findDispute(stripe: Stripe, id: string): Promise<FoundDispute | undefined> {
  const found = await orNothing(() => stripe.disputes.retrieve(id, { expand: ['payment_intent'] }));
  return found && read(found)[0];
}

export async function* listDisputes(
  stripe: Stripe,
  { since }: { since: Date },
): AsyncGenerator<FoundDispute[]> {
  const created = { gte: secondsOf(since) };
  const expand = ['data.payment_intent'];
  for await (const page of pagesOf<Stripe.Dispute>((asked) =>
    stripe.disputes.list({ created, expand, ...asked }),
  ))
    yield page.flatMap(read);
}
