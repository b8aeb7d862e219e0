// OPS-22: charges what is due. Every node runs it; whoever locks the order first and finds it still due has it.
import { wrongWithCard } from '@stagedoor/rules/cards/card-expiry';
import { MOST_TRIES, nextTryAt } from '@stagedoor/rules/plans/installment-tries';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { findChosenCard, targetsBeingCharged } from '../../payments/index.ts';
import type { ChargeableCard, Payments } from '../../payments/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { updatePayment } from '../order-store.ts';
import { findDuePayments, sellersWithDue } from './due-store.ts';
import type { DueKey, WhichDue } from './due-store.ts';
import { atPace } from '../charging/pace.ts';
import type { Pace } from '../charging/pace.ts';
import { lockPayment } from './lock-payment.ts';
import type { LockedPayment } from './lock-payment.ts';
import type { Installments } from './open-installments.ts';

export interface CaptureNeeds {
  db: Db;
  installments: Installments;
  charge: Payments['charge'];
  clock: Clock;
  log: Logger;
  /** Each seller has its own gateway, and each gateway its own pace. */
  paceOf(sellerId: number): Pace;
  /** Since when a seller's gateway cannot be reached, if it cannot. */
  awaySince: Payments['awaySince'];
}

const A_PAGE = 200;

/** Paid, put off, canceled, or in somebody else's hands meanwhile. */
class NotDue extends Error {}
class NoCard extends Error {}

/** The card that is to be charged, or why none can be. */
type CardOrReason = { card: ChargeableCard; reason?: undefined } | { card: undefined; reason: string };
type DuePayment = LockedPayment & CardOrReason;

async function cardFor(tx: Tx, { payment }: LockedPayment, now: Date): Promise<CardOrReason> {
  const { seller_id, payment_method_id } = payment;
  const card =
    payment_method_id === null ? undefined : await findChosenCard(tx, seller_id, payment_method_id);
  const reason = card ? wrongWithCard(card, now) : refusalMessages.cardExpired;
  return card && reason === undefined
    ? { card }
    : { card: undefined, reason: reason ?? refusalMessages.cardExpired };
}

async function lockDue(tx: Tx, { seller_id, payment_id }: DueKey, now: Date): Promise<DuePayment> {
  const locked = await lockPayment(tx, seller_id, payment_id);
  const dueAt = locked?.payment.next_try_at;
  if (!locked || !dueAt || dueAt > now || locked.order.state === 'STATUS_ORDER_CANCELED') throw new NotDue();
  const key = { sellerId: seller_id, kind: ORDER_PAYMENT };
  const [inHand, chosen] = await Promise.all([
    targetsBeingCharged(tx, key, [String(payment_id)]),
    cardFor(tx, locked, now),
  ]);
  if (inHand.size > 0) throw new NotDue();
  return { ...locked, ...chosen };
}

/**
 * Counted before the money moves: a try that ends in the dark was a try. The first charge of an award has a time in which
 * its fan mends it instead of further tries.
 */
function countTry(tx: Tx, { payment }: LockedPayment, now: Date): Promise<void> {
  const next_try_at = payment.grace_hours === null ? nextTryAt(payment.tries, now) : null;
  const due_before_try = payment.next_try_at;
  return updatePayment(tx, payment, { tries: payment.tries + 1, next_try_at, due_before_try });
}

/** A card that cannot be charged is a failed try without a charge. */
async function failWithoutCard({ db, installments }: CaptureNeeds, key: DueKey, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockDue(tx, key, now);
    if (locked.card) return;
    await countTry(tx, locked, now);
    await installments.failWithoutCharge(tx, locked, locked.reason, now);
  });
}

async function captureOne(needs: CaptureNeeds, key: DueKey, now: Date): Promise<void> {
  const { intent } = await needs.charge(needs.installments.target, async (tx) => {
    const locked = await lockDue(tx, key, now);
    const { card } = locked;
    if (!card) throw new NoCard();
    const marked = countTry(tx, locked, now);
    await needs.installments.checkpoint('installment claimed');
    const { seller_id: sellerId, payment_id, amount_cents: amountCents } = locked.payment;
    const { currency } = locked.order;
    return { sellerId, targetId: String(payment_id), amountCents, currency, card, marked };
  });
  const pace = needs.paceOf(key.seller_id);
  if (intent.state === 'unsent') pace.unreachable(needs.clock.now());
  else if (intent.state === 'unknown') pace.unanswered(needs.clock.now());
  else pace.answered();
}

/** One that goes wrong keeps no other waiting. */
async function captureSafely(needs: CaptureNeeds, key: DueKey, now: Date): Promise<void> {
  try {
    await captureOne(needs, key, now).catch((error: unknown) => {
      if (error instanceof NoCard) return failWithoutCard(needs, key, now);
      throw error;
    });
  } catch (error) {
    if (error instanceof NotDue) return;
    needs.log.error({ err: error, payment: key.payment_id }, 'a due payment could not be charged');
  }
  if (key.tries + 1 >= MOST_TRIES)
    needs.log.warn({ payment: key.payment_id }, 'a payment was tried for the last time by itself');
}

interface Due {
  sellerId: number;
  which: WhichDue;
}

async function* dueKeys(
  needs: CaptureNeeds,
  due: Due,
  now: () => Date,
  stopping: AbortSignal | undefined,
): AsyncGenerator<DueKey> {
  let after: DueKey | undefined;
  for (;;) {
    const page = await findDuePayments(needs.db, { ...due, now: now() }, after, A_PAGE);
    if (page.length === 0 || stopping?.aborted) return;
    yield* page;
    after = page.at(-1);
  }
}

/** While the seller's gateway cannot be reached nobody is tried: all of it stays due. */
async function captureOfSeller(
  needs: CaptureNeeds,
  due: Due,
  now: () => Date,
  stopping: AbortSignal | undefined,
): Promise<void> {
  if (await needs.awaySince(due.sellerId)) return;
  const keys = dueKeys(needs, due, now, stopping);
  await atPace(needs.paceOf(due.sellerId), keys, (key) => captureSafely(needs, key, now()), now);
}

/**
 * All that is due, or what awards have to pay alone, with what a run lets go meanwhile: the gateway never waits for us,
 * and no seller waits for another's.
 */
export async function captureDue(
  needs: CaptureNeeds,
  which: WhichDue,
  begun: Date,
  stopping?: AbortSignal,
): Promise<void> {
  const now = (): Date => new Date(Math.max(begun.getTime(), needs.clock.now().getTime()));
  const sellers = await sellersWithDue(needs.db, which, now());
  await Promise.all(sellers.map((sellerId) => captureOfSeller(needs, { sellerId, which }, now, stopping)));
}
