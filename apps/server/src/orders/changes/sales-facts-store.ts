// What was sold of some events and what came back of it, summed as reports want it. The pieces are those of which the
// ledger's bills are made: a line counts on the day when it was bought, what is given back on the day when that took effect.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import { noTests, ordersAtEvents } from '../office/order-filter-pieces.ts';
import '../tables.ts';
import './tables.ts';

export interface SalesFact {
  /** Of the seller's. */
  day: string;
  levelId: number;
  outletId: number;
  way: 'shop' | 'code' | 'counter' | 'draw' | 'guests';
  isAddOn: boolean;
  isBack: boolean;
  /** What came back counts down. */
  tickets: number;
  ticketsCents: number;
  feesCents: number;
  taxesCents: number;
}

const way = sql`case when o.guest_request_uuid is not null then 'guests'
  when o.counter_sale_uuid is not null then 'counter'
  when o.series_request_id is not null then 'draw'
  when o.code is not null then 'code' else 'shop' end`;

/** Sold lines, and lines of which something came back. A change that was undone has never been. Orders are fetched by ids: a join reads every order. */
const moves = (sellerId: number, eventIds: readonly number[]): RawBuilder<unknown> => sql`
  select l.order_id, l.price_level_id, l.is_add_on, coalesce(c.effective_at, o.created_at) as at, false as is_back,
    l.quantity as tickets, l.quantity * l.unit_price_cents as tickets_cents,
    l.quantity * l.unit_fees_cents as fees_cents, l.taxes_cents, o.outlet_id, o.code, ${way} as way
  from order_lines l
  join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id and ${noTests}
    and o.order_id = any (array(${ordersAtEvents(sellerId, eventIds)}))
  left join order_changes c on c.seller_id = l.seller_id and c.change_id = l.change_id
  where l.seller_id = ${sellerId} and l.outlet_event_id = any (${[...eventIds]}::int[])
    and (l.change_id is null or c.state in ('effective', 'settled'))
  union all
  select l.order_id, l.price_level_id, l.is_add_on, c.effective_at, true, -d.quantity, d.tickets_cents, d.fees_cents,
    d.taxes_cents, o.outlet_id, o.code, ${way}
  from order_lines l
  join order_change_lines d on d.seller_id = l.seller_id and d.line_id = l.line_id
  join order_changes c on c.seller_id = d.seller_id and c.change_id = d.change_id
    and c.state in ('effective', 'settled')
  join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id and ${noTests}
    and o.order_id = any (array(${ordersAtEvents(sellerId, eventIds)}))
  where l.seller_id = ${sellerId} and l.outlet_event_id = any (${[...eventIds]}::int[])`;

export async function salesFacts(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<SalesFact[]> {
  const { rows } = await sql<SalesFact>`
    select to_char(m.at at time zone ${ofSeller.zone(sellerId)}, 'YYYY-MM-DD') as day, m.price_level_id as "levelId",
      m.outlet_id as "outletId", m.way, m.is_add_on as "isAddOn", m.is_back as "isBack", sum(m.tickets)::int as tickets,
      sum(m.tickets_cents)::float8 as "ticketsCents", sum(m.fees_cents)::float8 as "feesCents",
      sum(m.taxes_cents)::float8 as "taxesCents"
    from (${moves(sellerId, eventIds)}) m group by 1, 2, 3, 4, 5, 6 order by 1`.execute(db);
  return rows;
}

export interface CodeFact {
  code: string;
  tickets: number;
  cents: number;
}

const MOST_CODES = 20;

/** CODE-06: those with the most tickets that are still sold. */
export async function codeFacts(db: Db, sellerId: number, eventIds: readonly number[]): Promise<CodeFact[]> {
  const { rows } = await sql<CodeFact>`
    select m.code, coalesce(sum(m.tickets) filter (where not m.is_add_on), 0)::int as tickets,
      sum(m.tickets_cents + m.fees_cents)::float8 as cents
    from (${moves(sellerId, eventIds)}) m where m.code is not null
    group by 1 having sum(m.tickets) > 0 order by 2 desc, 1 limit ${sql.lit(MOST_CODES)}`.execute(db);
  return rows;
}
