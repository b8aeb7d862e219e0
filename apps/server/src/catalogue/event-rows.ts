import type { Db } from '../platform/db/tables.ts';
import { refundWindowColumns } from './refund-window.ts';
import './tables.ts';

const showColumns = [
  's.seller_id',
  's.show_id',
  's.artist_id',
  's.venue_id',
  's.name',
  's.starts_at',
  's.display_show_time',
  's.doors_at',
  's.image_url',
  's.mobile_image_url',
  's.seat_map_url',
  's.public_onsale_url',
  's.public_onsale_at',
  's.public_onsale_text',
  's.public_onsale_text_override',
  's.external_sales_url',
  's.tax_rate_basis_points',
] as const;

/** Events with what is shown of each wherever it is shown: its show, artist and place, and what became of it. */
export const selectShownEvents = (db: Db, sellerId: number) =>
  db
    .selectFrom('outlet_events as e')
    .innerJoin('shows as s', (join) =>
      join.onRef('s.seller_id', '=', 'e.seller_id').onRef('s.show_id', '=', 'e.show_id'),
    )
    .leftJoin('artists as a', (join) =>
      join.onRef('a.seller_id', '=', 's.seller_id').onRef('a.artist_id', '=', 's.artist_id'),
    )
    .leftJoin('venues as v', (join) =>
      join.onRef('v.seller_id', '=', 's.seller_id').onRef('v.venue_id', '=', 's.venue_id'),
    )
    .leftJoin('refund_windows as w', (join) =>
      join.onRef('w.seller_id', '=', 'e.seller_id').onRef('w.outlet_event_id', '=', 'e.outlet_event_id'),
    )
    .leftJoin('canceled_events as x', (join) =>
      join.onRef('x.seller_id', '=', 'e.seller_id').onRef('x.outlet_event_id', '=', 'e.outlet_event_id'),
    )
    .leftJoin('moved_shows as m', (join) =>
      join.onRef('m.seller_id', '=', 's.seller_id').onRef('m.show_id', '=', 's.show_id'),
    )
    .select(showColumns)
    .select(['x.canceled_at', 'm.moved_from'])
    .select(refundWindowColumns)
    .select(['e.outlet_event_id', 'e.override_name', 'e.image_override_url', 'a.name as artist_name'])
    .select(['e.door_time_override', 'e.use_door_time_override'])
    .select(['v.name as venue_name', 'v.city', 'v.state', 'v.time_zone'])
    .where('e.seller_id', '=', sellerId)
    .orderBy('s.starts_at')
    .orderBy('e.outlet_event_id');
