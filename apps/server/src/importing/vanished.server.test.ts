// What is gone from a folder, moved about in it, or still needed.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../testing/test-database.ts';
import { goodFolder } from './testing/good-folder.ts';
import { changesOf, importWorld, remarksOf, withText } from './testing/import-world.ts';
import type { ImportWorld } from './testing/import-world.ts';
import type { Files } from './testing/write-folder.ts';

const shop = 'outlets/shop';
const event2 = /^- id: 2\n[\s\S]*?(?=^- id: 3\n)/m;
const parking = /^    - id: 2\n[\s\S]*?(?=^- id: 2\n)/m;

describe.each(engines)('on the %s database', (engine) => {
  let world: ImportWorld;
  beforeAll(async () => {
    world = await importWorld(engine);
  });
  beforeEach(async () => {
    await world.load(goodFolder);
  });
  afterAll(() => world.close());

  async function load(files: Files) {
    const result = await world.load(files);
    expect(remarksOf(result)).toEqual([]);
    expect(changesOf(await world.load(files))).toEqual({});
    return changesOf(result);
  }

  test('an event that is gone is hidden, not deleted, and comes back', async () => {
    expect(await load(withText(goodFolder, `${shop}/events.yaml`, event2, ''))).toEqual({
      events: 'removed 1',
    });
    const events = () =>
      world.database.db
        .selectFrom('outlet_events')
        .select(['outlet_event_id', 'active'])
        .orderBy('outlet_event_id')
        .execute();
    expect((await events()).map(({ active }) => active)).toEqual([true, false, true, true]);
    expect(await load(goodFolder)).toEqual({ events: 'updated 1' });
    expect((await events()).every(({ active }) => active)).toBe(true);
  });

  test('methods and social links that are gone go out of use', async () => {
    const files = withText(
      withText(goodFolder, `${shop}/delivery.yaml`, /pick-up: .*\n/, ''),
      `${shop}/social.yaml`,
      /x: .*\n/,
      '',
    );
    expect(await load(files)).toEqual({
      'delivery methods': 'updated 3, removed 1',
      'social links': 'removed 1',
    });
  });

  test('texts, fees and contents that are gone are gone', async () => {
    let files = withText(goodFolder, `${shop}/policies.yaml`, /- { id: 2.*\n/, '');
    files = withText(files, `${shop}/contents.yaml`, /- { id: 2.*\n/, '');
    files = withText(files, `${shop}/events.yaml`, ', { name: Hall fee, value: 1 }', '');
    files = withText(files, `${shop}/events.yaml`, /  contents:\n.*\n/, '');
    expect(await load(files)).toEqual({
      policies: 'removed 1',
      'content blocks': 'removed 1',
      'event contents': 'removed 1',
      fees: 'removed 1',
    });
  });

  test('a level and an item that are gone take their free tickets along', async () => {
    const withoutParking = withText(goodFolder, `${shop}/events.yaml`, parking, '');
    expect(await load(withoutParking)).toEqual({
      items: 'removed 1',
      'price levels': 'removed 1',
      tickets: 'removed 20',
    });
  });

  test('artists and shows go when nothing needs them, and stay while a hidden event does', async () => {
    const unused = {
      ...goodFolder,
      'artists.yaml': `${String(goodFolder['artists.yaml'])}extra: { id: 9, name: Extra }\n`,
    };
    await load(unused);
    expect(await load(goodFolder)).toEqual({ artists: 'removed 1' });
    let files = withText(goodFolder, `${shop}/events.yaml`, /- { id: 4.*\n/, '');
    files = withText(files, 'shows.yaml', /away: .*\n/, '');
    files = withText(files, 'artists.yaml', /choir: .*\n/, '');
    expect(await load(files)).toEqual({ events: 'removed 1' });
  });

  test('[OPS-06] another method becomes the mobile one', async () => {
    const files = {
      ...goodFolder,
      [`${shop}/delivery.yaml`]: String(goodFolder[`${shop}/delivery.yaml`])
        .replace('type: mobile, name: Mobile', 'type: domestic, name: Was mobile')
        .replace('type: will-call', 'type: mobile'),
    };
    expect(await load(files)).toEqual({ 'delivery methods': 'updated 2' });
  });

  test('policies may swap their types', async () => {
    const files = {
      ...goodFolder,
      [`${shop}/policies.yaml`]: String(goodFolder[`${shop}/policies.yaml`])
        .replace('type: privacy', 'type: other')
        .replace('type: terms', 'type: privacy')
        .replace('type: other', 'type: terms'),
    };
    expect(await load(files)).toEqual({ policies: 'created 2' });
  });

  test('[OPS-14] capacity grows and shrinks, seats come, go and move', async () => {
    expect(await load(withText(goodFolder, `${shop}/events.yaml`, 'capacity: 50', 'capacity: 60'))).toEqual({
      tickets: 'created 10',
    });
    expect(await load(withText(goodFolder, `${shop}/events.yaml`, 'capacity: 50', 'capacity: 40'))).toEqual({
      tickets: 'removed 20',
    });
    await load(goodFolder);
    const plan = `${shop}/seats/hall.csv`;
    expect(
      await load(withText(goodFolder, plan, 'Stalls,B,5,stalls\n', 'Stalls,C,1,stalls\n')),
    ).toMatchObject({
      tickets: expect.stringMatching(/^created 1, updated \d+, removed 1$/),
    });
    await load(goodFolder);
    expect(
      await load(withText(goodFolder, plan, 'Stalls,B,5,stalls\n', 'Stalls,B,5,circle\n')),
    ).toMatchObject({
      tickets: expect.stringMatching(/created 1/),
    });
    const reversed = String(goodFolder[plan]).trim().split('\n');
    const files = {
      ...goodFolder,
      [plan]: `${[reversed[0], ...reversed.slice(1).toReversed()].join('\n')}\n`,
    };
    await load(goodFolder);
    expect(await load(files)).toEqual({ tickets: 'updated 13' });
  });

  test('[OPS-14] numbered seats become places, and places seats', async () => {
    const places = withText(
      withText(goodFolder, `${shop}/events.yaml`, '  seats: seats/hall.csv\n', ''),
      `${shop}/events.yaml`,
      /limit: 4(\n|, *fees| })/g,
      'limit: 4, capacity: 7$1',
    );
    const fixed = withText(
      places,
      `${shop}/events.yaml`,
      'limit: 4, capacity: 7\n',
      'limit: 4\n          capacity: 7\n',
    );
    expect(await load(fixed)).toMatchObject({ tickets: 'created 14, removed 13' });
    expect(await load(goodFolder)).toMatchObject({ tickets: 'created 13, removed 14' });
  });

  test('a level that an old cart still names goes off sale instead', async () => {
    const cart = '00000000-0000-4000-8000-000000000001';
    await sql`
      insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline)
      values (7, ${cart}::uuid, 71, ${cart}::uuid, 'EXPIRED', '2026-01-01', '2026-01-01')`.execute(
      world.database.db,
    );
    await sql`
      insert into cart_lines (seller_id, cart_uuid, price_level_id, quantity, is_add_on)
      values (7, ${cart}::uuid, 3, 1, true)`.execute(world.database.db);
    const files = withText(goodFolder, `${shop}/events.yaml`, parking, '');
    expect(await load(files)).toEqual({ 'price levels': 'removed 1', tickets: 'removed 20' });
    const level = await world.database.db
      .selectFrom('price_levels')
      .select('sale_status')
      .where('price_level_id', '=', 3)
      .executeTakeFirstOrThrow();
    expect(level.sale_status).toBe('OFF_SALE');
  });

  // The last one: the other outlet keeps the host.
  test('hosts may change places, and move to another outlet of the folder', async () => {
    const swapped = withText(
      goodFolder,
      `${shop}/outlet.yaml`,
      '[shop.example.com, www.example.com]',
      '[www.example.com, shop.example.com]',
    );
    expect(await load(swapped)).toEqual({ hosts: 'created 2' });
    const moved = {
      ...withText(goodFolder, `${shop}/outlet.yaml`, ', www.example.com', ''),
      'outlets/other/outlet.yaml': 'id: 72\ntype: 1\nname: Other\nhosts: [www.example.com]\n',
    };
    expect(await load(moved)).toEqual({ outlets: 'created 1', hosts: 'created 2' });
  });
});
