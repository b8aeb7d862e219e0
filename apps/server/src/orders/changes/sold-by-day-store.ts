import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ofSeller } from '../../sellers/index.ts';
import { billPieces } from './sum-bill-parts.ts';
import type { LedgerFilter } from '../office/ledger/moved-money.ts';
import type { OrderScope } from '../office/order-filter-pieces.ts';

/**
 * A piece of a statement: what was sold of each event on these days and what came back, with fees and taxes, and how many
 * tickets that were, guests' left out; as `summedMovements` has its columns.
 */
export function soldByDay(scope: OrderScope, filter: LedgerFilter): RawBuilder<unknown> {
  const { ordered, changed } = billPieces(scope, filter);
  const zone = ofSeller.zone(scope.sellerId);
  const worth = sql`l.quantity * (l.unit_price_cents + l.unit_fees_cents) + l.taxes_cents`;
  const isSeat = sql`not l.is_add_on and not is_guest`;
  const tickets = sql`case when ${isSeat} then l.quantity else 0 end`;
  const isGuest = sql`o.guest_request_uuid is not null as is_guest`;
  return sql`
    select (m.at at time zone ${zone})::date as day, m.outlet_id, m.event_id::text as key, m.kind,
      sum(m.cents)::bigint as cents, sum(m.tickets)::int as movements
    from (
      select o.created_at as at, o.outlet_id, l.outlet_event_id as event_id, 'sold' as kind, ${worth} as cents,
        ${tickets} as tickets
      from (select o.seller_id, o.order_id, o.created_at, o.outlet_id, ${isGuest} from ${ordered}) o
      join order_lines l on l.seller_id = o.seller_id and l.order_id = o.order_id and l.change_id is null
      union all
      select c.effective_at, c.outlet_id, l.outlet_event_id, 'sold', ${worth}, ${tickets}
      from (select c.seller_id, c.change_id, c.effective_at, o.outlet_id, ${isGuest} from ${changed}) c
      join order_lines l on l.seller_id = c.seller_id and l.change_id = c.change_id
      union all
      select c.effective_at, c.outlet_id, l.outlet_event_id, 'back',
        -(d.tickets_cents + d.fees_cents + d.taxes_cents), case when ${isSeat} then d.quantity else 0 end
      from (select c.seller_id, c.change_id, c.effective_at, o.outlet_id, ${isGuest} from ${changed}) c
      join order_change_lines d on d.seller_id = c.seller_id and d.change_id = c.change_id
      join order_lines l on l.seller_id = d.seller_id and l.line_id = d.line_id) m
    group by 1, 2, 3, 4`;
}
