// Takes up every attempt that waits: sends what is planned, looks up what is undecided, ends what never arrived.
import { afterAbsence } from '@stagedoor/rules/absent-payment';
import { GatewayTrouble } from '../gateway/payment-gateway.ts';
import { targetOf } from './desk.ts';
import type { Desk } from './desk.ts';
import type { IntentRow } from './intent.ts';
import { claimDue, claimOne, markDispatched, updateIntent } from './intent-store.ts';
import type { IntentKey } from './intent-store.ts';
import { lookUpIntent } from './look-up-intent.ts';
import { LEASE_MS, later, nextLook } from './looks.ts';
import { sendIntent } from './send-intent.ts';
import { chooseReturn } from './choose-return.ts';
import { settleIntent } from './settle-intent.ts';

const AT_ONCE = 5;
const A_ROUND = 50;

async function send(desk: Desk, row: IntentRow): Promise<void> {
  const now = desk.clock.now();
  const dispatched = await markDispatched(desk.db, row, now, later(now, LEASE_MS));
  if (dispatched) await settleIntent(desk, dispatched, await sendIntent(desk, dispatched));
}

async function sendWhenReady(desk: Desk, row: IntentRow): Promise<void> {
  const ready = await chooseReturn(desk, row);
  if (ready) await send(desk, ready);
}

async function lookLater(
  desk: Desk,
  row: IntentRow,
  changes: { first_absent_at?: Date } = {},
): Promise<void> {
  await updateIntent(desk.db, row, { ...changes, look_at: nextLook(row.state, row, desk.clock.now()) });
}

/** Absent once proves nothing; absent for long ends an attempt, or sends it again. */
async function handleAbsence(desk: Desk, row: IntentRow): Promise<void> {
  if (row.state !== 'unknown') return lookLater(desk, row);
  const now = desk.clock.now();
  const mayBeSentAgain = targetOf(desk, row.target_kind).whenAbsent === 'send-again';
  const facts = { sentAt: row.sent_at ?? row.created_at, firstAbsentAt: row.first_absent_at, mayBeSentAgain };
  switch (afterAbsence(facts, now)) {
    case 'look-again':
      return lookLater(desk, row, { first_absent_at: row.first_absent_at ?? now });
    case 'close':
      await settleIntent(desk, row, { kind: 'absent' });
      return;
    case 'send-again':
      return sendWhenReady(desk, row);
    case 'ask-operator': {
      const message = 'The gateway does not know it, and it is too late to send it again';
      await settleIntent(desk, row, { kind: 'contradiction', message });
    }
  }
}

async function takeUp(desk: Desk, row: IntentRow): Promise<void> {
  if (row.state === 'planned') return sendWhenReady(desk, row);
  const outcome = await lookUpIntent(desk, row);
  if (!outcome) return handleAbsence(desk, row);
  const { row: settled } = await settleIntent(desk, row, outcome);
  // Nothing new: it stays as it is until the next look.
  if (settled.state === row.state) await lookLater(desk, settled);
}

/** A gateway that does not answer, or a fault of ours with one of them, keeps no other waiting. */
async function takeUpSafely(desk: Desk, row: IntentRow): Promise<void> {
  try {
    await takeUp(desk, row);
  } catch (error) {
    const facts = { err: error, ref: row.ref };
    if (error instanceof GatewayTrouble)
      desk.log.warn(facts, 'the gateway does not say what became of a payment');
    else desk.log.error(facts, 'a payment could not be reconciled');
  }
}

export async function reconcile(desk: Desk): Promise<void> {
  for (;;) {
    const now = desk.clock.now();
    const due = await claimDue(desk.db, now, later(now, LEASE_MS), A_ROUND);
    for (let first = 0; first < due.length; first += AT_ONCE) {
      await Promise.all(due.slice(first, first + AT_ONCE).map((row) => takeUpSafely(desk, row)));
    }
    if (due.length < A_ROUND) return;
  }
}

/** The same for one that somebody asks about, unless another node is at it. */
export async function reconcileOne(desk: Desk, key: IntentKey): Promise<void> {
  const now = desk.clock.now();
  const row = await claimOne(desk.db, key, now, later(now, LEASE_MS));
  if (row) await takeUpSafely(desk, row);
}
