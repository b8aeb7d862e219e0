// What the pictures of an order's tickets say, as its page would draw them.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { TicketKeys } from '../tickets/ticket-keys.ts';
import '../tables.ts';
import { ticketPathOf, ticketsPathOf } from '../tickets/ticket-pages.ts';
import { findMobileTickets } from '../tickets/mobile-ticket-store.ts';

export const TICKET_SECRET = 'a ticket secret of the tests';

export async function ticketTexts(
  db: Db,
  { orderId, eventId, now }: { orderId: number; eventId: number; now: Date },
): Promise<string[]> {
  const issued = await findMobileTickets(db, 1, orderId);
  const tickets = issued.map(({ mobile_ticket_uuid: uuid }) => ({ uuid, eventId }));
  return new TicketKeys(db, TICKET_SECRET).textsOf(1, tickets, now);
}

/** Where the page with all tickets of one order stands, and that of one of them. */
export async function pathsOfTickets(db: Db): Promise<{ page: string; ticket: string }> {
  const page = await db.selectFrom('ticket_pages').selectAll().executeTakeFirstOrThrow();
  const [ticket] = await findMobileTickets(db, page.seller_id, page.order_id);
  return {
    page: (await ticketsPathOf(db, TICKET_SECRET, page))!,
    ticket: ticketPathOf(TICKET_SECRET, ticket!.mobile_ticket_uuid),
  };
}

/** Of a whole event, for measuring. */
export async function textsOfEvent(db: Db, eventId: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string; eventId: number }>`
    select m.mobile_ticket_uuid as uuid, l.outlet_event_id as "eventId" from order_lines l
    join mobile_tickets m on m.seller_id = l.seller_id and m.line_id = l.line_id and m.revoked_at is null
    where l.seller_id = 1 and l.outlet_event_id = ${eventId}`.execute(db);
  return new TicketKeys(db, TICKET_SECRET).textsOf(1, rows, now);
}
