// Takes up every attempt that waits: sends what is planned, looks up what is undecided, ends what never arrived.
import { afterAbsence } from '@stagedoor/rules/cards/absent-payment';
import { isLeftAlone } from '@stagedoor/rules/cards/confirming';
import { onTrouble } from '../gateway/on-trouble.ts';
import { targetOf } from './intent-needs.ts';
import type { IntentNeeds } from './intent-needs.ts';
import type { IntentRow } from './intent.ts';
import { comesBack, isAway, noteAway } from './gateway-away.ts';
import { claimDue, claimNow, claimOne, markDispatched, updateIntent } from './intent-store.ts';
import type { IntentKey } from './intent-store.ts';
import { lookUpIntent, withdrawIntent } from './look-up-intent.ts';
import { LEASE_MS, later, nextLook } from './looks.ts';
import { sendIntent } from './send-intent.ts';
import { chooseReturn } from './choose-return.ts';
import { settleIntent } from './settle-intent.ts';

const AT_ONCE = 5;
const A_ROUND = 50;

async function send(needs: IntentNeeds, row: IntentRow): Promise<void> {
  const now = needs.clock.now();
  const dispatched = await markDispatched(needs.db, row, now, later(now, LEASE_MS));
  if (!dispatched) return;
  const answer = await sendIntent(needs, dispatched);
  // That it could not be sent a second time says nothing of the first.
  const isOpen = answer.kind === 'not-sent' && row.state === 'unknown';
  await settleIntent(needs, dispatched, isOpen ? { kind: 'unknown', reason: answer.reason } : answer);
}

async function sendWhenReady(needs: IntentNeeds, row: IntentRow): Promise<void> {
  const ready = await chooseReturn(needs, row);
  if (ready) await send(needs, ready);
}

async function lookLater(
  needs: IntentNeeds,
  row: IntentRow,
  changes: { first_absent_at?: Date | undefined } = {},
): Promise<void> {
  await updateIntent(needs.db, row, { ...changes, look_at: nextLook(row.state, row, needs.clock.now()) });
}

/** Absent once proves nothing; absent for long ends an attempt, or sends it again. */
async function handleAbsence(needs: IntentNeeds, row: IntentRow): Promise<void> {
  if (row.state !== 'unknown') return lookLater(needs, row);
  const now = needs.clock.now();
  const mayBeSentAgain = targetOf(needs, row.target_kind).whenAbsent === 'send-again';
  const sentAt = row.sent_at ?? row.created_at;
  const unansweredAt = row.unanswered_at ?? sentAt;
  const facts = { sentAt, unansweredAt, firstAbsentAt: row.first_absent_at, mayBeSentAgain };
  switch (afterAbsence(facts, now)) {
    case 'look-again':
      return lookLater(needs, row, { first_absent_at: row.first_absent_at ?? now });
    case 'close':
      await settleIntent(needs, row, { kind: 'absent' });
      return;
    case 'send-again':
      return sendWhenReady(needs, row);
    case 'ask-operator': {
      const message = 'The gateway does not know it, and it is too late to send it again';
      await settleIntent(needs, row, { kind: 'contradiction', message });
    }
  }
}

async function takeUp(needs: IntentNeeds, row: IntentRow): Promise<void> {
  if (row.state === 'planned') return sendWhenReady(needs, row);
  const seen = await lookUpIntent(needs, row);
  const isOver = row.waiting_since !== null && isLeftAlone(row.waiting_since, needs.clock.now());
  const outcome = seen?.kind === 'needs-customer' && isOver ? await withdrawIntent(needs, row) : seen;
  if (!outcome) return handleAbsence(needs, row);
  const { row: settled } = await settleIntent(needs, row, outcome);
  // Nothing new: it stays as it is until the next look.
  if (settled.state === row.state) await lookLater(needs, settled);
}

/** A gateway that does not answer, or a fault of ours with one of them, keeps no other waiting. */
async function takeUpSafely(needs: IntentNeeds, row: IntentRow): Promise<void> {
  const { ref } = row;
  try {
    await onTrouble(
      () => takeUp(needs, row),
      async (trouble) => {
        needs.log.warn({ err: trouble, ref }, 'the gateway does not say what became of a payment');
        if (trouble.kind === 'unreachable') await noteAway(needs);
        // Not having been told decides nothing, and is no reason to wait until the lease is over.
        if (row.state !== 'planned') await lookLater(needs, row);
      },
    );
  } catch (error) {
    needs.log.error({ err: error, ref }, 'a payment could not be reconciled');
  }
}

/** While the gateway cannot be reached, nothing is asked of it but whether it is back: what is claimed waits for its lease. */
export async function reconcile(needs: IntentNeeds): Promise<void> {
  if (!(await comesBack(needs))) return;
  for (;;) {
    const now = needs.clock.now();
    const due = await claimDue(needs.db, now, later(now, LEASE_MS), A_ROUND);
    for (let first = 0; first < due.length; first += AT_ONCE) {
      await Promise.all(due.slice(first, first + AT_ONCE).map((row) => takeUpSafely(needs, row)));
      if (await isAway(needs.db)) return;
    }
    if (due.length < A_ROUND) return;
  }
}

/** The same for one at somebody's wish, whenever its next look would be; a charge that is under way is left alone. */
export async function reconcileNow(needs: IntentNeeds, key: IntentKey): Promise<void> {
  const now = needs.clock.now();
  const row = await claimNow(needs.db, key, later(now, LEASE_MS));
  if (row) await takeUpSafely(needs, row);
}

/** The same for one that somebody asks about, unless another node is at it. */
export async function reconcileOne(needs: IntentNeeds, key: IntentKey): Promise<void> {
  const now = needs.clock.now();
  const row = await claimOne(needs.db, key, now, later(now, LEASE_MS));
  if (row) await takeUpSafely(needs, row);
}
