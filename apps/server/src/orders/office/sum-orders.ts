import type { OrderState } from '@stagedoor/rules/machines/order';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { matchingOrders, statesOf } from './order-filter.ts';
import type { OrderFilter, OrderScope } from './order-filter.ts';

export interface OrderSums {
  orders: number;
  tickets: number;
  owedCents: number;
}

type StateSums = OrderSums & { state: OrderState };

const sumsOf = (rows: readonly StateSums[]): OrderSums => ({
  orders: rows.reduce((sum, each) => sum + each.orders, 0),
  tickets: rows.reduce((sum, each) => sum + each.tickets, 0),
  owedCents: rows.reduce((sum, each) => sum + each.owedCents, 0),
});

/** Of everything that matches; and by state, whichever states are asked for: what stands beside each view of the list. */
export async function sumOrders(
  db: Db,
  scope: OrderScope,
  { states, ...filter }: OrderFilter,
): Promise<OrderSums & { byState: { state: OrderState; orders: number }[] }> {
  const { rows } = await sql<StateSums>`
    select o.state, count(*)::int as orders, sum(o.tickets)::int as tickets, sum(o.owed_cents)::float8 as "owedCents"
    from orders o where ${matchingOrders(scope, filter)} group by o.state order by o.state`.execute(db);
  const wanted = statesOf(states);
  return {
    ...sumsOf(wanted.length > 0 ? rows.filter(({ state }) => wanted.includes(state)) : rows),
    byState: rows.map(({ state, orders }) => ({ state, orders })),
  };
}
