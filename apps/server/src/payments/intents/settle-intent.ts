// The second transaction, the only writer of a paid state: the outcome, what it means for the target, and the ledger.
import { canMove } from '@stagedoor/rules/state-machine';
import { paymentIntentMachine } from '@stagedoor/rules/machines/payment-intent';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import type { Tx } from '../../platform/db/tables.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { MoveAnswer } from '../gateway/payment-gateway.ts';
import { targetOf } from './desk.ts';
import type { Desk } from './desk.ts';
import { asIntent } from './intent.ts';
import type { IntentRow } from './intent.ts';
import { findClaim, lockIntent, recordMovement, updateIntent } from './intent-store.ts';
import type { IntentKey } from './intent-store.ts';
import { nextLook } from './looks.ts';
import { returnUnfulfilled } from './plan-return.ts';

/** The gateway's word, or ours after the gateway has never heard of it, or cannot be believed. */
export type Outcome = MoveAnswer | { kind: 'absent' } | { kind: 'contradiction'; message: string };

export interface Settled {
  row: IntentRow;
  /** What the target made of the money; undefined when this was not the moment it was told. */
  result: unknown;
}

const states: Record<Exclude<Outcome['kind'], 'approved'>, PaymentIntentState> = {
  held: 'held',
  declined: 'declined',
  refused: 'failed',
  unknown: 'unknown',
  absent: 'closed',
  contradiction: 'attention',
};

const problemOf = (outcome: Outcome): Pick<IntentRow, 'problem_code' | 'problem_text'> => {
  if (outcome.kind === 'declined' || outcome.kind === 'refused')
    return { problem_code: outcome.code, problem_text: outcome.message };
  if (outcome.kind === 'absent') return { problem_code: 'absent', problem_text: null };
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

async function fulfil(desk: Desk, tx: Tx, row: IntentRow, transactionId: string): Promise<Settled> {
  const now = desk.clock.now();
  const target = targetOf(desk, row.target_kind);
  const moved = { ...row, transaction_id: transactionId };
  const fulfilment = (await isTaken(tx, row))
    ? ({ fulfilled: false } as const)
    : await target.fulfil(tx, asIntent(moved), now);
  // What was given back stays given back.
  const isDone = fulfilment.fulfilled || row.kind === 'return';
  if (!isDone) await target.giveBack(tx, asIntent(moved), now);
  await desk.reach('target told');
  const updated = await updateIntent(tx, row, {
    state: isDone ? 'succeeded' : 'unfulfilled',
    transaction_id: transactionId,
    problem_code: null,
    problem_text: null,
    look_at: null,
    settled_at: now,
  });
  await recordMovement(tx, updated, transactionId, now);
  if (!isDone) await returnUnfulfilled(tx, updated, now);
  return { row: updated, result: fulfilment.fulfilled ? fulfilment.result : undefined };
}

async function note(
  desk: Desk,
  tx: Tx,
  row: IntentRow,
  outcome: Outcome,
  state: PaymentIntentState,
): Promise<Settled> {
  const now = desk.clock.now();
  const isOver = state === 'declined' || state === 'failed' || state === 'closed';
  const updated = await updateIntent(tx, row, {
    state,
    ...problemOf(outcome),
    ...(outcome.kind === 'held' && { transaction_id: outcome.transactionId }),
    look_at: nextLook(state, row, now),
    ...(isOver && { settled_at: now }),
  });
  if (isOver) {
    await targetOf(desk, row.target_kind).release(tx, asIntent(updated), now);
    await desk.reach('target told');
  }
  return { row: updated, result: undefined };
}

/** Whoever comes second, with the same word or another, changes nothing. */
export async function settleIntent(desk: Desk, key: IntentKey, outcome: Outcome): Promise<Settled> {
  const settled = await inTransaction(desk.db, async (tx) => {
    const row = await lockIntent(tx, key);
    const state = outcome.kind === 'approved' ? 'succeeded' : states[outcome.kind];
    if (!canMove(paymentIntentMachine, row.state, state)) return { row, result: undefined };
    return outcome.kind === 'approved'
      ? fulfil(desk, tx, row, outcome.transactionId)
      : note(desk, tx, row, outcome, state);
  });
  await desk.reach('outcome committed');
  return settled;
}
