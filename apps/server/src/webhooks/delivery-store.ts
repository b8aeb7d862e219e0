// The only SQL on messages and their deliveries. Messages of what happened are written by triggers.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prune } from '../platform/db/prune.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import './tables.ts';

export interface MessageRow {
  message_id: string;
  kind: string;
  subject: string;
  number: number;
  facts: Readonly<Record<string, unknown>>;
  at: Date;
}

export interface DueDelivery extends MessageRow {
  delivery_id: string;
  address_id: string;
  seller_id: number;
  tries: number;
  url: string;
  secret: string;
  old_secret: string | null;
  old_secret_until: Date | null;
}

const AT_ONCE = 20;

/** Takes what is due, for this node alone until then: one that ends meanwhile has it taken up by another. */
export async function claimDue(db: Db, now: Date, until: Date): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with claimed as (
      update webhook_deliveries set claimed_until = ${until} where delivery_id in (
        select d.delivery_id from webhook_deliveries d join webhook_addresses a on a.address_id = d.address_id
        where d.state = 'waiting' and d.next_at <= ${now} and a.state = 'active'
          and (d.claimed_until is null or d.claimed_until <= ${now})
        order by d.next_at limit ${sql.lit(AT_ONCE)} for update of d skip locked)
      returning delivery_id, message_id, address_id, tries)
    select c.delivery_id, c.address_id, c.tries, m.message_id, m.seller_id, m.kind, m.subject, m.number, m.facts, m.at,
      a.url, a.secret, a.old_secret, a.old_secret_until
    from claimed c join webhook_messages m on m.message_id = c.message_id
    join webhook_addresses a on a.address_id = c.address_id
    order by m.at, m.number`.execute(db);
  return rows;
}

export interface Outcome {
  status: number | null;
  answer: string | null;
  took_ms: number;
}

export async function saveDelivered(db: Db, deliveryId: string, outcome: Outcome, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...outcome, state: 'delivered', tries: sql`tries + 1`, tried_at: now, claimed_until: null })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

export async function saveFailed(
  db: Db,
  deliveryId: string,
  outcome: Outcome,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...outcome, tries: sql`tries + 1`, tried_at: now, next_at: nextAt, claimed_until: null })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** A message to one address alone. */
export async function insertMessageTo(
  tx: Tx,
  addressId: string,
  message: MessageRow & { seller_id: number },
): Promise<void> {
  await tx
    .insertInto('webhook_messages')
    .values({ ...message, facts: JSON.stringify(message.facts) })
    .execute();
  await tx
    .insertInto('webhook_deliveries')
    .values({
      delivery_id: randomUUID(),
      message_id: message.message_id,
      address_id: addressId,
      next_at: message.at,
    })
    .execute();
}

export interface ListedDelivery extends MessageRow {
  delivery_id: string;
  state: 'waiting' | 'delivered' | 'left';
  tries: number;
  next_at: Date;
  tried_at: Date | null;
  status: number | null;
  answer: string | null;
  took_ms: number | null;
}

const SHOWN = 50;

export async function deliveriesTo(db: Db, addressId: string, failed: boolean): Promise<ListedDelivery[]> {
  const { rows } = await sql<ListedDelivery>`
    select d.delivery_id, d.state, d.tries, d.next_at, d.tried_at, d.status, d.answer, d.took_ms,
      m.message_id, m.kind, m.subject, m.number, m.facts, m.at
    from webhook_deliveries d join webhook_messages m on m.message_id = d.message_id
    where d.address_id = ${addressId} and ${failed ? sql`d.state = 'waiting' and d.tries > 0` : sql`true`}
    order by m.at desc, m.message_id limit ${sql.lit(SHOWN)}`.execute(db);
  return rows;
}

/** Due at once: the one named, or all that were not taken; answers how many. */
export async function makeDue(
  tx: Tx,
  addressId: string,
  deliveryId: string | undefined,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ next_at: now, state: 'waiting', claimed_until: null })
    .where('address_id', '=', addressId)
    .where((eb) =>
      deliveryId === undefined
        ? eb.and([eb('state', '=', 'waiting'), eb('tries', '>', 0)])
        : eb('delivery_id', '=', deliveryId),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Nobody sends it by itself any more; answers whether it waited. */
export async function leaveWaiting(tx: Tx, addressId: string, deliveryId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'left' })
    .where('address_id', '=', addressId)
    .where('delivery_id', '=', deliveryId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Their deliveries go with them. */
export const deleteOldMessages = (db: Db, until: Date): Promise<void> =>
  prune(db, sql.table('webhook_messages'), { by: 'at', until });
