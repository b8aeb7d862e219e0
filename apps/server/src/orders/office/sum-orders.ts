import { orderViews } from '@stagedoor/contract/calls/office/orders';
import type { OrderView } from '@stagedoor/contract/calls/office/orders';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { outletsOfSellers } from '../../sellers/index.ts';
import { atOutlets, matchingOrders, orderView, statesOf } from './order-filter-pieces.ts';
import type { OrderFilter, OrderScope } from './order-filter-pieces.ts';

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

const byState = (matching: RawBuilder<unknown>): RawBuilder<StateSums> => sql`
  select o.state, count(*)::int as orders, sum(o.tickets)::int as tickets, sum(o.owed_cents)::float8 as "owedCents"
  from orders o where ${matching} group by o.state order by o.state`;

/** Outlet by outlet an index alone answers, in a third of the work of reading every order. */
async function wholeOutlets({ sellerId, outletIds }: OrderScope, outletId: number | undefined, db: Db) {
  if (outletId !== undefined) return byState(atOutlets({ sellerId, outletIds }, outletId));
  const ids = outletIds === 'all' ? ((await outletsOfSellers(db)).get(sellerId) ?? []) : outletIds;
  return sql<StateSums>`
    select s.state, sum(s.orders)::int as orders, sum(s.tickets)::int as tickets, sum(s."owedCents")::float8 as "owedCents"
    from unnest(${ids}::int[]) as shop (outlet_id) cross join lateral (
      ${byState(sql`o.seller_id = ${sellerId} and o.outlet_id = shop.outlet_id and o.hidden_at is null`)}) s
    group by s.state order by s.state`;
}

/** Of everything that matches; and by state, whichever states are asked for: what stands beside each view of the list. */
export async function sumOrders(
  db: Db,
  scope: OrderScope,
  { states, outletId, ...filter }: OrderFilter,
): Promise<OrderSums & { byState: { state: OrderState; orders: number }[] }> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined && value !== '');
  const statement = isFiltered
    ? byState(matchingOrders(scope, { ...filter, outletId }, 'whole'))
    : await wholeOutlets(scope, outletId, db);
  const { rows } = await statement.execute(db);
  const wanted = statesOf(states);
  return {
    ...sumsOf(wanted.length > 0 ? rows.filter(({ state }) => wanted.includes(state)) : rows),
    byState: rows.map(({ state, orders }) => ({ state, orders })),
  };
}

/** Of everything else that is asked, whichever view and states are. */
export async function countViews(
  db: Db,
  scope: OrderScope,
  asked: OrderFilter,
): Promise<{ view: OrderView; orders: number }[]> {
  const filter = { ...asked, states: undefined, view: undefined };
  const count = async (view: OrderView) => {
    const { rows } = await sql<{ orders: number }>`
      select count(*)::int as orders from orders o
      where ${matchingOrders(scope, filter, 'whole')} and ${orderView(scope.sellerId, view)}`.execute(db);
    return { view, orders: firstOf(rows).orders };
  };
  return Promise.all(orderViews.map(count));
}
