import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import { officePayments } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { noTests, ordersAtEvents } from '../office/order-filter-pieces.ts';
import '../tables.ts';
import './tables.ts';

export interface SharedMoney {
  deliveryCents: number;
  toComeCents: number;
  heldCents: number;
  heldOrders: number;
  /** Orders for other shows too. */
  sharedOrders: number;
}

/** As the ledger shares what an order for several shows paid: by what their tickets cost, to the cent. */
const share = (cents: ReturnType<typeof sql>) => sql`
  case when w.whole > 0 then round(${cents}::numeric * w.upto / w.whole) - round(${cents}::numeric * (w.upto - w.worth) / w.whole)
    else ${cents} end`;

/** What belongs to whole orders, as far as it is for these events: delivery and plans, and what is still to be paid. */
export async function sharedMoney(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<SharedMoney> {
  const ids = [...eventIds];
  const atEvents = sql`any (array(${ordersAtEvents(sellerId, ids)}))`;
  const { rows } = await sql<SharedMoney>`
    with worths as materialized (
      select l.order_id, l.outlet_event_id, sum(v.worth) as worth,
        sum(sum(v.worth)) over (partition by l.order_id order by l.outlet_event_id) as upto,
        sum(sum(v.worth)) over (partition by l.order_id) as whole,
        count(*) over (partition by l.order_id) as shows,
        count(*) filter (where l.outlet_event_id = any (${ids}::int[])) over (partition by l.order_id) as ours
      from order_lines l
      cross join lateral (
        select (l.quantity * (l.unit_price_cents + l.unit_fees_cents) + l.taxes_cents)::numeric as worth) v
      where l.seller_id = ${sellerId} and l.order_id = ${atEvents}
      group by l.order_id, l.outlet_event_id)
    select coalesce(sum(${share(sql`(o.shipping_cents + o.plan_fee_cents + coalesce(c.extra, 0))`)}), 0)::float8
        as "deliveryCents",
      coalesce(sum(${share(sql`coalesce(due.cents, 0)`)}), 0)::float8 as "toComeCents",
      coalesce(sum(${share(sql`coalesce(due.held, 0)`)}), 0)::float8 as "heldCents",
      count(distinct w.order_id) filter (where due.held > 0)::int as "heldOrders",
      count(distinct w.order_id) filter (where w.shows > w.ours)::int as "sharedOrders"
    from worths w
    join orders o on o.seller_id = ${sellerId} and o.order_id = w.order_id and ${noTests}
    left join lateral (
      select sum(c.shipping_cents + c.plan_fee_cents) as extra from order_changes c
      where c.seller_id = ${sellerId} and c.order_id = w.order_id and c.state in ('effective', 'settled')) c on true
    left join lateral (
      select sum(p.amount_cents) as cents, sum(p.amount_cents) filter (
        where ${officePayments.isWithGateway(sellerId, ORDER_PAYMENT, sql`p.payment_id::text`)}) as held
      from order_payments p
      where p.seller_id = ${sellerId} and p.order_id = w.order_id and p.captured_at is null and p.voided_at is null
        and o.state <> 'STATUS_ORDER_CANCELED') due on true
    where w.outlet_event_id = any (${ids}::int[])`.execute(db);
  return firstOf(rows);
}
