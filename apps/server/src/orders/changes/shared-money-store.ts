import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import { officePayments } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { noTests } from '../office/order-filter-pieces.ts';
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
  const { rows } = await sql<SharedMoney>`
    with own as materialized (
      select o.order_id, o.state, o.shipping_cents + o.plan_fee_cents as extra from orders o
      where o.seller_id = ${sellerId} and ${noTests} and o.order_id = any (array(
        select distinct e.order_id from order_lines e
        where e.seller_id = ${sellerId} and e.outlet_event_id = any (${ids}::int[])))),
    worths as (
      select l.order_id, l.outlet_event_id, sum(v.worth) as worth,
        sum(sum(v.worth)) over (partition by l.order_id order by l.outlet_event_id) as upto,
        sum(sum(v.worth)) over (partition by l.order_id) as whole,
        count(*) over (partition by l.order_id) as shows
      from order_lines l
      cross join lateral (
        select (l.quantity * (l.unit_price_cents + l.unit_fees_cents) + l.taxes_cents)::numeric as worth) v
      where l.seller_id = ${sellerId} and l.order_id in (select order_id from own)
      group by l.order_id, l.outlet_event_id),
    w as (select * from worths where outlet_event_id = any (${ids}::int[])),
    changed as (
      select c.order_id, sum(c.shipping_cents + c.plan_fee_cents) as extra from order_changes c
      where c.seller_id = ${sellerId} and c.state in ('effective', 'settled')
        and c.order_id in (select order_id from own) group by 1),
    due as (
      select p.order_id, p.amount_cents as cents, p.payment_id::text in (
        ${officePayments.unknownTargets(sellerId, ORDER_PAYMENT)}) as is_held
      from order_payments p join own o on o.order_id = p.order_id and o.state <> 'STATUS_ORDER_CANCELED'
      where p.seller_id = ${sellerId} and p.captured_at is null and p.voided_at is null)
    select
      coalesce((select sum(${share(sql`(o.extra + coalesce(c.extra, 0))`)}) from w join own o on o.order_id = w.order_id
        left join changed c on c.order_id = w.order_id), 0)::float8 as "deliveryCents",
      coalesce((select sum(${share(sql`d.cents`)}) from w join due d on d.order_id = w.order_id), 0)::float8 as "toComeCents",
      coalesce((select sum(${share(sql`d.cents`)}) from w join due d on d.order_id = w.order_id where d.is_held), 0)::float8
        as "heldCents",
      (select count(distinct d.order_id)::int from due d where d.is_held) as "heldOrders",
      (select count(distinct w.order_id)::int from w where w.shows > (
        select count(*) from w same where same.order_id = w.order_id)) as "sharedOrders"`.execute(db);
  return firstOf(rows);
}
