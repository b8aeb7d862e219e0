// Tells the shop what happened: signed, now and then twice, late or never, as notifications do.
import { createHmac, randomUUID } from 'node:crypto';
import { unitsOf } from '@stagedoor/rules/money/currencies';
import { stripeSignature } from '../stripe/notices.ts';
import type { Struck } from '../store/fault-store.ts';
import type { Transaction } from '../store/transaction-store.ts';
import { claimWebhooks, dropHopelessWebhooks, insertWebhook, markDelivered } from '../store/webhook-store.ts';
import type { Webhook } from '../store/webhook-store.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';

export type EventType =
  | 'payment.authcapture.created'
  | 'payment.fraud.held'
  | 'payment.fraud.approved'
  | 'payment.fraud.declined'
  | 'payment.void.created'
  | 'payment.refund.created';

const AT_ONCE = 20;
const responseCodes: Partial<Record<Transaction['status'], number>> = { held: 4, declined: 2, rejected: 2 };

const signatureOf = (body: string, key: string): string =>
  `sha512=${createHmac('sha512', key).update(body).digest('hex').toUpperCase()}`;

function bodyOf(type: EventType, transaction: Transaction, notificationId: string, now: Date): string {
  return JSON.stringify({
    notificationId,
    eventType: `net.authorize.${type}`,
    eventDate: now.toISOString(),
    webhookId: 'stand-in',
    payload: {
      responseCode: responseCodes[transaction.status] ?? 1,
      authAmount: transaction.amount_cents / unitsOf(transaction.currency),
      merchantReferenceId: transaction.ref,
      invoiceNumber: transaction.invoice,
      entityName: 'transaction',
      id: String(transaction.transaction_id),
    },
  });
}

/** Writes the notification down; it is sent by the next `sendNotifications`. */
export async function notify(
  { db, clock, deliver }: StandInNeeds,
  type: EventType,
  transaction: Transaction,
  struck: Struck = new Map(),
): Promise<void> {
  if (!deliver || struck.has('webhook-lost')) return;
  const now = clock.now();
  const notificationId = randomUUID();
  await insertWebhook(db, {
    notificationId,
    body: bodyOf(type, transaction, notificationId, now),
    speaks: 'authorizenet',
    dueAt: new Date(now.getTime() + (struck.get('webhook-late') ?? 0) * 1000),
    deliveries: struck.has('webhook-twice') ? 2 : 1,
  });
}

/** Signed when it is sent: a signature that counts the time would be old by then. */
const signed = ({ credentials, clock }: StandInNeeds, { body, speaks }: Webhook): Record<string, string> =>
  speaks === 'stripe'
    ? { 'stripe-signature': stripeSignature(body, clock.now()) }
    : { 'x-anet-signature': signatureOf(body, credentials.signatureKey) };

type Sent = 'at last' | 'not at last' | 'in vain';

async function send(needs: StandInNeeds, webhook: Webhook): Promise<Sent> {
  const { notificationId, body } = webhook;
  const taken = await needs.deliver!(body, signed(needs, webhook)).catch(() => false);
  if (!taken) return 'in vain';
  return (await markDelivered(needs.db, notificationId, needs.clock.now())) ? 'at last' : 'not at last';
}

/** Sends what is due, until nothing is. */
export async function sendNotifications(needs: StandInNeeds): Promise<void> {
  if (!needs.deliver) return;
  let isMoreDue = true;
  while (isMoreDue) {
    const due = await claimWebhooks(needs.db, needs.clock.now(), AT_ONCE);
    const sent: Sent[] = [];
    for (const webhook of due) sent.push(await send(needs, webhook));
    isMoreDue = due.length === AT_ONCE || sent.includes('not at last');
    if (sent.includes('in vain')) await dropHopelessWebhooks(needs.db);
  }
}
