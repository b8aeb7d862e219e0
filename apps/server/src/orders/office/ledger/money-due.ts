import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { atOutlets, noTests } from '../order-filter-pieces.ts';
import type { OrderScope } from '../order-filter-pieces.ts';

interface DueDay {
  day: string | null;
  payments: number;
  cents: number;
  declined: number;
}

/** What customers have still to pay, the nearest day first. */
export async function moneyDue(db: Db, scope: OrderScope, outletId: number | undefined) {
  const { rows } = await sql<DueDay>`
    select p.due_day::text as day, count(*)::int as payments, sum(p.amount_cents)::float8 as cents,
      (count(*) filter (where p.failed_at is not null))::int as declined
    from order_payments p join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
    where ${atOutlets(scope, outletId)} and ${noTests} and p.captured_at is null and p.voided_at is null
      and o.state <> 'STATUS_ORDER_CANCELED'
    group by p.due_day order by p.due_day nulls first`.execute(db);
  return {
    days: rows.map(({ day, ...row }) => ({ ...row, day: day ?? undefined })),
    cents: rows.reduce((sum, row) => sum + row.cents, 0),
  };
}
