// The tickets of an order that are on phones, for the desk.
import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import type { Db } from '../../platform/db/tables.ts';
import { findLines } from '../order-parts.ts';
import type { OrderRow } from '../order-store.ts';
import { findMobileTickets } from '../tickets/mobile-ticket-store.ts';
import { ticketsOfOrders } from '../tickets/order-ticket-store.ts';

export async function phoneTicketsOf(
  db: Db,
  { seller_id, order_id }: OrderRow,
): Promise<OfficeOrder['phoneTickets']> {
  const issued = await findMobileTickets(db, seller_id, order_id);
  if (issued.length === 0) return [];
  const lines = await findLines(db, seller_id, [order_id]);
  const tickets = await ticketsOfOrders(db, seller_id, [order_id]);
  return tickets.flatMap(({ ticketId, lineId, sectionName, rowName, seatName }) => {
    const row = issued.find((each) => each.ticket_id === ticketId && each.line_id === lineId);
    const line = lines.find(({ line_id }) => line_id === lineId);
    if (!row || !line) return [];
    const seat = [sectionName, rowName && `row ${rowName}`, seatName && `seat ${seatName}`];
    const place = [line.level_name, ...seat.filter((part) => part !== line.level_name)];
    return [
      {
        ticketId,
        eventId: line.outlet_event_id,
        place: place.filter(Boolean).join(', '),
        issuedAt: row.issued_at,
        sentTo: row.sent_to ?? undefined,
      },
    ];
  });
}
