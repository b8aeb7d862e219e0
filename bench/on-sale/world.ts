// What is sold in the benchmark: one hot level, two hundred others, and visitors who already have a session.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/db/database.ts';

export const HOT_LEVEL = 1;
export const SPREAD = { first: 101, last: 300 };
export const HOST = 'lantern.localhost';

export interface WorldSize {
  hotPlaces: number;
  placesPerSpreadLevel: number;
  visitors: number;
}

export const sidOf = (visitor: number): string => `benchmark-visitor-${visitor}`;
const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

async function addLevels(database: Database, first: number, last: number, places: number): Promise<void> {
  const range = sql`generate_series(${first}::int, ${last}::int)`;
  await sql`insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit)
    select 1, level, 1, 'Level ' || level, 4000, 8 from ${range} level`.execute(database.db);
  await sql`insert into tickets (seller_id, price_level_id, rank)
    select 1, level, n from ${range} level, generate_series(1, ${places}::int) n`.execute(database.db);
  await sql`insert into level_stock (seller_id, price_level_id, capacity)
    select 1, level, ${places} from ${range} level`.execute(database.db);
}

async function addVisitors(database: Database, visitors: number): Promise<void> {
  const hashes = Array.from({ length: visitors }, (_, visitor) => hashOf(sidOf(visitor)));
  await sql`
    insert into sessions (seller_id, outlet_id, sid_hash, public_id, created_at, expires_at, ends_at)
    select 1, 1, hash, gen_random_uuid(), '2026-01-01', '2099-01-01', '2099-01-01'
    from unnest(${hashes}::text[]) hash`.execute(database.db);
}

export async function loadWorld(database: Database, size: WorldSize): Promise<void> {
  await database.runScript(`
    insert into sellers values (1, 'Benchmark');
    insert into outlets (outlet_id, seller_id, type_id, name) values (1, 1, 1, 'Benchmark');
    insert into outlet_hosts values ('${HOST}', 1, true);
    insert into artists values (1, 1, 'Artist');
    insert into venues values (1, 1, 'Venue', 'Boston', 'MA');
    insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at) values (1, 1, 1, 1, 'Show', '2099-01-01');
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, sales_type_id) values (1, 1, 1, 1, 1);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name) values (1, 1, 1, 'Floor', 'Ticket')`);
  await addLevels(database, HOT_LEVEL, HOT_LEVEL, size.hotPlaces);
  await addLevels(database, SPREAD.first, SPREAD.last, size.placesPerSpreadLevel);
  await addVisitors(database, size.visitors);
  await database.runScript('analyze').catch(() => {});
}
