// What a door must know of tickets, and no more: no names, no addresses, no orders.
import type { OrderState } from '@stagedoor/rules/machines/order';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface TicketAtDoor {
  uuid: string;
  lineId: number;
  ticketId: number;
  eventId: number;
  orderState: OrderState;
  isCanceled: boolean;
  isReplaced: boolean;
  levelName: string;
  sectionName: string | null;
  rowName: string | null;
  seatName: string | null;
}

export async function ticketAtDoor(
  db: Db,
  sellerId: number,
  uuid: string,
): Promise<TicketAtDoor | undefined> {
  const { rows } = await sql<TicketAtDoor>`
    select m.mobile_ticket_uuid as uuid, s.line_id as "lineId", s.ticket_id as "ticketId",
      l.outlet_event_id as "eventId", o.state as "orderState", s.canceled_at is not null as "isCanceled",
      m.revoked_at is not null as "isReplaced", l.level_name as "levelName", s.section_name as "sectionName",
      s.row_name as "rowName", s.seat_name as "seatName"
    from mobile_tickets m
    join order_tickets s on s.seller_id = m.seller_id and s.line_id = m.line_id and s.ticket_id = m.ticket_id
    join order_lines l on l.seller_id = s.seller_id and l.line_id = s.line_id
    join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
    where m.seller_id = ${sellerId} and m.mobile_ticket_uuid = ${uuid}`.execute(db);
  return rows[0];
}

/** A code that was typed: the first twelve digits of the id. Undefined where there is none, or more than one. */
export async function uuidOfSpoken(db: Db, sellerId: number, digits: string): Promise<string | undefined> {
  const [from, to] = ['0', 'f'].map((filler) => {
    const hex = digits + filler.repeat(32 - digits.length);
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  });
  const { rows } = await sql<{ uuid: string }>`
    select mobile_ticket_uuid as uuid from mobile_tickets
    where seller_id = ${sellerId} and mobile_ticket_uuid between ${from}::uuid and ${to}::uuid limit 2`.execute(
    db,
  );
  return rows.length === 1 ? rows[0]!.uuid : undefined;
}

/** Of every ticket of an event that lets somebody in. */
export async function codesOfEvent(
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<{ uuid: string; lineId: number; ticketId: number; levelName: string }[]> {
  const { rows } = await sql<{ uuid: string; lineId: number; ticketId: number; levelName: string }>`
    select m.mobile_ticket_uuid as uuid, m.line_id as "lineId", m.ticket_id as "ticketId",
      l.level_name as "levelName"
    from order_lines l
    join mobile_tickets m on m.seller_id = l.seller_id and m.line_id = l.line_id and m.revoked_at is null
    where l.seller_id = ${sellerId} and l.outlet_event_id = ${eventId}`.execute(db);
  return rows;
}

/** How many tickets of an event let somebody in, by level. */
export async function countAtDoor(
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<{ levelName: string; tickets: number }[]> {
  const { rows } = await sql<{ levelName: string; tickets: number }>`
    select l.level_name as "levelName", sum(l.quantity - l.canceled)::int as tickets from order_lines l
    where l.seller_id = ${sellerId} and l.outlet_event_id = ${eventId} and l.quantity > l.canceled
    group by 1 order by 1`.execute(db);
  return rows;
}
