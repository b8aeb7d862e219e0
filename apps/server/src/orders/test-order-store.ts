// SETUP-08: what was ordered while an outlet was tested.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { OrderRow } from './order-store.ts';
import './tables.ts';

interface Outlet {
  sellerId: number;
  outletId: number;
}

/** From now on nobody sees them. Answers how many there are. */
async function hideTests(tx: Tx, { sellerId, outletId }: Outlet, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set hidden_at = ${now}
    where seller_id = ${sellerId} and outlet_id = ${outletId} and is_test and hidden_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function countTests(db: Db, { sellerId, outletId }: Outlet): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders
    where seller_id = ${sellerId} and outlet_id = ${outletId} and is_test and hidden_at is null`.execute(db);
  return firstOf(rows).orders;
}

/** The one that was ordered last, hidden since or not. */
async function lastTest(
  db: Db,
  { sellerId, outletId }: Outlet,
): Promise<{ uniqueId: OrderRow['unique_id'] } | undefined> {
  const { rows } = await sql<{ uniqueId: OrderRow['unique_id'] }>`
    select unique_id as "uniqueId" from orders
    where seller_id = ${sellerId} and outlet_id = ${outletId} and is_test
    order by order_id desc limit 1`.execute(db);
  return rows[0];
}

export const testOrders = { hide: hideTests, count: countTests, last: lastTest };

/** Of all sellers: those that are hidden and have tickets still, the next by their ids. */
export async function hiddenTests(db: Db, after: number, most: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.* from orders o
    where o.is_test and o.hidden_at is not null and o.state <> 'STATUS_ORDER_CANCELED' and o.order_id > ${after}
      and exists (select from order_lines l where l.seller_id = o.seller_id and l.order_id = o.order_id
        and l.canceled < l.quantity)
    order by o.order_id limit ${most}`.execute(db);
  return rows;
}
