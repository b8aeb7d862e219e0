// What bills were made of: orders of some days and the changes that took effect in them, line by line. Nothing is shared
// out here: every number stands in a line, in an order or in a change.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { officePayments } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { LedgerFilter } from '../office/ledger/moved-money.ts';
import { atOutlets, noTests } from '../office/order-filter-pieces.ts';
import type { OrderScope } from '../office/order-filter-pieces.ts';
import '../tables.ts';

export interface PartSum {
  /** An event's id, `delivery` or `plan`. */
  key: string;
  isBack: boolean;
  tickets: number;
  fees: number;
  taxes: number;
  delivery: number;
}

export interface FeeSum {
  name: string;
  isBack: boolean;
  cents: number;
}

interface Pieces {
  ordered: RawBuilder<unknown>;
  changed: RawBuilder<unknown>;
}

/** Which orders and which changes: one that was undone has never been. */
function piecesOf(scope: OrderScope, { outletId, ...span }: LedgerFilter): Pieces {
  const own = sql`${atOutlets(scope, outletId)} and ${noTests}`;
  return {
    ordered: sql`orders o where ${own} and ${officePayments.withinDays(scope.sellerId, sql`o.created_at`, span)}`,
    changed: sql`order_changes c join orders o on o.seller_id = c.seller_id and o.order_id = c.order_id
      where ${own} and c.state in ('effective', 'settled')
        and ${officePayments.withinDays(scope.sellerId, sql`c.effective_at`, span)}`,
  };
}

/** Lines that were bought, with the order or by a change, and lines of which something was taken back. */
const soldLines = ({ ordered, changed }: Pieces): RawBuilder<unknown> => sql`
  select l.* from order_lines l join (select o.seller_id, o.order_id from ${ordered}) o
    on o.seller_id = l.seller_id and o.order_id = l.order_id where l.change_id is null
  union all
  select l.* from order_lines l join (select c.seller_id, c.change_id from ${changed}) c
    on c.seller_id = l.seller_id and c.change_id = l.change_id`;

const backLines = ({ changed }: Pieces): RawBuilder<unknown> => sql`
  select l.outlet_event_id, l.fees, l.unit_fees_cents, d.tickets_cents, d.fees_cents, d.taxes_cents,
    l.included_ppm, d.included_taxes_cents
  from (select c.seller_id, c.change_id from ${changed}) c
  join order_change_lines d on d.seller_id = c.seller_id and d.change_id = c.change_id
  join order_lines l on l.seller_id = d.seller_id and l.line_id = d.line_id`;

/** Of which statements about bills of some days are made. */
export function billPieces(scope: OrderScope, filter: LedgerFilter) {
  const pieces = piecesOf(scope, filter);
  return { ...pieces, sold: soldLines(pieces), back: backLines(pieces) };
}

/** By event, and besides them delivery and payment plans, which belong to a whole order. */
export async function sumBillParts(db: Db, scope: OrderScope, filter: LedgerFilter): Promise<PartSum[]> {
  const pieces = piecesOf(scope, filter);
  const { ordered, changed } = pieces;
  const { rows } = await sql<PartSum>`
    select key, is_back as "isBack", sum(tickets)::float8 as tickets, sum(fees)::float8 as fees,
      sum(taxes)::float8 as taxes, sum(delivery)::float8 as delivery
    from (
      select outlet_event_id::text as key, false as is_back, quantity * unit_price_cents as tickets,
        quantity * unit_fees_cents as fees, taxes_cents as taxes, 0 as delivery
      from (${soldLines(pieces)}) sold
      union all
      select outlet_event_id::text, true, tickets_cents, fees_cents, taxes_cents, 0 from (${backLines(pieces)}) back
      union all
      select 'delivery', false, 0, 0, 0, o.shipping_cents from ${ordered}
      union all
      select 'delivery', c.shipping_cents < 0, 0, 0, 0, c.shipping_cents from ${changed}
      union all
      select 'plan', false, 0, o.plan_fee_cents, 0, 0 from ${ordered}
      union all
      select 'plan', c.plan_fee_cents < 0, 0, c.plan_fee_cents, 0, 0 from ${changed}) parts
    group by 1, 2
    having sum(abs(tickets) + abs(fees) + abs(taxes) + abs(delivery)) > 0`.execute(db);
  return rows;
}

/**
 * Fees by their names. What goes back of a line names no fee: it is shared by what each of them cost, as the difference of
 * two rounded running sums, which is each fee itself where whole tickets went back.
 */
export async function sumNamedFees(db: Db, scope: OrderScope, filter: LedgerFilter): Promise<FeeSum[]> {
  const pieces = piecesOf(scope, filter);
  const { rows } = await sql<FeeSum>`
    select name, is_back as "isBack", sum(cents)::float8 as cents from (
      select f.fee->>'name' as name, false as is_back, quantity * (f.fee->>'valueCents')::int as cents
      from (${soldLines(pieces)}) sold cross join lateral jsonb_array_elements(fees) f(fee)
      union all
      select f.fee->>'name', true, round(fees_cents::numeric * upto / unit_fees_cents)
        - round(fees_cents::numeric * (upto - value) / unit_fees_cents)
      from (${backLines(pieces)}) back
      cross join lateral (
        select fee, (fee->>'valueCents')::int as value,
          sum((fee->>'valueCents')::int) over (order by nth) as upto
        from jsonb_array_elements(fees) with ordinality e(fee, nth)) f
      where unit_fees_cents > 0) named
    group by 1, 2 having sum(abs(cents)) > 0`.execute(db);
  return rows;
}
