import type { SalesType } from '@stagedoor/rules/events/sales-types';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { EventScope } from './read-events.ts';
import '../tables.ts';

export interface EventOnSale {
  eventId: number;
  salesType: SalesType;
  isListed: boolean;
  isCanceled: boolean;
  startsAt: Date | null;
  opensAt: Date | null;
  closesAt: Date | null;
}

const within = ({ sellerId, outletIds }: EventScope, eventIds: readonly number[] | undefined) =>
  sql.join(
    [
      sql`e.seller_id = ${sellerId}`,
      ...(outletIds === 'all' ? [] : [sql`e.outlet_id = any (${[...outletIds]}::int[])`]),
      ...(eventIds ? [sql`e.outlet_event_id = any (${[...eventIds]}::int[])`] : []),
    ],
    sql` and `,
  );

/** What decides how these events stand, or every one of the outlets, in one read however many there are. */
export async function saleOfEvents(
  db: Db,
  scope: EventScope,
  eventIds?: readonly number[],
): Promise<EventOnSale[]> {
  const { rows } = await sql<EventOnSale>`
    select e.outlet_event_id as "eventId", e.sales_type_id as "salesType", e.active as "isListed",
      c.canceled_at is not null as "isCanceled", s.starts_at as "startsAt", g.opens_at as "opensAt",
      g.closes_at as "closesAt"
    from outlet_events e
    join shows s on s.seller_id = e.seller_id and s.show_id = e.show_id
    left join series g on g.seller_id = e.seller_id and g.series_id = e.series_id
    left join canceled_events c on c.seller_id = e.seller_id and c.outlet_event_id = e.outlet_event_id
    where ${within(scope, eventIds)}`.execute(db);
  return rows;
}

/** Their levels, as a piece for whoever counts what is left of them. Parking alone is no sale of the show. */
export const levelsOnSale = (scope: EventScope, eventIds?: readonly number[]): RawBuilder<unknown> => sql`
  select i.outlet_event_id as event_id, l.price_level_id,
    case when w.price_level_id is null then l.sale_status else 'OFF_SALE' end as sale_status,
    l.on_sale_from, l.on_sale_until
  from outlet_events e
  join event_items i on i.seller_id = e.seller_id and i.outlet_event_id = e.outlet_event_id
  join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
  left join withheld_levels w on w.seller_id = l.seller_id and w.price_level_id = l.price_level_id
  where ${within(scope, eventIds)} and not i.suppress_on_event_page`;
