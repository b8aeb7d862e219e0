// Money that goes back: in parts, at any time, never more than came.
import { isDisputed } from '../store/dispute-store.ts';
import { findTransaction, insertRefund } from '../store/transaction-store.ts';
import { missing, Refused, unfit } from './answers.ts';
import { refIn, required, wholeNumber } from './asked.ts';
import type { Asked, Served } from './asked.ts';
import { describeRefund } from './describe.ts';
import { numberIn } from './ids.ts';
import { notifyStripe } from './notices.ts';

export async function createRefund(asked: Asked): Promise<Served> {
  const { needs, struck } = asked;
  const of = required(asked, 'payment_intent');
  const origin = await findTransaction(needs.db, 'stripe', numberIn('pi', of));
  if (origin?.kind !== 'charge') throw missing('payment_intent', 'payment_intent', of);
  if (origin.status !== 'captured')
    throw unfit(
      'payment_intent_unexpected_state',
      'This PaymentIntent does not have a successful charge to refund.',
    );
  if (struck.has('decline') || (await isDisputed(needs.db, origin.transaction_id)))
    throw new Refused(400, {
      type: 'invalid_request_error',
      code: 'charge_disputed',
      message: 'This charge has been charged back; cannot issue a refund.',
    });
  const now = needs.clock.now();
  const { transaction_id, ...inherited } = origin;
  const row = await insertRefund(needs.db, {
    ...inherited,
    kind: 'refund',
    status: struck.has('hold') ? 'held' : 'refunded',
    ref: refIn(asked),
    invoice: refIn(asked),
    amount_cents: wholeNumber(asked, 'amount'),
    of_transaction_id: transaction_id,
    content_hash: refIn(asked),
    submitted_at: now,
    listed_from: new Date(now.getTime() + (struck.get('late-listing') ?? 0) * 1000),
  });
  if (!row)
    throw unfit('amount_too_large', 'Refund amount is greater than unrefunded amount on charge.', 'amount');
  const described = describeRefund(row);
  await notifyStripe(needs, 'refund.created', described, struck);
  return { body: described };
}

export async function getRefund({ needs, id }: Asked): Promise<Served> {
  const row = await findTransaction(needs.db, 'stripe', numberIn('re', id));
  if (row?.kind !== 'refund' || row.listed_from > needs.clock.now()) throw missing('id', 'refund', id, 404);
  return { body: describeRefund(row) };
}
