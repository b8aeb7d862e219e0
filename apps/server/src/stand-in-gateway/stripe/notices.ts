// Tells the shop what happened, in Stripe's shape and with Stripe's signature.
import { createHmac, randomUUID } from 'node:crypto';
import { standInStripe } from '../stand-in-needs.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import type { Struck } from '../store/fault-store.ts';
import { insertWebhook } from '../store/webhook-store.ts';

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export function stripeSignature(body: string, now: Date): string {
  const at = seconds(now);
  const hmac = createHmac('sha256', standInStripe.noticeSecret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${hmac}`;
}

export type StripeEvent =
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'payment_intent.requires_action'
  | 'payment_intent.processing'
  | 'refund.created'
  | 'refund.updated'
  | 'setup_intent.succeeded'
  | 'payment_method.detached'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed';

/** Writes the notice down; it is sent by the next `sendNotifications`. */
export async function notifyStripe(
  { db, clock, deliver }: StandInNeeds,
  type: StripeEvent,
  object: object,
  struck: Struck = new Map(),
): Promise<void> {
  if (!deliver || struck.has('webhook-lost')) return;
  const now = clock.now();
  const notificationId = randomUUID();
  const event = {
    id: `evt_${notificationId.replaceAll('-', '')}`,
    object: 'event',
    created: seconds(now),
    livemode: false,
    type,
    data: { object },
  };
  await insertWebhook(db, {
    notificationId,
    body: JSON.stringify(event),
    speaks: 'stripe',
    dueAt: new Date(now.getTime() + (struck.get('webhook-late') ?? 0) * 1000),
    deliveries: struck.has('webhook-twice') ? 2 : 1,
  });
}
