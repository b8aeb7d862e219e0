import type { Db } from '../platform/db/tables.ts';

export interface StoredEvent {
  id: number;
  outletId: number;
  showId: number;
  seriesId: number | null;
  salesTypeId: number;
}

export interface CatalogueStructure {
  outletOfSeries: ReadonlyMap<number, number>;
  events: ReadonlyMap<number, StoredEvent>;
  eventOfItem: ReadonlyMap<number, number>;
  itemOfLevel: ReadonlyMap<number, number>;
}

/** What hangs on what in a seller's catalogue now. */
export async function findStructure(tx: Db, sellerId: number): Promise<CatalogueStructure> {
  const series = await tx
    .selectFrom('series')
    .select(['series_id', 'outlet_id'])
    .where('seller_id', '=', sellerId)
    .execute();
  const events = await tx
    .selectFrom('outlet_events')
    .select([
      'outlet_event_id as id',
      'outlet_id as outletId',
      'show_id as showId',
      'series_id as seriesId',
      'sales_type_id as salesTypeId',
    ])
    .where('seller_id', '=', sellerId)
    .execute();
  const items = await tx
    .selectFrom('event_items')
    .select(['item_id', 'outlet_event_id'])
    .where('seller_id', '=', sellerId)
    .execute();
  const levels = await tx
    .selectFrom('price_levels')
    .select(['price_level_id', 'item_id'])
    .where('seller_id', '=', sellerId)
    .execute();
  return {
    outletOfSeries: new Map(series.map((row) => [row.series_id, row.outlet_id])),
    events: new Map(events.map((row) => [row.id, row])),
    eventOfItem: new Map(items.map((row) => [row.item_id, row.outlet_event_id])),
    itemOfLevel: new Map(levels.map((row) => [row.price_level_id, row.item_id])),
  };
}
