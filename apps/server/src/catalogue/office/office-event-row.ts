import { eventName } from '@stagedoor/rules/events/event-title';
import { EXTERNAL_SALE, FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import type { SalesType } from '@stagedoor/rules/events/sales-types';
import { sql } from 'kysely';
import '../tables.ts';

export interface OfficeEventRow {
  event_id: number;
  name: string | null;
  override_name: string | null;
  artist_name: string | null;
  starts_at: Date | null;
  venue_name: string | null;
  city: string | null;
  state: string | null;
  time_zone: string | null;
  outlet_id: number;
  sales_type_id: SalesType;
  series_name: string | null;
  active: boolean;
  withheld_levels: number;
  canceled_at: Date | null;
}

/** Columns over `eventTables`. */
export const eventColumns = sql`
  e.outlet_event_id as event_id, s.name, e.override_name, a.name as artist_name, s.starts_at,
  v.name as venue_name, v.city, v.state, v.time_zone, e.outlet_id, e.sales_type_id, g.name as series_name, e.active,
  c.canceled_at,
  (select count(*)::int from event_items i
    join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
    join withheld_levels w on w.seller_id = l.seller_id and w.price_level_id = l.price_level_id
    where i.seller_id = e.seller_id and i.outlet_event_id = e.outlet_event_id) as withheld_levels`;

export const eventTables = sql`
  outlet_events e
  join shows s on s.seller_id = e.seller_id and s.show_id = e.show_id
  left join artists a on a.seller_id = s.seller_id and a.artist_id = s.artist_id
  left join venues v on v.seller_id = s.seller_id and v.venue_id = s.venue_id
  left join series g on g.seller_id = e.seller_id and g.series_id = e.series_id
  left join canceled_events c on c.seller_id = e.seller_id and c.outlet_event_id = e.outlet_event_id`;

const salesType = (type: SalesType): 'instant' | 'request' | 'external' =>
  type === FAN_REQUEST_SALE ? 'request' : type === EXTERNAL_SALE ? 'external' : 'instant';

/** As the office's calls tell it. */
export const describeEvent = (row: OfficeEventRow) => ({
  id: row.event_id,
  name: eventName({ name: row.name ?? row.artist_name ?? '', overrideName: row.override_name }),
  startsAt: row.starts_at ?? undefined,
  venue: row.venue_name === null ? undefined : `${row.venue_name}, ${row.city}`,
  place: { state: row.state ?? undefined, timeZone: row.time_zone ?? undefined },
  outletId: row.outlet_id,
  salesType: salesType(row.sales_type_id),
  series: row.series_name ?? undefined,
  isListed: row.active,
  canceledAt: row.canceled_at ?? undefined,
});
