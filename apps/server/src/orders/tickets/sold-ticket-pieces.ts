import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import '../tables.ts';

/** A ticket as it was sold. */
export interface TicketOfEvent {
  lineId: number;
  ticketId: string;
  order: string;
  level: string;
  section: string | null;
  row: string | null;
  seat: string | null;
  isCanceled: boolean;
  isOnPhone: boolean;
}

/** A piece of a statement: every ticket of an event that was sold and paid for, and when that last changed. No tests. */
export const soldOfEventPiece = (sellerId: number, eventId: number): RawBuilder<TicketOfEvent> => sql`
  select s.line_id as "lineId", s.ticket_id as "ticketId", 'Z' || o.unique_id as "order", l.level_name as level,
    s.section_name as section, s.row_name as row, s.seat_name as seat, s.canceled_at is not null as "isCanceled",
    coalesce(m.is_live, false) as "isOnPhone", greatest(o.created_at, s.canceled_at, m.changed_at) as changed_at
  from order_lines l
  join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id and not o.is_test
  join order_tickets s on s.seller_id = l.seller_id and s.line_id = l.line_id
  left join lateral (
    select bool_or(revoked_at is null) as is_live, greatest(max(issued_at), max(revoked_at)) as changed_at
    from mobile_tickets m where m.seller_id = s.seller_id and m.line_id = s.line_id and m.ticket_id = s.ticket_id
  ) m on true
  where l.seller_id = ${sellerId} and l.outlet_event_id = ${eventId}`;
