import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { atOutlets } from './order-filter-pieces.ts';
import type { OrderScope } from './order-filter-pieces.ts';

/** Orders that ask for their money back and wait for an answer, by event. */
export async function countRefundsAsked(db: Db, scope: OrderScope): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ eventId: number; orders: number }>`
    select l.outlet_event_id as "eventId", count(distinct l.order_id)::int as orders
    from orders o join order_lines l on l.seller_id = o.seller_id and l.order_id = o.order_id
    where ${atOutlets(scope)} and l.refund_requested_at is not null and l.canceled_at is null
      and o.state <> 'STATUS_ORDER_CANCELED' group by 1`.execute(db);
  return new Map(rows.map(({ eventId, orders }) => [eventId, orders]));
}
