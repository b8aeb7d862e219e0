import { sql } from 'kysely';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { Db } from '../../platform/db/tables.ts';
import { atOutlets } from './order-filter-pieces.ts';
import type { OrderScope } from './order-filter-pieces.ts';

interface Row {
  unique_id: string;
  what: 'declined' | 'refund' | 'upgrade';
  since: Date | null;
}

/** What is open about somebody's orders: a declined payment, a refund or better seats that they asked for. */
export async function waitingOfCustomer(db: Db, scope: OrderScope, userId: number) {
  const theirs = sql`${atOutlets(scope)} and o.user_id = ${userId} and o.state <> 'STATUS_ORDER_CANCELED'`;
  const { rows } = await sql<Row>`
    select o.unique_id, 'declined' as what, o.updated_at as since from orders o
    where ${theirs} and o.state = 'STATUS_ORDER_PAYMENT_FAILED'
    union all
    select o.unique_id, 'refund', min(l.refund_requested_at) from orders o
    join order_lines l on l.seller_id = o.seller_id and l.order_id = o.order_id
    where ${theirs} and l.refund_requested_at is not null and l.canceled_at is null group by 1
    union all
    select distinct o.unique_id, 'upgrade', null::timestamptz from orders o
    join order_events e on e.seller_id = o.seller_id and e.order_id = o.order_id
    where ${theirs} and e.upgrade_item_id is not null
    order by 2, 1`.execute(db);
  return rows.map(({ unique_id, what, since }) => ({
    number: orderNumber(unique_id),
    what,
    since: since ?? undefined,
  }));
}
