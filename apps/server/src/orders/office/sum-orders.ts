import type { OrderState } from '@stagedoor/rules/machines/order';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { atOutlets, matchingOrders } from './order-filter.ts';
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

async function sumByState(db: Db, matching: RawBuilder<unknown>): Promise<StateSums[]> {
  const { rows } = await sql<StateSums>`
    select o.state, count(*)::int as orders, sum(o.tickets)::int as tickets, sum(o.owed_cents)::float8 as "owedCents"
    from orders o where ${matching} group by o.state order by o.state`.execute(db);
  return rows;
}

/** Over everything that matches; and by state over the outlets in question, whatever else is asked. */
export async function sumOrders(
  db: Db,
  scope: OrderScope,
  { outletId, ...filter }: OrderFilter,
): Promise<OrderSums & { byState: { state: OrderState; orders: number }[] }> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '');
  const [byState, found] = await Promise.all([
    sumByState(db, atOutlets(scope, outletId)),
    isFiltered ? sumByState(db, matchingOrders(scope, { ...filter, outletId })) : undefined,
  ]);
  return {
    ...sumsOf(found ?? byState),
    byState: byState.map(({ state, orders }) => ({ state, orders })),
  };
}
