import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { keptDays } from '@stagedoor/rules/retention/kept-days';
import { ANSWER_SECONDS, hopeFor, nextTry } from '@stagedoor/rules/webhooks/webhook-pauses';
import type { Hope } from '@stagedoor/rules/webhooks/webhook-pauses';
import { letterParts, queueMail } from '../mail/index.ts';
import { daysBefore } from '../platform/days-before.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { Job } from '../platform/jobs.ts';
import { noteFailed, noteTaken, updateAddress } from './address-store.ts';
import type { AddressRow } from './address-store.ts';
import { claimDue, deleteOldMessages, saveDelivered, saveFailed } from './delivery-store.ts';
import type { DueDelivery } from './delivery-store.ts';
import { messageBody } from './message-body.ts';
import { isTaken, sendMessage } from './send-message.ts';
import { secretsOf } from './secrets-of.ts';
import { signMessage } from './sign-message.ts';
import type { WebhookNeeds } from './webhook-needs.ts';

type ReachedOwner = Awaited<ReturnType<WebhookNeeds['owners']>>[number];

const EVERY_SECONDS = 2;
/** Longer than an answer may take: nobody else tries meanwhile. */
const CLAIM_SECONDS = 3 * ANSWER_SECONDS;
const { paragraph, button } = letterParts;

async function tellOwners(tx: Tx, owners: readonly ReachedOwner[], row: AddressRow, hope: Hope, now: Date) {
  const host = new URL(row.url).host;
  const [subject, told] =
    hope === 'pause'
      ? [connectionsMessages.addressPausedSubject(host), connectionsMessages.addressPausedTold]
      : [connectionsMessages.addressFailingSubject(host), connectionsMessages.addressFailingTold];
  for (const { email, from, officeAddress } of owners) {
    const open = button(connectionsMessages.openConnections, `${officeAddress}connections`);
    const parts = [paragraph`${told}`, open];
    const words = { subject, headline: subject, preview: told, parts };
    await queueMail(tx, { kind: 'webhook-failing', from, to: email, ...words }, now);
  }
}

/** It was not taken: it waits, and so may the address. */
async function fail(tx: Tx, owners: readonly ReachedOwner[], addressId: string, now: Date): Promise<void> {
  const row = await noteFailed(tx, addressId, now);
  const hope = row.failing_since ? hopeFor(row.failing_since, row.told_at, now) : 'goes on';
  if (hope === 'goes on' || row.state !== 'active') return;
  await updateAddress(tx, addressId, { told_at: now, ...(hope === 'pause' && { state: 'paused' }) });
  await tellOwners(tx, owners, row, hope, now);
}

async function deliver(needs: WebhookNeeds, due: DueDelivery, now: Date): Promise<void> {
  const { db, roads, checkpoint } = needs;
  const body = messageBody(due);
  const headers = signMessage(secretsOf(needs, due, now), { id: due.message_id, at: now, body });
  const outcome = await sendMessage(roads, { url: due.url, headers, body });
  await checkpoint('message sent');
  if (isTaken(outcome)) {
    await saveDelivered(db, due.delivery_id, outcome, now);
    await checkpoint('delivery kept');
    await noteTaken(db, due.address_id);
    return;
  }
  // Before the transaction: whoever holds a connection waits for no other one.
  const owners = await needs.owners(due.seller_id);
  await inTransaction(db, async (tx) => {
    await saveFailed(tx, due.delivery_id, outcome, { now, nextAt: nextTry(due.tries + 1, now) });
    await fail(tx, owners, due.address_id, now);
  });
}

export const deliverJob = (needs: WebhookNeeds): Job => ({
  name: 'deliver webhooks',
  everySeconds: EVERY_SECONDS,
  run: async (now) => {
    const until = new Date(now.getTime() + CLAIM_SECONDS * 1000);
    const due = await claimDue(needs.db, now, until);
    if (due.length > 0) await needs.checkpoint('messages claimed');
    await Promise.all(due.map((each) => deliver(needs, each, now)));
  },
});

export const forgetMessagesJob = ({ db }: WebhookNeeds): Job => ({
  name: 'forget old webhooks',
  everySeconds: 3600,
  run: (now) => deleteOldMessages(db, daysBefore(now, keptDays.webhooks)),
});
