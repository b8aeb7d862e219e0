import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import { noTests, ordersAtEvents } from './order-filter-pieces.ts';
import { salesByCode } from './sales-by-code-store.ts';
import type { SalesByCode } from './sales-by-code-store.ts';
import '../tables.ts';

const DAYS = 60;

export interface SalesDay {
  day: string;
  tickets: number;
  orderedCents: number;
}

/** Day by day of the seller's, the last sixty days at most. What was canceled since is counted as it was ordered. */
export async function salesOfEvent(
  db: Db,
  sellerId: number,
  eventId: number,
  now: Date,
): Promise<{ sales: SalesDay[]; codes: SalesByCode[]; orders: number }> {
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  const { rows: sales } = await sql<SalesDay>`
    select to_char(o.created_at at time zone ${ofSeller.zone(sellerId)}, 'YYYY-MM-DD') as day,
      coalesce(sum(l.quantity) filter (where not l.is_add_on), 0)::int as tickets,
      sum(l.quantity * (l.unit_price_cents + l.unit_fees_cents) + l.taxes_cents)::float8 as "orderedCents"
    from order_lines l join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
    where l.seller_id = ${sellerId} and l.outlet_event_id = ${eventId} and o.created_at >= ${since} and ${noTests}
    group by 1 order by 1`.execute(db);
  const codes = await salesByCode(db, sellerId, eventId);
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from order_events e
    where e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId} and not exists (
      select from orders o where o.seller_id = e.seller_id and o.order_id = e.order_id and o.is_test)`.execute(
    db,
  );
  return { sales, codes, orders: firstOf(rows).orders };
}

/** A piece of a statement: what letters about the orders of an event are filed under. Fetched by ids: a join reads every order. */
export const filesOfEvent = (sellerId: number, eventId: number): RawBuilder<unknown> => sql`
  select 'order Z' || o.unique_id from orders o
  where o.seller_id = ${sellerId} and o.order_id = any (array(${ordersAtEvents(sellerId, [eventId])}))`;
