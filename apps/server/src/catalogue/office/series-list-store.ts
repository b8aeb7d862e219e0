import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import type { DrawSettings } from '@stagedoor/rules/draw/draw-settings';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { EventScope } from './read-events.ts';
import '../tables.ts';

export interface OfficeSeriesRow {
  id: number;
  outletId: number;
  name: string;
  tour: string | null;
  visibleFrom: Date | null;
  opensAt: Date | null;
  closesAt: Date | null;
  draw: DrawSettings | null;
  shows: number;
  takesRequests: boolean;
}

/** With how many shows each has; the one that closes last first, those without an end before all. */
export async function listOfficeSeries(
  db: Db,
  { sellerId, outletIds }: EventScope,
): Promise<OfficeSeriesRow[]> {
  const where = outletIds === 'all' ? sql`true` : sql`s.outlet_id = any (${[...outletIds]}::int[])`;
  const { rows } = await sql<OfficeSeriesRow>`
    select s.series_id as id, s.outlet_id as "outletId", s.name, t.name as tour,
      s.visible_from as "visibleFrom", s.opens_at as "opensAt", s.closes_at as "closesAt", s.draw,
      count(e.outlet_event_id)::int as shows,
      coalesce(bool_or(e.sales_type_id = ${FAN_REQUEST_SALE} and e.active), false) as "takesRequests"
    from series s
    left join tours t on t.seller_id = s.seller_id and t.tour_id = s.tour_id
    left join outlet_events e on e.seller_id = s.seller_id and e.series_id = s.series_id
    where s.seller_id = ${sellerId} and ${where}
    group by s.seller_id, s.series_id, t.name
    order by s.closes_at desc nulls first, s.series_id desc`.execute(db);
  return rows;
}
