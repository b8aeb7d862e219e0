// Notifications that wait to be delivered; what was delivered, or tried too often, is gone.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { Dialect } from '../tables.ts';
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

export async function insertWebhook(db: Db, webhook: NewWebhook): Promise<void> {
  await db
    .insertInto('standin_webhooks')
    .values({
      notification_id: webhook.notificationId,
      body: webhook.body,
      speaks: webhook.speaks,
      due_at: webhook.dueAt,
      deliveries_left: webhook.deliveries,
    })
    .execute();
}

/** Takes what is due for this sender; it is due again later unless it is marked as delivered. */
export async function claimWebhooks(db: Db, now: Date, most: number): Promise<Webhook[]> {
  const again = new Date(now.getTime() + RETRY_MS);
  const { rows } = await sql<{ notification_id: string; body: string; speaks: Dialect }>`
    update standin_webhooks set due_at = ${again}, tries = tries + 1
    where notification_id in (
      select notification_id from standin_webhooks where due_at <= ${now}
      order by due_at limit ${most} for update skip locked)
    returning notification_id, body, speaks`.execute(db);
  return rows.map(({ notification_id, body, speaks }) => ({ notificationId: notification_id, body, speaks }));
}

/** One delivery less to make; the last one removes it. */
export async function markDelivered(db: Db, notificationId: string, now: Date): Promise<void> {
  await db
    .updateTable('standin_webhooks')
    .set({ deliveries_left: sql`deliveries_left - 1`, due_at: now })
    .where('notification_id', '=', notificationId)
    .execute();
  await db
    .deleteFrom('standin_webhooks')
    .where('notification_id', '=', notificationId)
    .where('deliveries_left', '<=', 0)
    .execute();
}

export async function dropHopelessWebhooks(db: Db): Promise<void> {
  await db.deleteFrom('standin_webhooks').where('tries', '>=', MOST_TRIES).execute();
}
