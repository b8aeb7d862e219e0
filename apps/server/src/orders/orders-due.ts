import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** OPS-28: what customers have still to pay, and how many payments wait for a person because no try is left. */
export interface OrdersDue {
  cents: number;
  undecided: number;
}

export async function ordersDue(db: Db): Promise<OrdersDue> {
  const { rows } = await sql<OrdersDue>`
    select coalesce(sum(p.amount_cents), 0)::float8 as cents,
      (count(*) filter (where p.failed_at is not null and p.next_try_at is null))::int as undecided
    from order_payments p join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
    where p.captured_at is null and p.voided_at is null and o.state <> 'STATUS_ORDER_CANCELED'`.execute(db);
  return firstOf(rows);
}
