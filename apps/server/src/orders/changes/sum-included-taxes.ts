// MONEY-04: the taxes in what was sold and taken back in some days, by what it was for and by rate.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { LedgerFilter } from '../office/ledger/moved-money.ts';
import type { OrderScope } from '../office/order-filter-pieces.ts';
import { billPieces } from './sum-bill-parts.ts';
import '../tables.ts';
import './tables.ts';

export interface IncludedSum {
  /** An event's id, `delivery` or `plan`. */
  key: string;
  ppm: number;
  /** What was taken back counts down. */
  taxCents: number;
}

async function hasAny(db: Db, sellerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_lines where seller_id = ${sellerId} and included_ppm > 0 limit 1`.execute(db);
  return rows.length > 0;
}

const rateAlong = sql`(select max(l.included_ppm) from order_lines l
  where l.seller_id = o.seller_id and l.order_id = o.order_id and l.change_id is null)`;

export async function sumIncludedTaxes(
  db: Db,
  scope: OrderScope,
  filter: LedgerFilter,
): Promise<IncludedSum[]> {
  if (!(await hasAny(db, scope.sellerId))) return [];
  const { ordered, changed, sold, back } = billPieces(scope, filter);
  const along = (key: string, column: string, from: typeof ordered) => {
    const cents = sql.ref(column);
    return sql`select ${key}::text, ${rateAlong}, sign(${cents}) * included_tax(abs(${cents}), ${rateAlong}) from ${from}`;
  };
  const { rows } = await sql<IncludedSum>`
    select key, ppm, sum(tax)::float8 as "taxCents" from (
      select outlet_event_id::text as key, included_ppm as ppm,
        included_tax(quantity * (unit_price_cents + unit_fees_cents), included_ppm) as tax
      from (${sold}) sold
      union all
      select outlet_event_id::text, included_ppm, included_taxes_cents from (${back}) back
      union all ${along('delivery', 'o.shipping_cents', ordered)}
      union all ${along('delivery', 'c.shipping_cents', changed)}
      union all ${along('plan', 'o.plan_fee_cents', ordered)}
      union all ${along('plan', 'c.plan_fee_cents', changed)}) parts
    where tax <> 0 group by 1, 2 having sum(tax) <> 0 order by 2 desc, 1`.execute(db);
  return rows;
}
