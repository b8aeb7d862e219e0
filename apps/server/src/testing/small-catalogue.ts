// Something to sell in the small world: reserved seats with an addon, general admission, and levels that cannot be had.
import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

export const levels = {
  /** Rows A and B of ten seats each; at most 6, 95.00 plus 14.50. */
  orchestra: 1001,
  /** One row of five; only in pairs. */
  box: 1002,
  /** An addon: parking, 20 places. */
  parking: 1003,
  /** General admission; the test says how many. */
  floor: 1004,
  beforeSale: 1005,
  offSale: 1006,
  /** Of a request event. */
  requested: 1007,
  /** Of outlet 3. */
  elsewhere: 1008,
} as const;

export const FLOOR_CAPACITY = 10;

async function seats(database: Database, levelId: number, rows: string, perRow: number): Promise<void> {
  await sql`
    insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name, section_position, row_position, seat_position)
    select 1, ${levelId}, (r.n - 1) * ${perRow}::int + g.i, 'Orchestra', r.name, g.i::text, 1, r.n, g.i
    from unnest(string_to_array(${rows}, ',')) with ordinality as r (name, n), generate_series(1, ${perRow}::int) as g (i)
    order by r.n, g.i`.execute(database.db);
  await countUp(database, levelId);
}

export async function places(database: Database, levelId: number, capacity: number): Promise<void> {
  await sql`
    insert into tickets (seller_id, price_level_id, rank)
    select 1, ${levelId}, n from generate_series(1, ${capacity}::int) n`.execute(database.db);
  await countUp(database, levelId);
}

async function countUp(database: Database, levelId: number): Promise<void> {
  await sql`
    insert into level_stock (seller_id, price_level_id, capacity)
    select 1, ${levelId}, count(*) from tickets where seller_id = 1 and price_level_id = ${levelId}`.execute(
    database.db,
  );
}

export async function loadSmallCatalogue(database: Database): Promise<void> {
  await database.runScript(`
    insert into artists values (1, 1, 'Juniper & the Tides');
    insert into venues values (1, 1, 'Granite Hall', 'Boston', 'MA');
    insert into series (seller_id, series_id, outlet_id, name, enable_mobile_delivery, opens_at)
      values (1, 11, 1, 'Spring', true, '2026-01-01');
    insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at, tax_rate_basis_points) values
      (1, 1, 1, 1, 'Live', '2026-12-15T00:30:00Z', 0), (1, 2, 1, 1, 'Floor', '2026-12-16T00:30:00Z', 625);
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, series_id, sales_type_id) values
      (1, 101, 1, 1, null, 1), (1, 102, 1, 2, 11, 1), (1, 201, 1, 1, 11, 2), (1, 301, 3, 1, null, 1);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name, suppress_on_event_page) values
      (1, 501, 101, 'Seats', 'Ticket', false), (1, 502, 101, 'Parking', 'Addon', true),
      (1, 503, 102, 'Floor', 'Ticket', false), (1, 504, 201, 'Seats', 'Ticket', false), (1, 505, 301, 'Seats', 'Ticket', false);
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, quantity_minimum, quantity_multiplier, sale_status) values
      (1, 1001, 501, 'Orchestra', 9500, 6, 1, 1, 'ON_SALE'), (1, 1002, 501, 'Box', 12000, 4, 2, 2, 'ON_SALE'),
      (1, 1003, 502, 'Parking', 2000, 2, 1, 1, 'ON_SALE'), (1, 1004, 503, 'Floor', 4000, 4, 1, 1, 'ON_SALE'),
      (1, 1005, 503, 'Later', 4000, 4, 1, 1, 'BEFORE_SALE'), (1, 1006, 503, 'Never', 4000, 4, 1, 1, 'OFF_SALE'),
      (1, 1007, 504, 'Wish', 4000, 4, 1, 1, 'ON_SALE'), (1, 1008, 505, 'Elsewhere', 4000, 4, 1, 1, 'ON_SALE');
    insert into price_level_fees values (1, 1001, 1, 'Service', null, 1200), (1, 1001, 2, 'Venue', null, 250);
    insert into delivery_methods (seller_id, delivery_method_id, delivery_method_uuid, outlet_id, type_id, name, price_cents, active) values
      (1, 1, '00000000-0000-4000-8000-000000000001', 1, 1, 'Will Call', 0, true),
      (1, 2, '00000000-0000-4000-8000-000000000002', 1, 2, 'UPS Ground', 1200, true),
      (1, 3, '00000000-0000-4000-8000-000000000003', 1, 3, 'UPS International', 3500, true),
      (1, 4, '00000000-0000-4000-8000-000000000004', 1, 4, 'Mobile Tickets', null, true),
      (1, 5, '00000000-0000-4000-8000-000000000005', 1, 2, 'Pigeon', 1, false)`);
  await seats(database, levels.orchestra, 'A,B', 10);
  await seats(database, levels.box, 'A', 5);
  await places(database, levels.parking, 20);
  await places(database, levels.floor, FLOOR_CAPACITY);
  for (const level of [levels.beforeSale, levels.offSale, levels.elsewhere]) await places(database, level, 5);
}

export const deliveryUuid = (id: number): string => `00000000-0000-4000-8000-00000000000${id}`;
