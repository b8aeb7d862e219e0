// What the pictures of an order's tickets say, as its page would draw them.
import type { Db } from '../../platform/db/tables.ts';
import { TicketKeys } from '../tickets/ticket-keys.ts';
import { codesOfEvent } from '../tickets/tickets-at-door.ts';
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

/** Of a whole event, for measuring. */
export async function textsOfEvent(db: Db, eventId: number, now: Date): Promise<string[]> {
  const tickets = (await codesOfEvent(db, 1, eventId)).map(({ uuid }) => ({ uuid, eventId }));
  return new TicketKeys(db, TICKET_SECRET).textsOf(1, tickets, now);
}
