// CALL-44, CALL-50: two calls, one answer.
import type { OrderRef } from '@stagedoor/contract/entities/order-ref';
import type { MobileTicket } from '@stagedoor/contract/entities/order';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db/tables.ts';
import { findLines } from '../order-parts.ts';
import { reachOrder } from '../reach-order.ts';
import { findMobileTickets } from './mobile-ticket-store.ts';
import type { MobileTicketRow } from './mobile-ticket-store.ts';
import { ticketsOfOrders } from './order-ticket-store.ts';
import { ticketPathOf } from './ticket-pages.ts';

export interface MobileTicketNeeds {
  db: Db;
  ticketSecret: string;
}

/** What is with a friend is opened by the friend. */
const addressOf = (row: MobileTicketRow, secret: string, origin: string) =>
  row.sent_to === null
    ? { redemptionUrl: origin + ticketPathOf(secret, row.mobile_ticket_uuid) }
    : { redemptionUrl: '', sentTo: row.sent_to };

export async function mobileTicketsOf(
  { db, ticketSecret }: MobileTicketNeeds,
  actor: Actor,
  ref: OrderRef | undefined,
  origin: string,
): Promise<MobileTicket[]> {
  const { seller_id, order_id } = await reachOrder(db, actor, ref);
  const issued = await findMobileTickets(db, seller_id, order_id);
  const uuids = new Map(issued.map((row) => [row.ticket_id, row]));
  const lines = await findLines(db, seller_id, [order_id]);
  const tickets = await ticketsOfOrders(db, seller_id, [order_id]);
  return lines.flatMap((line) =>
    tickets
      .filter(({ ticketId, lineId }) => lineId === line.line_id && uuids.has(ticketId))
      .map(({ ticketId, sectionName, rowName, seatName }) => ({
        itemId: line.item_id,
        ticketId,
        ...addressOf(valueOf(uuids, ticketId), ticketSecret, origin),
        eventId: line.outlet_event_id,
        itemName: line.item_name,
        levelName: line.level_name,
        sectionName: sectionName ?? undefined,
        rowName: rowName ?? undefined,
        seatName: seatName ?? undefined,
      })),
  );
}
