// The addresses of ticket pages: one ticket's, and the one with all tickets of an order.
import { TICKET_PATH, TICKETS_PATH } from '@stagedoor/rules/tickets/ticket-links';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { codeFor } from './ticket-code.ts';
import '../tables.ts';

/** Behind the outlet's address. */
export const ticketPathOf = (secret: string, uuid: string): string =>
  TICKET_PATH + codeFor('ticket', secret, uuid);

/** Undefined where nothing was issued. */
export async function ticketsPathOf(
  db: Db,
  secret: string,
  { seller_id, order_id }: { seller_id: number; order_id: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ uuid: string }>`
    select page_uuid as uuid from ticket_pages
    where seller_id = ${seller_id} and order_id = ${order_id} and revoked_at is null`.execute(db);
  return rows[0] && TICKETS_PATH + codeFor('page', secret, rows[0].uuid);
}

/** Whoever has the old address of an order's tickets sees none of them any more. */
export async function renewPage(
  tx: Tx,
  { seller_id, order_id }: { seller_id: number; order_id: number },
  now: Date,
): Promise<void> {
  await sql`
    update ticket_pages set revoked_at = ${now}
    where seller_id = ${seller_id} and order_id = ${order_id} and revoked_at is null`.execute(tx);
  await sql`
    insert into ticket_pages (seller_id, page_uuid, order_id, made_at)
    values (${seller_id}, gen_random_uuid(), ${order_id}, ${now})`.execute(tx);
}

export async function orderOfPage(db: Db, sellerId: number, uuid: string): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select order_id as "orderId", revoked_at as "revokedAt" from ticket_pages
    where seller_id = ${sellerId} and page_uuid = ${uuid}`.execute(db);
  return rows[0];
}

interface PageRow {
  orderId: number;
  revokedAt: Date | null;
}
