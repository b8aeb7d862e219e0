import type { Times } from '@stagedoor/rules/time/times-in';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { eventPieces } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import '../tables.ts';

export interface OrderFilter {
  sellerId: number;
  outletId: number;
  userId: number;
  /** Of the latest show. An order with a show that has no date yet is of no year. */
  year?: number | undefined;
  /** Whether a show of it lies ahead. */
  upcoming?: boolean | undefined;
  now: Date;
  times: Times;
}

/** No show is of another year, and a date knows no others. */
const YEARS = { first: 1900, last: 9999 };

function ofYear(year: number | undefined, { yearSpan }: Times): RawBuilder<unknown> {
  if (year === undefined) return sql`true`;
  if (year < YEARS.first || year > YEARS.last) return sql`false`;
  const { from, before } = yearSpan(year);
  return sql`d.latest >= ${from} and d.latest < ${before}`;
}

/** One's own orders, the latest first. */
export async function findOrdersOf(db: Db, filter: OrderFilter): Promise<OrderRow[]> {
  const { sellerId, outletId, userId, year, upcoming, now, times } = filter;
  const { rows } = await sql<OrderRow>`
    select o.* from orders o
    cross join lateral (
      select max(t.starts_at) as latest from order_events e
      join (${eventPieces.starts(sellerId)}) t on t.outlet_event_id = e.outlet_event_id
      where e.seller_id = o.seller_id and e.order_id = o.order_id) d
    where o.seller_id = ${sellerId} and o.user_id = ${userId} and o.outlet_id = ${outletId} and o.hidden_at is null
      and ${ofYear(year, times)}
      and (${upcoming ?? null}::boolean is null or coalesce(d.latest > ${now}, false) = ${upcoming ?? null}::boolean)
    order by o.created_at desc`.execute(db);
  return rows;
}
