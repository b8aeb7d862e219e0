import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

/** The tickets of these events that guests have. */
export async function guestTickets(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select t.ticket_id as id from order_lines l
    join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id and o.guest_request_uuid is not null
    join order_tickets t on t.seller_id = l.seller_id and t.line_id = l.line_id and t.canceled_at is null
    where l.seller_id = ${sellerId} and l.outlet_event_id = any (${[...eventIds]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
