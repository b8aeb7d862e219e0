// The reading side of the catalogue's tables: an outlet's events with all that hangs on them, a query a table.
import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { taxingOf } from '../sellers/index.ts';
import type { EventItemsTable, PriceLevelFeesTable, PriceLevelsTable, SeriesTable } from './tables.ts';
import { selectShownEvents } from './event-rows.ts';
import './tables.ts';

export type SeriesRow = Selectable<SeriesTable> & { tour_name: string | null; tour_priority: boolean | null };
export type ItemRow = Selectable<EventItemsTable>;
export type LevelRow = Selectable<PriceLevelsTable>;
export type FeeRow = Selectable<PriceLevelFeesTable>;
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** An outlet's events that are in use, or events by their ids whether in use or not. */
type Which = { outletId: number } | { eventIds: readonly number[] };

function selectEvents(db: Db, sellerId: number, which: Which) {
  return selectShownEvents(db, sellerId)
    .select(['e.series_id', 'e.sales_type_id', 'e.description', 'e.mobile_delivery'])
    .select(['e.choose_seats', 'e.single_seats', 'e.keep_accessible', 'e.waiting_hours'])
    .where('e.outlet_event_id', 'in', eventIds(db, sellerId, which))
    .execute();
}

function selectSeries(db: Db, sellerId: number) {
  return db
    .selectFrom('series as s')
    .leftJoin('tours as t', (join) =>
      join.onRef('t.seller_id', '=', 's.seller_id').onRef('t.tour_id', '=', 's.tour_id'),
    )
    .selectAll('s')
    .select(['t.name as tour_name', 't.allow_priority_selection as tour_priority'])
    .where('s.seller_id', '=', sellerId)
    .orderBy('s.series_id');
}

export async function loadSeries(db: Db, sellerId: number, which: Which): Promise<SeriesRow[]> {
  const series = selectSeries(db, sellerId);
  if ('outletId' in which) return series.where('s.outlet_id', '=', which.outletId).execute();
  const used = db
    .selectFrom('outlet_events')
    .select('series_id')
    .where('seller_id', '=', sellerId)
    .where('outlet_event_id', 'in', [...which.eventIds]);
  return series.where('s.series_id', 'in', used).execute();
}

/** Rows of a table that hangs on the outlet's events, by event. */
function eventIds(db: Db, sellerId: number, which: Which) {
  const ids = db.selectFrom('outlet_events').select('outlet_event_id').where('seller_id', '=', sellerId);
  return 'outletId' in which
    ? ids.where('outlet_id', '=', which.outletId).where('active', '=', true)
    : ids.where('outlet_event_id', 'in', [...which.eventIds]);
}

export async function loadCatalogue(db: Db, sellerId: number, which: Which) {
  const ids = eventIds(db, sellerId, which);
  const itemIds = db
    .selectFrom('event_items')
    .select('item_id')
    .where('seller_id', '=', sellerId)
    .where('outlet_event_id', 'in', ids);
  const levels = db
    .selectFrom('price_levels')
    .where('seller_id', '=', sellerId)
    .where('item_id', 'in', itemIds);
  const [events, series, contents, items, levelRows, fees, withheld, taxing] = await Promise.all([
    selectEvents(db, sellerId, which),
    loadSeries(db, sellerId, which),
    db
      .selectFrom('outlet_event_contents')
      .selectAll()
      .where('seller_id', '=', sellerId)
      .where('outlet_event_id', 'in', ids)
      .orderBy('sort')
      .execute(),
    db
      .selectFrom('event_items')
      .selectAll()
      .where('seller_id', '=', sellerId)
      .where('outlet_event_id', 'in', ids)
      .orderBy('sort')
      .orderBy('item_id')
      .execute(),
    levels.selectAll().orderBy('sort').orderBy('price_level_id').execute(),
    db
      .selectFrom('price_level_fees')
      .selectAll()
      .where('seller_id', '=', sellerId)
      .where('price_level_id', 'in', levels.select('price_level_id'))
      .orderBy('sort')
      .execute(),
    db
      .selectFrom('withheld_levels')
      .select('price_level_id')
      .where('seller_id', '=', sellerId)
      .where('price_level_id', 'in', levels.select('price_level_id'))
      .execute(),
    taxingOf(db, sellerId),
  ]);
  const isWithheld = new Set(withheld.map((row) => row.price_level_id));
  return {
    events,
    series,
    contents,
    items,
    // What the desk has taken off sale stays off, whatever the description says.
    levels: levelRows.map((row): LevelRow =>
      isWithheld.has(row.price_level_id) ? { ...row, sale_status: 'OFF_SALE' } : row,
    ),
    fees,
    taxesIncluded: taxing?.taxesIncluded ?? false,
  };
}

export type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;
