// Notifications that wait to be delivered; what was delivered, or tried too often, is gone.
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { insertRow } from '../../platform/db/insert-row.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Dialect, WebhooksTable } from '../tables.ts';
import '../tables.ts';

const MOST_TRIES = 10;
const RETRY_MS = 30_000;

export interface Webhook {
  notificationId: string;
  body: string;
  speaks: Dialect;
}

export interface NewWebhook extends Webhook {
  dueAt: Date;
  deliveries: number;
}

const insert = insertRow<Insertable<WebhooksTable>>('standin_webhooks');

export async function insertWebhook(db: Db, webhook: NewWebhook): Promise<void> {
  await insert(db, {
    notification_id: webhook.notificationId,
    body: webhook.body,
    speaks: webhook.speaks,
    due_at: webhook.dueAt,
    deliveries_left: webhook.deliveries,
  });
}

const claim = statement(
  (given: { now: Date; again: Date; most: number }) => sql<{
    notification_id: string;
    body: string;
    speaks: Dialect;
  }>`
    update standin_webhooks set due_at = ${given.again}, tries = tries + 1
    where notification_id in (
      select notification_id from standin_webhooks where due_at <= ${given.now}
      order by due_at limit ${given.most} for update skip locked)
    returning notification_id, body, speaks`,
);

/** Takes what is due for this sender; it is due again later unless it is marked as delivered. */
export async function claimWebhooks(db: Db, now: Date, most: number): Promise<Webhook[]> {
  const again = new Date(now.getTime() + RETRY_MS);
  const { rows } = await claim(db, { now, again, most });
  return rows.map(({ notification_id, body, speaks }) => ({ notificationId: notification_id, body, speaks }));
}

const removeLast = statement(
  ({ notificationId }: { notificationId: string }) =>
    sql`delete from standin_webhooks where notification_id = ${notificationId} and deliveries_left <= 1`,
);

/** One delivery less to make; the last one removes it. Answers whether it was the last. */
export async function markDelivered(db: Db, notificationId: string, now: Date): Promise<boolean> {
  if ((await removeLast(db, { notificationId })).numAffectedRows) return true;
  await db
    .updateTable('standin_webhooks')
    .set({ deliveries_left: sql`deliveries_left - 1`, due_at: now })
    .where('notification_id', '=', notificationId)
    .execute();
  return false;
}

export async function dropHopelessWebhooks(db: Db): Promise<void> {
  await db.deleteFrom('standin_webhooks').where('tries', '>=', MOST_TRIES).execute();
}
