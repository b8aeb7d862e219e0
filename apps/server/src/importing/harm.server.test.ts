// An import that would take something from somebody is refused, with file and line, and changes nothing.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/test-database.ts';
import { allRows } from './testing/all-rows.ts';
import { goodFolder } from './testing/good-folder.ts';
import type { ImportResult } from './import-folder.ts';
import { changesOf, importWorld, remarksOf, withText } from './testing/import-world.ts';
import type { ImportWorld } from './testing/import-world.ts';
import type { Files } from './testing/write-folder.ts';

const shop = 'outlets/shop';
const events = `${shop}/events.yaml`;

const otherSeller: Files = {
  'seller.yaml': 'id: 8\nname: Other Seller\n',
  'outlets/other/outlet.yaml': 'id: 81\ntype: 1\nname: Other\nhosts: [other.example.com]\n',
};

const secondOutlet: Files = {
  'seller.yaml': 'id: 7\nname: Small Seller\n',
  'outlets/second/outlet.yaml': 'id: 72\ntype: 1\nname: Second\nhosts: [second.example.com]\n',
  'outlets/second/policies.yaml': '- { id: 70, type: terms, headline: H, text: T }\n',
};

describe.each(engines)('on the %s database', (engine) => {
  let world: ImportWorld;

  /** Stalls A3 and ten places of the floor are the house's, two are held by a cart. */
  beforeAll(async () => {
    world = await importWorld(engine);
    const { db } = world.database;
    await world.load(goodFolder);
    await world.load(otherSeller);
    await world.load(secondOutlet);
    await sql`
      update tickets set state = 'held', holder_kind = 'house', holder_id = 'house'
      where price_level_id = 1 and row_name = 'A' and seat_name = '3' or price_level_id = 4 and rank <= 10`.execute(
      db,
    );
    await sql`
      update tickets set state = 'held', held_until = '2099-01-01', holder_kind = 'cart',
        holder_id = '00000000-0000-4000-8000-000000000001'
      where price_level_id = 4 and rank in (11, 12)`.execute(db);
    await sql`update level_stock set held = 1, held_by_house = 1 where price_level_id = 1`.execute(db);
    await sql`update level_stock set held = 12, held_by_house = 10 where price_level_id = 4`.execute(db);
  });
  afterAll(() => world.close());

  async function refused(files: Files): Promise<string[]> {
    const before = await allRows(world.database.db);
    const result = await world.load(files);
    expect(result.changes).toEqual([]);
    expect(await allRows(world.database.db)).toEqual(before);
    return remarksOf(result);
  }

  test('sold tickets do not stand in the way of the same folder', async () => {
    const result = await world.load(goodFolder);
    expect(remarksOf(result)).toEqual([]);
    expect(changesOf(result)).toEqual({});
  });

  test('[MONEY-01] another currency while tickets are sold or held, or outlets are left out', async () => {
    const inEuros = withText(goodFolder, 'seller.yaml', /$/, 'currency: EUR\n');
    expect(await refused(inEuros)).toEqual([
      'seller.yaml:3: The currency cannot change: 13 tickets are sold or held.',
      'seller.yaml:3: The currency cannot change: the outlet 72 is not described here, and its prices would become others.',
    ]);
    const empty = withText(otherSeller, 'seller.yaml', /$/, 'currency: EUR\n');
    expect(changesOf(await world.load(empty))).toEqual({ sellers: 'updated 1' });
    // Nothing is left of it but the order, which is canceled: the books still know what it was.
    await sql`with ada as (
        insert into customers (seller_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
        values (8, 'ada@example.com', 'ada@example.com', 'Ada', 'Lane', 'none', '2026-01-01', '2026-01-01')
        returning user_id)
      insert into orders (seller_id, unique_id, outlet_id, user_id, state, email, currency, tickets_cents, fees_cents,
        taxes_cents, shipping_cents, total_cents, created_at, updated_at)
      select 8, '5000000001', 81, user_id, 'STATUS_ORDER_CANCELED', 'ada@example.com', 'EUR', 0, 0, 0, 0, 0,
        '2026-01-01', '2026-01-01' from ada`.execute(world.database.db);
    expect(await refused(otherSeller)).toEqual([
      'seller.yaml:1: The currency cannot change: something was paid in it.',
    ]);
  });

  test('[OPS-14] fewer places than are sold and held', async () => {
    expect(await refused(withText(goodFolder, events, 'capacity: 50', 'capacity: 11'))).toEqual([
      `${events}:31: The capacity of 11 is too small: 12 tickets are sold or held.`,
    ]);
    const enough = await world.load(withText(goodFolder, events, 'capacity: 50', 'capacity: 12'), {
      dryRun: true,
    });
    expect(changesOf(enough)).toEqual({ tickets: 'removed 38' });
  });

  const movesOf = ({ notices }: ImportResult): string[] =>
    notices
      .map(({ place, text }) => `${place.file}:${place.line} ${text}`)
      .filter((line) => line.startsWith('shows.yaml'));

  test('[OPS-14] a show that moves is noted where tickets are sold or held, and moves', async () => {
    const later = withText(goodFolder, 'shows.yaml', 'date: 2027-05-01 19:30', 'date: 2027-05-08 19:30');
    const result = await world.load(later, { dryRun: true });
    expect(remarksOf(result)).toEqual([]);
    expect(movesOf(result)).toEqual([
      expect.stringMatching(/^shows\.yaml:1 The show moves from .* and 13 of its tickets are sold or held\./),
    ]);
    const unsold = withText(goodFolder, 'shows.yaml', 'date: 2027-06-01 15:00', 'date: 2027-06-02 15:00');
    expect(movesOf(await world.load(unsold, { dryRun: true }))).toEqual([]);
  });

  test('[OPS-14] a sold seat that goes, or changes its level', async () => {
    const says = `${events}:7: The seat Stalls, row A, seat 3 is sold or held: it can neither go nor change its level.`;
    const plan = `${shop}/seats/hall.csv`;
    expect(await refused(withText(goodFolder, plan, 'Stalls,A,3,stalls\n', ''))).toEqual([says]);
    expect(await refused(withText(goodFolder, plan, 'Stalls,A,3,stalls\n', 'Stalls,A,3,circle\n'))).toEqual([
      says,
    ]);
  });

  test('[OPS-14] places that would become numbered seats', async () => {
    let files = withText(goodFolder, events, 'multiple: 2, capacity: 50', 'multiple: 2');
    files = withText(
      files,
      events,
      'sale: instant\n  items:\n    - id: 3',
      'sale: instant\n  seats: seats/floor.csv\n  items:\n    - id: 3',
    );
    files = { ...files, [`${shop}/seats/floor.csv`]: 'section,row,seat,level\nF,A,1,floor\n' };
    expect(await refused(files)).toContain(
      `${events}:27: The price level 4 has sold or held places: it cannot get numbered seats.`,
    );
  });

  test('a level with sold tickets that is gone', async () => {
    const files = withText(
      goodFolder,
      events,
      /        floor: .*\n/,
      '        other: { id: 40, name: Other, price: 1, limit: 1, capacity: 50 }\n',
    );
    expect(await refused(files)).toEqual([
      `${events}:27: The price level 4 is gone, but 12 of its tickets are sold or held.`,
    ]);
  });

  test('an event with sold tickets that is gone; hiding it is allowed', async () => {
    const gone = withText(goodFolder, events, /^- id: 2\n[\s\S]*?(?=^- id: 3\n)/m, '');
    expect(await refused(gone)).toEqual([
      `${events}:1: The event 2 is gone, but 12 tickets of the event 2 are sold or held. To hide it, write "active: false".`,
    ]);
    const hidden = withText(goodFolder, events, /^- id: 2\n/m, '- id: 2\n  active: false\n');
    expect(changesOf(await world.load(hidden, { dryRun: true }))).toEqual({ events: 'updated 1' });
  });

  test('an event with sold tickets that becomes another one', async () => {
    const files = withText(
      goodFolder,
      events,
      '- id: 2\n  show: gala\n  sale: instant',
      '- id: 2\n  show: matinee\n  series: spring\n  sale: request',
    );
    expect(await refused(files)).toEqual([
      `${events}:25: The show cannot change: 12 tickets of the event 2 are sold or held.`,
      `${events}:26: The series cannot change: 12 tickets of the event 2 are sold or held.`,
      `${events}:27: The kind of sale cannot change: 12 tickets of the event 2 are sold or held.`,
    ]);
  });

  test("an outlet, a host and a policy that are somebody else's", async () => {
    const outlet = `${shop}/outlet.yaml`;
    expect(await refused(withText(goodFolder, outlet, 'id: 71', 'id: 81'))).toContain(
      `${outlet}:1: The outlet 81 belongs to seller 8 already.`,
    );
    expect(await refused(withText(goodFolder, outlet, 'www.example.com', 'other.example.com'))).toEqual([
      `${outlet}:4: The host other.example.com belongs to outlet 81 already.`,
    ]);
    expect(await refused(withText(goodFolder, `${shop}/policies.yaml`, 'id: 2', 'id: 70'))).toEqual([
      `${shop}/policies.yaml:2: The policy 70 belongs to outlet 72 already.`,
    ]);
  });

  test('items and levels that hang elsewhere', async () => {
    const files = withText(
      withText(goodFolder, events, '- id: 3\n      name: Standing', '- id: 2\n      name: Standing'),
      events,
      '- id: 2\n      name: Parking',
      '- id: 3\n      name: Parking',
    );
    expect(await refused(files)).toEqual(
      expect.arrayContaining([
        `${events}:19: The item 3 belongs to event 2 already.`,
        `${events}:28: The item 2 belongs to event 1 already.`,
      ]),
    );
  });

  test('something that only the database knows to be in use', async () => {
    const { db } = world.database;
    await sql`create table souvenirs (seller_id int, ticket_id bigint, foreign key (seller_id, ticket_id) references tickets)`.execute(
      db,
    );
    await sql`
      insert into souvenirs select seller_id, ticket_id from tickets where price_level_id = 3 and rank = 20`.execute(
      db,
    );
    expect(await refused(withText(goodFolder, events, 'capacity: 20', 'capacity: 19'))).toEqual([
      expect.stringMatching(/^seller\.yaml:1: The database refuses this folder: .*souvenirs/),
    ]);
    await sql`drop table souvenirs`.execute(db);
  });

  test("another outlet's folder leaves this one alone", async () => {
    const before = await allRows(world.database.db);
    expect(changesOf(await world.load(secondOutlet))).toEqual({});
    expect(await allRows(world.database.db)).toEqual(before);
  });
});
