// The second transaction, the only writer of a paid state: the outcome, what it means for the target, and the ledger.
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { paymentIntentMachine } from '@stagedoor/rules/machines/payment-intent';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import type { Tx } from '../../platform/db/tables.ts';
import { inTransaction, lastly } from '../../platform/db/in-transaction.ts';
import { DatabaseTrouble } from '../../platform/db/trouble.ts';
import type { MoveAnswer } from '../gateway/payment-gateway.ts';
import { targetOf } from './intent-needs.ts';
import type { IntentNeeds } from './intent-needs.ts';
import { asIntent } from './intent.ts';
import type { IntentRow } from './intent.ts';
import { changeIntent, findClaim, lockIntent, NoSuchIntent } from './intent-store.ts';
import { recordMovement } from '../ledger/movement-store.ts';
import type { IntentKey } from './intent-store.ts';
import { nextLook } from './looks.ts';
import type { Fulfil } from './payment-target.ts';
import { returnUnfulfilled } from './plan-return.ts';

/** An attempt, and what it is for; both never change. */
type IntentTarget = IntentKey & Pick<IntentRow, 'target_kind' | 'target_id'>;

/** The gateway's word, or ours after the gateway has never heard of it, or cannot be believed. */
export type IntentOutcome =
  | MoveAnswer
  | { kind: 'absent' }
  | { kind: 'left-alone' }
  | { kind: 'contradiction'; message: string };

export interface Settled {
  row: IntentRow;
  /** What the target made of the money; undefined when this was not the moment it was told. */
  result: unknown;
}

const states: Record<Exclude<IntentOutcome['kind'], 'approved' | 'not-sent'>, PaymentIntentState> = {
  held: 'held',
  'needs-customer': 'waiting',
  declined: 'declined',
  refused: 'failed',
  unknown: 'unknown',
  absent: 'closed',
  'left-alone': 'closed',
  contradiction: 'attention',
};

/** What was never sent is over where its target is due again by itself, and is sent later where it is not. */
function stateOf(needs: IntentNeeds, { kind }: IntentOutcome, targetKind: string): PaymentIntentState {
  if (kind === 'approved') return 'succeeded';
  if (kind === 'not-sent') return targetOf(needs, targetKind).stillDue ? 'unsent' : 'planned';
  return states[kind];
}

const problemOf = (outcome: IntentOutcome): Pick<IntentRow, 'problem_code' | 'problem_text'> => {
  if (outcome.kind === 'declined' || outcome.kind === 'refused')
    return { problem_code: outcome.code, problem_text: outcome.message };
  if (outcome.kind === 'absent' || outcome.kind === 'left-alone')
    return { problem_code: outcome.kind, problem_text: null };
  if (outcome.kind === 'contradiction')
    return { problem_code: 'contradiction', problem_text: outcome.message };
  return { problem_code: null, problem_text: null };
};

/** Another attempt may have paid the target since this one was given up. */
async function isTaken(tx: Tx, row: IntentRow): Promise<boolean> {
  if (row.state !== 'closed') return false;
  const claim = await findClaim(tx, row);
  return claim !== undefined && claim.ref !== row.ref;
}

/** Where the target wishes so, it is looked at along with the attempt. */
async function lookAt(
  needs: IntentNeeds,
  tx: Tx,
  key: IntentTarget,
): Promise<{ row: IntentRow; fulfil: Fulfil<unknown> }> {
  const target = targetOf(needs, key.target_kind);
  const [row, fulfil] = await Promise.all([
    lockWritten(tx, key),
    target.look?.(tx, { sellerId: key.seller_id, targetId: key.target_id }),
  ]);
  return { row, fulfil: fulfil ?? ((intent, now) => target.fulfil(tx, intent, now)) };
}

async function fulfil(
  needs: IntentNeeds,
  tx: Tx,
  { row, fulfil: told }: Awaited<ReturnType<typeof lookAt>>,
  transactionId: string,
) {
  const now = needs.clock.now();
  const moved = { ...row, transaction_id: transactionId };
  const fulfilment = (await isTaken(tx, row))
    ? ({ fulfilled: false } as const)
    : await told(asIntent(moved), now);
  // What was given back stays given back.
  const isDone = fulfilment.fulfilled || row.kind === 'return';
  if (!isDone) await targetOf(needs, row.target_kind).giveBack(tx, asIntent(moved), now);
  const changes = {
    state: isDone ? 'succeeded' : 'unfulfilled',
    transaction_id: transactionId,
    problem_code: null,
    problem_text: null,
    look_at: null,
    settled_at: now,
  } as const;
  const written = Promise.all([
    changeIntent(tx, row, changes),
    recordMovement(tx, { ...row, ...changes }, transactionId, now),
    fulfilment.fulfilled ? fulfilment.result : undefined,
  ]);
  await needs.checkpoint('target told', row.target_kind);
  if (!isDone) {
    const [updated] = await written;
    await returnUnfulfilled(tx, updated, now);
  }
  return lastly(written.then(([updated, , result]): Settled => ({ row: updated, result })));
}

async function note(
  needs: IntentNeeds,
  tx: Tx,
  row: IntentRow,
  outcome: IntentOutcome,
  state: PaymentIntentState,
): Promise<Settled> {
  const now = needs.clock.now();
  const wasSent = outcome.kind !== 'not-sent';
  const isOver = state === 'declined' || state === 'failed' || state === 'closed' || state === 'unsent';
  const unanswered = row.unanswered_at ?? now;
  const since = row.waiting_since ?? now;
  const updated = await changeIntent(tx, row, {
    state,
    ...problemOf(outcome),
    ...('transactionId' in outcome && { transaction_id: outcome.transactionId }),
    ...(outcome.kind === 'needs-customer' && { confirm_url: outcome.confirmUrl, waiting_since: since }),
    ...(state === 'unknown' && { unanswered_at: unanswered }),
    ...(!wasSent && { sent_at: null }),
    look_at: nextLook(state, { ...row, unanswered_at: unanswered, waiting_since: since }, now),
    ...(isOver && { settled_at: now }),
  });
  const target = targetOf(needs, row.target_kind);
  if (state === 'waiting') await target.waits?.(tx, asIntent(updated), now);
  if (isOver) {
    await (wasSent ? target.release : target.stillDue!)(tx, asIntent(updated), now);
    await needs.checkpoint('target told', row.target_kind);
  }
  return { row: updated, result: undefined };
}

/** A database that failed over without its last moments has forgotten it: the gateway's lists will tell of the money. */
async function lockWritten(tx: Tx, key: IntentKey): Promise<IntentRow> {
  try {
    return await lockIntent(tx, key);
  } catch (error) {
    if (!(error instanceof NoSuchIntent)) throw error;
    throw new DatabaseTrouble('away', `The database has forgotten the attempt ${key.ref}`, error);
  }
}

/**
 * Whoever comes second, with the same word or another, changes nothing. So it may also be done again when a commit got
 * no answer.
 */
export async function settleIntent(
  needs: IntentNeeds,
  key: IntentTarget,
  outcome: IntentOutcome,
): Promise<Settled> {
  const state = stateOf(needs, outcome, key.target_kind);
  const mayMove = (row: IntentRow) => canMove(paymentIntentMachine, row.state, state);
  const settle = async (tx: Tx) => {
    if (outcome.kind !== 'approved') {
      const row = await lockWritten(tx, key);
      return mayMove(row) ? note(needs, tx, row, outcome, state) : { row, result: undefined };
    }
    const seen = await lookAt(needs, tx, key);
    return mayMove(seen.row)
      ? fulfil(needs, tx, seen, outcome.transactionId)
      : { row: seen.row, result: undefined };
  };
  const settled = await inTransaction<Settled>(needs.db, settle, { isIdempotent: true });
  await needs.checkpoint('outcome committed', key.target_kind);
  return settled;
}
