import { sql } from 'kysely';
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

/** What a description speaks of, by kind. */
export type SpokenOf = Readonly<Record<'show' | 'event' | 'item' | 'price level', readonly number[]>>;

/** Either of two columns, where some ids are asked for. */
const among = (
  one: string,
  ids: readonly number[] | undefined,
  other: string,
  otherIds: readonly number[],
) =>
  ids === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(one)} = any(${[...ids]}::int[]) or ${sql.ref(other)} = any(${[...otherIds]}::int[]))`;

/** What hangs on what in a seller's catalogue now; with `of`, as far as it has to do with these. */
export async function findStructure(tx: Db, sellerId: number, of?: SpokenOf): Promise<CatalogueStructure> {
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
    .where(among('outlet_event_id', of?.event, 'show_id', of?.show ?? []))
    .execute();
  const eventIds = events.map(({ id }) => id);
  const items = await tx
    .selectFrom('event_items')
    .select(['item_id', 'outlet_event_id'])
    .where('seller_id', '=', sellerId)
    .where(among('item_id', of?.item, 'outlet_event_id', eventIds))
    .execute();
  const itemIds = items.map(({ item_id }) => item_id);
  const levels = await tx
    .selectFrom('price_levels')
    .select(['price_level_id', 'item_id'])
    .where('seller_id', '=', sellerId)
    .where(among('price_level_id', of?.['price level'], 'item_id', itemIds))
    .execute();
  return {
    outletOfSeries: new Map(series.map((row) => [row.series_id, row.outlet_id])),
    events: new Map(events.map((row) => [row.id, row])),
    eventOfItem: new Map(items.map((row) => [row.item_id, row.outlet_event_id])),
    itemOfLevel: new Map(levels.map((row) => [row.price_level_id, row.item_id])),
  };
}
