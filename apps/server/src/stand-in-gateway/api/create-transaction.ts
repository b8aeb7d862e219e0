// Charges, voids and refunds. What is taken is in the ledger before anybody hears of it.
import { createHash } from 'node:crypto';
import { DEFAULT_CURRENCY, isCurrency, unitsOf } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { findCard } from '../store/profile-store.ts';
import type { Card } from '../store/profile-store.ts';
import type { Struck } from '../store/fault-store.ts';
import {
  findTransaction,
  hasDuplicate,
  insertRefund,
  insertTransaction,
  isSettled,
  moveTransaction,
} from '../store/transaction-store.ts';
import type { Transaction } from '../store/transaction-store.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { notify } from '../webhooks/notify.ts';
import { notFound } from './answers.ts';
import type { Json } from './answers.ts';
import { idOf, textOf } from './reading.ts';
import { approved, declined, held, refused } from './transaction-answers.ts';

export interface ServedTransaction {
  answer: Json;
  /** The card's own fault: the money moved, and the connection breaks. */
  drops?: boolean;
}

const DEFAULT_WINDOW_SECONDS = 120;
const MOST_WINDOW_SECONDS = 28_800;

interface Asked {
  type: string;
  amountCents: number;
  currency: Currency;
  ref: string;
  invoice: string;
  body: Json;
}

function read(request: Json): Asked {
  const body = recordOf(request.transactionRequest);
  const order = recordOf(body.order);
  const told = textOf(body.currencyCode);
  const currency = isCurrency(told) ? told : DEFAULT_CURRENCY;
  return {
    type: textOf(body.transactionType),
    amountCents: Math.round(Number(body.amount) * unitsOf(currency)),
    currency,
    ref: textOf(request.refId),
    invoice: textOf(order.invoiceNumber),
    body,
  };
}

function windowSeconds({ body }: Asked): number {
  const { setting = [] } = (body.transactionSettings ?? {}) as { setting?: Json[] | undefined };
  const asked = setting.find(({ settingName }) => settingName === 'duplicateWindow');
  return asked ? Math.min(Number(asked.settingValue), MOST_WINDOW_SECONDS) : DEFAULT_WINDOW_SECONDS;
}

/** The same content is the same payment, whoever sends it; the reference is not part of it. */
const contentHash = (asked: Asked, card: string): string =>
  createHash('sha256')
    .update(JSON.stringify([asked.type, asked.amountCents, asked.currency, asked.invoice, card]))
    .digest('base64url');

function outcomeFor(card: Card, struck: Struck): Transaction['status'] {
  if (card.behavior === 'decline' || struck.has('decline')) return 'declined';
  return card.behavior === 'hold' || struck.has('hold') ? 'held' : 'captured';
}

async function charge(needs: StandInNeeds, asked: Asked, struck: Struck): Promise<ServedTransaction> {
  const { db, clock } = needs;
  const profile = (asked.body.profile ?? {}) as {
    customerProfileId?: unknown;
    paymentProfile?: Json | undefined;
  };
  const profileId = idOf(profile.customerProfileId);
  const card = await findCard(db, profileId, idOf(profile.paymentProfile?.paymentProfileId));
  if (!card) return { answer: notFound() };
  if (!(asked.amountCents > 0)) return { answer: refused('5', 'A valid amount is required.') };
  const now = clock.now();
  const hash = contentHash(asked, String(card.card_id));
  if (await hasDuplicate(db, hash, new Date(now.getTime() - windowSeconds(asked) * 1000))) {
    return { answer: refused('11', 'A duplicate transaction has been submitted.') };
  }
  const status = outcomeFor(card, struck);
  const transaction = await insertTransaction(db, {
    kind: 'charge',
    status,
    ...facts(asked, card),
    content_hash: hash,
    submitted_at: now,
    listed_from: new Date(now.getTime() + (struck.get('late-listing') ?? 0) * 1000),
  });
  if (status === 'declined') return { answer: declined(transaction) };
  await notify(
    needs,
    status === 'held' ? 'payment.fraud.held' : 'payment.authcapture.created',
    transaction,
    struck,
  );
  const answer = status === 'held' ? held(transaction) : approved(transaction);
  return { answer, drops: card.behavior === 'drop' };
}

function facts(asked: Asked, card: Card) {
  return {
    ref: asked.ref,
    invoice: asked.invoice,
    profile_id: card.profile_id,
    card_id: card.card_id,
    last_four: card.last_four,
    brand: card.brand,
    first_name: card.first_name,
    last_name: card.last_name,
    amount_cents: asked.amountCents,
    currency: asked.currency,
    of_transaction_id: null,
  };
}

/** A card takes back what it paid for half a year. */
const REFUNDABLE_MS = 180 * 24 * 3_600_000;
const isTooOld = ({ submitted_at }: Transaction, now: Date): boolean =>
  now.getTime() - submitted_at.getTime() > REFUNDABLE_MS;

async function voidCharge(
  needs: StandInNeeds,
  origin: Transaction,
  struck: Struck,
): Promise<ServedTransaction> {
  if (origin.status === 'voided')
    return { answer: refused('310', 'This transaction has already been voided.') };
  if (isSettled(origin, needs.clock.now()))
    return { answer: refused('16', 'The transaction cannot be found.') };
  const voided = await moveTransaction(needs.db, origin.transaction_id, ['captured', 'held'], 'voided');
  if (!voided) return { answer: refused('16', 'The transaction cannot be found.') };
  await notify(needs, 'payment.void.created', voided, struck);
  return { answer: approved(voided) };
}

async function refund(
  needs: StandInNeeds,
  asked: Asked,
  origin: Transaction,
  struck: Struck,
): Promise<ServedTransaction> {
  const { db, clock } = needs;
  const now = clock.now();
  const unfit = refused('54', 'The referenced transaction does not meet the criteria for issuing a credit.');
  const isFit =
    origin.status === 'captured' &&
    asked.currency === origin.currency &&
    isSettled(origin, now) &&
    !isTooOld(origin, now);
  if (!isFit || struck.has('decline')) return { answer: unfit };
  const hash = contentHash(asked, String(origin.transaction_id));
  if (await hasDuplicate(db, hash, new Date(now.getTime() - windowSeconds(asked) * 1000))) {
    return { answer: refused('11', 'A duplicate transaction has been submitted.') };
  }
  const { transaction_id, ...inherited } = origin;
  const transaction = await insertRefund(db, {
    ...inherited,
    kind: 'refund',
    status: 'refunded',
    ref: asked.ref,
    invoice: asked.invoice,
    amount_cents: asked.amountCents,
    currency: asked.currency,
    of_transaction_id: transaction_id,
    content_hash: hash,
    submitted_at: now,
    listed_from: new Date(now.getTime() + (struck.get('late-listing') ?? 0) * 1000),
  });
  if (!transaction) {
    return {
      answer: refused(
        '55',
        'The sum of credits against the referenced transaction would exceed the original.',
      ),
    };
  }
  await notify(needs, 'payment.refund.created', transaction, struck);
  return { answer: approved(transaction) };
}

export async function createTransaction(
  needs: StandInNeeds,
  request: Json,
  struck: Struck,
): Promise<ServedTransaction> {
  const asked = read(request);
  if (asked.type === 'authCaptureTransaction') return charge(needs, asked, struck);
  const origin = await findTransaction(needs.db, idOf(asked.body.refTransId));
  if (!origin) return { answer: refused('16', 'The transaction cannot be found.') };
  if (asked.type === 'voidTransaction') return voidCharge(needs, origin, struck);
  if (asked.type === 'refundTransaction') return refund(needs, asked, origin, struck);
  return { answer: refused('5', 'This stand-in does not know that type of transaction.') };
}
