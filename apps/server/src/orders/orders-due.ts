import { sql } from 'kysely';
import type { Amount } from '@stagedoor/rules/money/sums-by-currency';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** OPS-28: what customers have still to pay, and how many payments wait for a person because no try is left. */
export interface OrdersDue {
  sums: Amount[];
  undecided: number;
}

export async function ordersDue(db: Db): Promise<OrdersDue> {
  const { rows } = await sql<Amount & { undecided: number }>`
    select o.currency, sum(p.amount_cents)::float8 as cents,
      (count(*) filter (where p.failed_at is not null and p.next_try_at is null))::int as undecided
    from order_payments p join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
    where p.captured_at is null and p.voided_at is null and o.state <> 'STATUS_ORDER_CANCELED'
    group by 1 order by 1`.execute(db);
  return { sums: rows, undecided: rows.reduce((sum, { undecided }) => sum + undecided, 0) };
}
