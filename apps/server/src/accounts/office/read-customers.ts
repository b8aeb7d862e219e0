import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { CustomerRow } from '../customer-store.ts';
import { customerMatches } from './customers-by-words.ts';

/** A count over what other modules keep, for statements on `customers c`. */
export type OrdersOfCustomer = (outletIds: 'all' | readonly number[]) => RawBuilder<number>;

export type CountedCustomer = CustomerRow & { orders: number };

const columns: Record<string, KeysetColumn<CountedCustomer>> = {
  since: { column: sql`c.created_at`, type: 'timestamptz', valueOf: (row) => row.created_at },
  changed: { column: sql`c.updated_at`, type: 'timestamptz', valueOf: (row) => row.updated_at },
  name: { column: sql`lower(c.last_name)`, type: 'text', valueOf: (row) => row.last_name.toLowerCase() },
};
const id: KeysetColumn<CountedCustomer> = {
  column: sql`c.user_id`,
  type: 'integer',
  valueOf: (row) => row.user_id,
};

export interface CustomerFilter {
  sellerId: number;
  words?: string | undefined;
  changedSince?: Date | undefined;
  outletIds: 'all' | readonly number[];
  ordersOfCustomer: OrdersOfCustomer;
}

/** Whoever works at some outlets only finds those who have ordered there. */
function matching({
  sellerId,
  words,
  changedSince,
  outletIds,
  ordersOfCustomer,
}: CustomerFilter): RawBuilder<unknown> {
  const isTheirs = outletIds === 'all' ? sql`true` : sql`${ordersOfCustomer(outletIds)} > 0`;
  const isNewer = changedSince ? sql`c.updated_at >= ${changedSince}` : sql`true`;
  return sql`c.seller_id = ${sellerId} and ${isNewer} and ${words?.trim() ? customerMatches(words) : sql`true`} and ${isTheirs}`;
}

export async function readCustomers(db: Db, filter: CustomerFilter, asked: KeysetQuestion, size?: number) {
  const keyset = keysetPieces<CountedCustomer>({ columns, id, begin: '-since' }, asked, size);
  const { rows } = await sql<CountedCustomer>`
    select c.*, ${filter.ordersOfCustomer(filter.outletIds)} as orders from customers c where ${matching(filter)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  return keyset.page(rows);
}

export async function countCustomers(db: Db, filter: CustomerFilter) {
  const { rows } = await sql<{ customers: number }>`
    select count(*)::int as customers from (
      select 1 from customers c where ${matching(filter)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(db);
  const { customers } = firstOf(rows);
  return { matching: Math.min(customers, COUNTED), isExact: customers <= COUNTED };
}

export async function countOrders(
  db: Db,
  { seller_id, user_id }: CustomerRow,
  count: RawBuilder<number>,
): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select ${count} as orders from customers c
    where c.seller_id = ${seller_id} and c.user_id = ${user_id}`.execute(db);
  return rows[0]?.orders ?? 0;
}
