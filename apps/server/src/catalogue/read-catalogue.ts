// A seller's catalogue as the rows that `saveCatalogue` writes.
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { reachedEvents } from './reached-event-store.ts';
import type { Reach } from './reached-event-store.ts';

/** One value however many there are: thousands of placeholders take longer to write than to look up. */
const among = (column: string, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`;

/** Who plays where: what all outlets share, and of the shows those that are named. */
async function readShared(db: Db, sellerId: number, showIds: readonly number[] | undefined) {
  const artists = db.selectFrom('artists').selectAll().where('seller_id', '=', sellerId).orderBy('artist_id');
  const venues = db.selectFrom('venues').selectAll().where('seller_id', '=', sellerId).orderBy('venue_id');
  const halls = db.selectFrom('halls').selectAll().where('seller_id', '=', sellerId).orderBy('hall_id');
  const hallVersions = db
    .selectFrom('hall_versions')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('hall_id')
    .orderBy('version');
  const tours = db.selectFrom('tours').selectAll().where('seller_id', '=', sellerId).orderBy('tour_id');
  const shows = db
    .selectFrom('shows')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .$if(showIds !== undefined, (some) => some.where(among('show_id', showIds ?? [])))
    .orderBy('show_id');
  return {
    artists: await artists.execute(),
    venues: await venues.execute(),
    halls: await halls.execute(),
    hallVersions: await hallVersions.execute(),
    tours: await tours.execute(),
    shows: await shows.execute(),
  };
}

/** What hangs on these events, in the order that customers see. */
async function readItems(db: Db, sellerId: number, eventIds: readonly number[]) {
  const items = await db
    .selectFrom('event_items')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(among('outlet_event_id', eventIds))
    .orderBy('sort')
    .orderBy('item_id')
    .execute();
  const levels = await db
    .selectFrom('price_levels')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(
      among(
        'item_id',
        items.map((row) => row.item_id),
      ),
    )
    .orderBy('sort')
    .orderBy('price_level_id')
    .execute();
  const fees = await db
    .selectFrom('price_level_fees')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(
      among(
        'price_level_id',
        levels.map((row) => row.price_level_id),
      ),
    )
    .orderBy('sort')
    .execute();
  return { items, levels, fees };
}

/** What the seller has, and of the outlets those that are named: all that they have, or what `only` reaches. */
export async function readCatalogue(
  db: Db,
  sellerId: number,
  outletIds: number[],
  only?: Reach,
): Promise<CatalogueRows> {
  const reached = only && (await reachedEvents(db, sellerId, outletIds, only));
  const series = await db
    .selectFrom('series')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(among('outlet_id', outletIds))
    .$if(reached !== undefined, (some) => some.where(among('series_id', reached?.seriesIds ?? [])))
    .orderBy('series_id')
    .execute();
  const events = await db
    .selectFrom('outlet_events')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(among('outlet_id', outletIds))
    .$if(reached !== undefined, (some) => some.where(among('outlet_event_id', reached?.eventIds ?? [])))
    .orderBy('outlet_event_id')
    .execute();
  const eventIds = events.map((row) => row.outlet_event_id);
  const contents = await db
    .selectFrom('outlet_event_contents')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(among('outlet_event_id', eventIds))
    .orderBy('sort')
    .execute();
  const showIds = reached && [...new Set(events.map((row) => row.show_id))];
  const shared = await readShared(db, sellerId, showIds);
  const items = await readItems(db, sellerId, eventIds);
  return { sellerId, outletIds, ...shared, series, events, contents, ...items };
}
