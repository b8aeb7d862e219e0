// The orders of an event, or of some, and what a job has decided about them all.
import type { OrderChangeState } from '@stagedoor/rules/machines/order-change';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import type { ReturnRow } from './change-store.ts';
import '../tables.ts';

/** Whose orders, and under which name a job decides about them. */
export interface OrdersOfEvents {
  sellerId: number;
  eventIds: readonly number[];
  author: string;
}

/** An order once, of whichever of them it has tickets. */
const ofEvents = ({ sellerId, eventIds }: Omit<OrdersOfEvents, 'author'>) => {
  const isOne = sql`outlet_event_id = any(${[...eventIds]}::int[])`;
  return sql`
    orders o where o.seller_id = ${sellerId} and o.state <> 'STATUS_ORDER_CANCELED'
      and o.order_id in (select order_id from order_events where seller_id = ${sellerId} and ${isOne})
      and exists (select from order_lines l where l.seller_id = o.seller_id and l.order_id = o.order_id
        and l.${isOne} and l.quantity > l.canceled)`;
};

/** Those that have tickets of it, in the order of their ids; what the job has decided about already is left out. */
export async function ordersOfEvents(
  db: Db,
  { author, ...events }: OrdersOfEvents,
  after: number,
  most: number,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.* from ${ofEvents(events)} and o.order_id > ${after}
      and not exists (select from order_changes c where c.seller_id = o.seller_id and c.order_id = o.order_id
        and c.author_kind = 'job' and c.author_id = ${author} and c.state = 'approved')
    order by o.order_id limit ${most}`.execute(db);
  return rows;
}

export async function countOrdersOfEvents(
  db: Db,
  events: Omit<OrdersOfEvents, 'author'>,
): Promise<{ orders: number; people: number; tickets: number }> {
  const { rows } = await sql<{ orders: number; people: number; tickets: number }>`
    select count(*)::int as orders, count(distinct lower(o.email))::int as people,
      coalesce(sum((select sum(l.quantity - l.canceled) from order_lines l where l.seller_id = o.seller_id
        and l.order_id = o.order_id and l.outlet_event_id = any(${[...events.eventIds]}::int[]) and not l.is_add_on)), 0)::int as tickets
    from ${ofEvents(events)}`.execute(db);
  return firstOf(rows);
}

export async function changesByJob(
  db: Db,
  { sellerId, author }: Pick<OrdersOfEvents, 'sellerId' | 'author'>,
): Promise<{ state: OrderChangeState; many: number }[]> {
  const { rows } = await sql<{ state: OrderChangeState; many: number }>`
    select state, count(*)::int as many from order_changes
    where seller_id = ${sellerId} and author_kind = 'job' and author_id = ${author}
    group by state order by state`.execute(db);
  return rows;
}

type JobReturn = Pick<ReturnRow, 'change_id' | 'amount_cents' | 'state' | 'return_id' | 'replaces'> & {
  unique_id: string;
  problem: string | null;
  change_state: OrderChangeState;
  payment_cents: number;
  captured_at: Date;
  payment_method_id: number;
};

/** All the money that goes back by what a job has decided, of changes that are not settled or of all. */
export async function returnsByJob(
  db: Db,
  { sellerId, author }: Pick<OrdersOfEvents, 'sellerId' | 'author'>,
): Promise<JobReturn[]> {
  const { rows } = await sql<JobReturn>`
    select r.change_id, r.amount_cents, r.state, r.return_id, r.replaces, o.unique_id, c.problem,
      c.state as change_state, p.amount_cents as payment_cents, p.captured_at, p.payment_method_id
    from order_changes c
    join order_returns r on r.seller_id = c.seller_id and r.change_id = c.change_id
    join order_payments p on p.seller_id = r.seller_id and p.payment_id = r.payment_id
    join orders o on o.seller_id = c.seller_id and o.order_id = c.order_id
    where c.seller_id = ${sellerId} and c.author_kind = 'job' and c.author_id = ${author}
    order by r.return_id`.execute(db);
  return rows;
}
