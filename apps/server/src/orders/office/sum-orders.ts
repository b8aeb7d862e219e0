import type { OrderState } from '@stagedoor/rules/machines/order';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { atOutlets, matchingOrders } from './order-filter.ts';
import type { OrderFilter, OrderScope } from './order-filter.ts';

export interface OrderSums {
  orders: number;
  tickets: number;
  owedCents: number;
}

/** Over everything that matches. */
export async function sumOrders(db: Db, scope: OrderScope, filter: OrderFilter): Promise<OrderSums> {
  const { rows } = await sql<OrderSums>`
    with found as (
      select o.seller_id, o.order_id, o.owed_cents from orders o where ${matchingOrders(scope, filter)})
    select (select count(*)::int from found) as orders,
      (select coalesce(sum(owed_cents), 0)::float8 from found) as "owedCents",
      (select coalesce(sum(l.quantity - l.canceled), 0)::int
        from order_lines l join found f on f.seller_id = l.seller_id and f.order_id = l.order_id
        where not l.is_add_on) as tickets`.execute(db);
  return rows[0]!;
}

export async function ordersByState(
  db: Db,
  scope: OrderScope,
  outletId?: number,
): Promise<{ state: OrderState; orders: number }[]> {
  const { rows } = await sql<{ state: OrderState; orders: number }>`
    select o.state, count(*)::int as orders from orders o where ${atOutlets(scope, outletId)}
    group by o.state order by o.state`.execute(db);
  return rows;
}
