// The only SQL on mobile tickets.
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { MobileTicketsTable } from '../tables.ts';
import '../tables.ts';

export type MobileTicketRow = Selectable<MobileTicketsTable>;

/** A ticket that has a live one already keeps it. */
export async function insertMobileTickets(tx: Tx, rows: Insertable<MobileTicketsTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('mobile_tickets')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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
