// Movements summed by day, outlet and kind, and by what they are looked at: the day itself, the show, or the kind of card.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ofSeller } from '../../../sellers/index.ts';
import type { OrderScope } from '../order-filter-pieces.ts';
import { movedMoney } from './moved-money.ts';
import type { LedgerFilter } from './moved-money.ts';

const dayOf = (sellerId: number): RawBuilder<unknown> =>
  sql`(m.at at time zone ${ofSeller.zone(sellerId)})::date`;

const keys = {
  day: sql`to_char(day, 'YYYY-MM-DD')`,
  method: sql`card_type`,
  event: sql`coalesce(event_id::text, '')`,
};
export type SummedBy = keyof typeof keys;

/** Money that no order came of has no outlet. */
const NO_OUTLET = 0;

const whole = (sellerId: number): RawBuilder<unknown> =>
  sql`select ${dayOf(sellerId)} as day, m.outlet_id, m.kind, m.card_type, m.cents from moved m`;

/**
 * Money of an order with several shows is shared by what their tickets cost. Each show gets the difference of two rounded
 * running sums, so that the shares add up to the whole to the cent.
 */
const sharedAmongShows = (sellerId: number): RawBuilder<unknown> => sql`
  select ${dayOf(sellerId)} as day, m.outlet_id, m.kind, s.event_id,
    case when s.whole > 0 then (round(m.cents * s.upto / s.whole) - round(m.cents * (s.upto - s.worth) / s.whole))
      else m.cents end as cents
  from moved m left join (
    select l.order_id, l.outlet_event_id as event_id, sum(w.worth) as worth,
      sum(sum(w.worth)) over (partition by l.order_id order by l.outlet_event_id) as upto,
      sum(sum(w.worth)) over (partition by l.order_id) as whole
    from order_lines l
    cross join lateral (
      select (l.quantity * (l.unit_price_cents + l.unit_fees_cents) + l.taxes_cents)::numeric as worth) w
    where l.seller_id = ${sellerId} and l.order_id in (select order_id from moved)
    group by l.order_id, l.outlet_event_id) s on s.order_id = m.order_id`;

/** A piece of a statement: day, outlet, key, kind, cents and how many movements. */
export const summedMovements = (
  scope: OrderScope,
  filter: LedgerFilter,
  by: SummedBy,
): RawBuilder<unknown> => sql`
  with moved as materialized (${movedMoney(scope, filter)}),
    shared as (${by === 'event' ? sharedAmongShows(scope.sellerId) : whole(scope.sellerId)})
  select day, coalesce(outlet_id, ${sql.lit(NO_OUTLET)}) as outlet_id, ${keys[by]} as key, kind,
    sum(cents)::bigint as cents, count(*)::int as movements
  from shared group by 1, 2, 3, 4`;
