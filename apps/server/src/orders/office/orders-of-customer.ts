import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import '../tables.ts';

/** How many orders a customer has at these outlets: a value for statements on `customers c`, of their owner. */
export function ordersOfCustomer(outletIds: 'all' | readonly number[]): RawBuilder<number> {
  const where = outletIds === 'all' ? sql`true` : sql`o.outlet_id = any (${outletIds}::int[])`;
  return sql<number>`(select count(*)::int from orders o
    where o.seller_id = c.seller_id and o.user_id = c.user_id and ${where} and o.hidden_at is null)`;
}
