// Takes away what is described no more, as far as nothing refers to it.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { unlessReferenced } from '../platform/db/unless-referenced.ts';
import { removeLevels } from './remove-levels.ts';
import type { CatalogueRows } from './catalogue-rows.ts';

/** What refers to what, and by which column. Other modules may refer to them too; then they stay. */
const users = {
  items: { table: 'event_items', id: 'item_id', user: 'price_levels' },
  series: { table: 'series', id: 'series_id', user: 'outlet_events' },
  shows: { table: 'shows', id: 'show_id', user: 'outlet_events' },
  tours: { table: 'tours', id: 'tour_id', user: 'series' },
  artists: { table: 'artists', id: 'artist_id', user: 'shows' },
  halls: { table: 'halls', id: 'hall_id', user: 'outlet_events' },
  venues: { table: 'venues', id: 'venue_id', user: 'shows' },
} as const;

type Kind = keyof typeof users;

function belongsHere(kind: Kind, { outletIds, within, events }: CatalogueRows) {
  if (within && kind === 'series') return sql`t.series_id = any(${within.seriesIds}::int[])`;
  if (within && kind === 'shows') return sql`t.show_id = any(${within.showIds}::int[])`;
  if (kind === 'series') return sql`t.outlet_id = any(${outletIds}::int[])`;
  if (kind === 'items')
    return sql`t.outlet_event_id = any(${events.map((row) => row.outlet_event_id)}::int[])`;
  return sql`true`;
}

async function findUnused(tx: Tx, kind: Kind, rows: CatalogueRows, wanted: number[]): Promise<number[]> {
  const { table, id, user } = users[kind];
  const found = await sql<{ id: number }>`
    select ${sql.ref(`t.${id}`)} as id from ${sql.table(table)} as t
    where t.seller_id = ${rows.sellerId} and ${belongsHere(kind, rows)}
      and ${sql.ref(`t.${id}`)} <> all(${wanted}::int[])
      and not exists (
        select from ${sql.table(user)} as u
        where u.seller_id = t.seller_id and ${sql.ref(`u.${id}`)} = ${sql.ref(`t.${id}`)})
    order by 1`.execute(tx);
  return found.rows.map((row) => row.id);
}

async function remove(tx: Tx, kind: Kind, rows: CatalogueRows, wanted: number[]): Promise<[Kind, number[]]> {
  const { table, id } = users[kind];
  const removed: number[] = [];
  for (const unused of await findUnused(tx, kind, rows, wanted)) {
    const gone = await unlessReferenced(tx, () =>
      sql`
        delete from ${sql.table(table)}
        where seller_id = ${rows.sellerId} and ${sql.ref(id)} = ${unused}`.execute(tx),
    );
    if (gone) removed.push(unused);
  }
  return [kind, removed];
}

/** The ids that went, by kind. */
export async function removeUnused(tx: Tx, rows: CatalogueRows): Promise<Map<string, number[]>> {
  const levels = await removeLevels(tx, rows);
  return new Map<string, number[]>([
    ['price levels', levels],
    await remove(
      tx,
      'items',
      rows,
      rows.items.map((row) => row.item_id),
    ),
    await remove(
      tx,
      'series',
      rows,
      rows.series.map((row) => row.series_id),
    ),
    await remove(
      tx,
      'shows',
      rows,
      rows.shows.map((row) => row.show_id),
    ),
    await remove(
      tx,
      'tours',
      rows,
      rows.tours.map((row) => row.tour_id),
    ),
    await remove(
      tx,
      'artists',
      rows,
      rows.artists.map((row) => row.artist_id),
    ),
    await remove(
      tx,
      'halls',
      rows,
      rows.halls.map((row) => row.hall_id),
    ),
    await remove(
      tx,
      'venues',
      rows,
      rows.venues.map((row) => row.venue_id),
    ),
  ]);
}
