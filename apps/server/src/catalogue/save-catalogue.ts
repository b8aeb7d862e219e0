// The writing side of the catalogue's tables. What is no longer described is taken away where nobody is harmed.
import { sql } from 'kysely';
import type { Changes } from '../platform/db/changes.ts';
import { saveRows, withRemoved } from '../platform/db/save-rows.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { markPublished } from './published-event-store.ts';
import { removeUnused } from './remove-unused.ts';

/** An event may be remembered by orders, so one that is gone is only taken off the list. */
async function saveEvents(tx: Tx, { sellerId, outletIds, within, events }: CatalogueRows): Promise<Changes> {
  const ids = events.map((row) => row.outlet_event_id);
  const described = within
    ? sql<boolean>`outlet_event_id = any(${within.eventIds}::int[])`
    : sql<boolean>`true`;
  const gone = await tx
    .updateTable('outlet_events')
    .set({ active: false })
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`outlet_id = any(${outletIds}::int[])`)
    .where('active', '=', true)
    .where(described)
    .where(sql<boolean>`outlet_event_id <> all(${ids}::int[])`)
    .returning('outlet_event_id')
    .execute();
  const changes = await saveRows(tx, 'events', 'outlet_events', ['seller_id', 'outlet_event_id'], events);
  return withRemoved(
    changes,
    gone.map((row) => row.outlet_event_id),
  );
}

async function saveContents(tx: Tx, { sellerId, events, contents }: CatalogueRows): Promise<Changes> {
  const ids = events.map((row) => row.outlet_event_id);
  const places = contents.map((row) => `${row.outlet_event_id}/${row.sort}`);
  const gone = await tx
    .deleteFrom('outlet_event_contents')
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`outlet_event_id = any(${ids}::int[])`)
    .where(sql<boolean>`outlet_event_id || '/' || sort <> all(${places}::text[])`)
    .returning(['outlet_event_id', 'sort'])
    .execute();
  const key = ['seller_id', 'outlet_event_id', 'sort'] as const;
  const changes = await saveRows(tx, 'event contents', 'outlet_event_contents', key, contents);
  return withRemoved(
    changes,
    gone.map((row) => `${row.outlet_event_id}/${row.sort}`),
  );
}

async function saveFees(tx: Tx, { sellerId, levels, fees }: CatalogueRows): Promise<Changes> {
  const ids = levels.map((row) => row.price_level_id);
  const places = fees.map((row) => `${row.price_level_id}/${row.sort}`);
  const gone = await tx
    .deleteFrom('price_level_fees')
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`price_level_id = any(${ids}::int[])`)
    .where(sql<boolean>`price_level_id || '/' || sort <> all(${places}::text[])`)
    .returning(['price_level_id', 'sort'])
    .execute();
  const changes = await saveRows(
    tx,
    'fees',
    'price_level_fees',
    ['seller_id', 'price_level_id', 'sort'],
    fees,
  );
  return withRemoved(
    changes,
    gone.map((row) => `${row.price_level_id}/${row.sort}`),
  );
}

/** Levels that are gone must have lost their stock before this. */
export async function saveCatalogue(tx: Tx, rows: CatalogueRows, now: Date): Promise<Changes[]> {
  const saved = [
    await saveRows(tx, 'artists', 'artists', ['seller_id', 'artist_id'], rows.artists),
    await saveRows(tx, 'venues', 'venues', ['seller_id', 'venue_id'], rows.venues),
    await saveRows(tx, 'halls', 'halls', ['seller_id', 'hall_id'], rows.halls),
    await saveRows(
      tx,
      'plans of halls',
      'hall_versions',
      ['seller_id', 'hall_id', 'version'],
      rows.hallVersions,
    ),
    await saveRows(tx, 'tours', 'tours', ['seller_id', 'tour_id'], rows.tours),
    await saveRows(tx, 'series', 'series', ['seller_id', 'series_id'], rows.series),
    await saveRows(tx, 'shows', 'shows', ['seller_id', 'show_id'], rows.shows),
    await saveEvents(tx, rows),
    await saveContents(tx, rows),
    await saveRows(tx, 'items', 'event_items', ['seller_id', 'item_id'], rows.items),
    await saveRows(tx, 'price levels', 'price_levels', ['seller_id', 'price_level_id'], rows.levels),
    await saveFees(tx, rows),
  ];
  await markPublished(tx, rows, now);
  const removed = await removeUnused(tx, rows);
  return saved.map((changes) => withRemoved(changes, removed.get(changes.kind) ?? []));
}
