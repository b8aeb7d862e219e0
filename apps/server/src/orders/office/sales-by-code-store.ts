import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { noTests } from './order-filter-pieces.ts';
import '../tables.ts';

export interface SalesByCode {
  code: string;
  orders: number;
  tickets: number;
  offCents: number;
}

const MOST_CODES = 100;

/** CODE-06: those with the most tickets; what was canceled since is counted as it was ordered. */
export async function salesByCode(db: Db, sellerId: number, eventId: number): Promise<SalesByCode[]> {
  const { rows } = await sql<SalesByCode>`
    select o.code, count(distinct o.order_id)::int as orders,
      coalesce(sum(l.quantity) filter (where not l.is_add_on), 0)::int as tickets,
      sum(l.quantity * (l.unit_off_cents + l.unit_off_fees_cents))::float8 as "offCents"
    from orders o join order_lines l on l.seller_id = o.seller_id and l.order_id = o.order_id
    where o.seller_id = ${sellerId} and o.code is not null and l.outlet_event_id = ${eventId} and ${noTests}
    group by 1 order by 3 desc, 1 limit ${sql.lit(MOST_CODES)}`.execute(db);
  return rows;
}
