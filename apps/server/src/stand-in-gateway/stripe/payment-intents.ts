// Charges. What is taken is in the ledger before anybody hears of it.
import { currencyFacts, isCurrency } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { findCard } from '../store/profile-store.ts';
import type { Card } from '../store/profile-store.ts';
import { findTransaction, insertTransaction, moveTransaction } from '../store/transaction-store.ts';
import type { Transaction } from '../store/transaction-store.ts';
import { missing, Refused, unfit } from './answers.ts';
import { refIn, required, wholeNumber } from './asked.ts';
import type { Asked, Served } from './asked.ts';
import { describeCharge } from './describe.ts';
import { numberIn } from './ids.ts';
import { notifyStripe } from './notices.ts';
import type { StripeEvent } from './notices.ts';

/** The least that is charged, in minor units. */
const leastOf: Record<string, number> = { usd: 50, eur: 50, gbp: 30, cad: 50, jpy: 50 };

type Outcome = Pick<Transaction, 'status'> & { problem: string | null };

function outcomeFor(card: Card, { struck, fields }: Asked): Outcome {
  if (card.behavior === 'decline' || struck.has('decline'))
    return { status: 'declined', problem: 'card_declined' };
  if (card.behavior === 'ask' || struck.has('ask')) {
    // Nobody is there who could be asked.
    if (fields['off_session'] === 'true') return { status: 'declined', problem: 'authentication_required' };
    return { status: 'asked', problem: null };
  }
  const isHeld = card.behavior === 'hold' || struck.has('hold');
  return { status: isHeld ? 'held' : 'captured', problem: null };
}

const events: Partial<Record<Transaction['status'], StripeEvent>> = {
  captured: 'payment_intent.succeeded',
  held: 'payment_intent.processing',
  asked: 'payment_intent.requires_action',
  declined: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
};

/** Where this charge's customer would be asked. */
export const pagesFor = ({ needs, host }: Pick<Asked, 'needs' | 'host'>, row: Transaction) =>
  row.return_url === null ? undefined : needs.stripePagesAt({ host }, new URL(row.return_url));

export async function tellOf(
  asked: Pick<Asked, 'needs' | 'host' | 'struck'>,
  row: Transaction,
): Promise<void> {
  const event = events[row.status];
  if (event) await notifyStripe(asked.needs, event, describeCharge(row, pagesFor(asked, row)), asked.struck);
}

async function cardIn(asked: Asked): Promise<Card> {
  const { db } = asked.needs;
  const [customer, method] = [required(asked, 'customer'), required(asked, 'payment_method')];
  const card = await findCard(db, numberIn('cus', customer), numberIn('pm', method));
  if (!card) throw missing('payment_method', 'PaymentMethod', method);
  return card;
}

function amountIn(asked: Asked): { amount: number; currency: Currency } {
  const [amount, told] = [wholeNumber(asked, 'amount'), required(asked, 'currency')];
  const currency = told.toUpperCase();
  if (told === currency || !isCurrency(currency))
    throw unfit('currency_invalid', `Invalid currency: ${told}`, 'currency');
  if (amount < (leastOf[told] ?? 1) || amount % currencyFacts(currency).step !== 0)
    throw unfit('amount_too_small', 'Amount must be one that this currency allows.', 'amount');
  return { amount, currency };
}

export async function createCharge(asked: Asked): Promise<Served> {
  const { needs, fields, struck } = asked;
  const { amount, currency } = amountIn(asked);
  const card = await cardIn(asked);
  if (fields['confirm'] !== 'true')
    throw unfit('parameter_invalid', 'This stand-in charges what is confirmed at once.', 'confirm');
  const now = needs.clock.now();
  const row = await insertTransaction(needs.db, {
    kind: 'charge',
    ...outcomeFor(card, asked),
    ref: refIn(asked),
    invoice: refIn(asked),
    profile_id: card.profile_id,
    card_id: card.card_id,
    last_four: card.last_four,
    brand: card.brand,
    first_name: card.first_name,
    last_name: card.last_name,
    amount_cents: amount,
    currency,
    of_transaction_id: null,
    content_hash: refIn(asked),
    speaks: 'stripe',
    return_url: fields['return_url'] ?? null,
    submitted_at: now,
    listed_from: new Date(now.getTime() + (struck.get('late-listing') ?? 0) * 1000),
  });
  await tellOf(asked, row);
  const described = describeCharge(row, pagesFor(asked, row));
  if (described.last_payment_error)
    throw new Refused(402, { ...described.last_payment_error, payment_intent: described });
  return { body: described, drops: card.behavior === 'drop' };
}

async function chargeAt({ needs, id }: Asked): Promise<Transaction> {
  const row = await findTransaction(needs.db, 'stripe', numberIn('pi', id));
  if (row?.kind !== 'charge' || row.listed_from > needs.clock.now())
    throw missing('intent', 'payment_intent', id, 404);
  return row;
}

export async function getCharge(asked: Asked): Promise<Served> {
  const row = await chargeAt(asked);
  return { body: describeCharge(row, pagesFor(asked, row)) };
}

/** What has been paid, or is being paid, is not canceled. */
export async function cancelCharge(asked: Asked): Promise<Served> {
  const row = await chargeAt(asked);
  const canceled = await moveTransaction(
    asked.needs.db,
    row.transaction_id,
    ['asked', 'declined'],
    'canceled',
  );
  if (!canceled) {
    const message = 'You cannot cancel this PaymentIntent because of the status that it has.';
    throw new Refused(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message,
      payment_intent: describeCharge(row, undefined),
    });
  }
  await tellOf(asked, canceled);
  return { body: describeCharge(canceled, undefined) };
}
