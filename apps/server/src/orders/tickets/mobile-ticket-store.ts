// Reading tickets on phones.
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { MobileTicketsTable } from '../tables.ts';
import '../tables.ts';

export type MobileTicketRow = Selectable<MobileTicketsTable>;

export async function findMobileTickets(
  db: Db,
  sellerId: number,
  orderId: number,
): Promise<MobileTicketRow[]> {
  return db
    .selectFrom('mobile_tickets')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function findMobileTicket(
  db: Db,
  sellerId: number,
  uuid: string,
): Promise<MobileTicketRow | undefined> {
  return db
    .selectFrom('mobile_tickets')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('mobile_ticket_uuid', '=', uuid)
    .executeTakeFirst();
}

/** A piece of a statement that is about one event alone. */
export const oneEvent = (sellerId: number, eventId: number): RawBuilder<unknown> =>
  sql`select ${sellerId}::int, ${eventId}::int`;
