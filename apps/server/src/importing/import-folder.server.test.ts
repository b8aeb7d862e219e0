import { basename } from 'node:path';
import { findPicture } from '../platform/pictures/picture-store.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../platform/passwords.ts';
import { engines } from '../testing/test-database.ts';
import { allRows } from './testing/all-rows.ts';
import { goodFolder } from './testing/good-folder.ts';
import { changesOf, importWorld, remarksOf, withText } from './testing/import-world.ts';
import type { ImportWorld } from './testing/import-world.ts';
import { plantedMistakes, withMistakes } from './testing/planted-mistakes.ts';
import type { Files } from './testing/write-folder.ts';

const shop = 'outlets/shop';

describe.each(engines)('on the %s database', (engine) => {
  let world: ImportWorld;
  beforeAll(async () => {
    world = await importWorld(engine);
  });
  afterAll(() => world.close());

  /** Brings the database back to the good folder, then imports the changed one. */
  async function change(files: Files, options = {}) {
    expect(remarksOf(await world.load(goodFolder))).toEqual([]);
    return world.load(files, options);
  }

  test('a folder with mistakes loads nothing, not even a picture', async () => {
    const before = await allRows(world.database.db);
    const result = await world.load(withMistakes(goodFolder, plantedMistakes));
    expect(result.mistakes.length).toBeGreaterThanOrEqual(plantedMistakes.length);
    expect(result.changes).toEqual([]);
    expect(await allRows(world.database.db)).toEqual(before);
  });

  test('a dry run says what would be created and creates nothing', async () => {
    const before = await allRows(world.database.db);
    const result = await world.load(goodFolder, { dryRun: true });
    expect(changesOf(result)).toMatchObject({
      outlets: 'created 1',
      events: 'created 4',
      tickets: 'created 113',
    });
    expect(await allRows(world.database.db)).toEqual(before);
  });

  test('[OPS-02] [OPS-05] [OPS-06] [OPS-11] [OPS-12] [OPS-13] [OPS-14] [OPS-15] a folder in order is loaded', async () => {
    const result = await world.load(goodFolder);
    expect(remarksOf(result)).toEqual([]);
    expect(changesOf(result)).toEqual({
      sellers: 'created 1',
      outlets: 'created 1',
      hosts: 'created 2',
      policies: 'created 2',
      'social links': 'created 2',
      'content blocks': 'created 2',
      'delivery methods': 'created 4',
      artists: 'created 2',
      venues: 'created 1',
      tours: 'created 1',
      series: 'created 1',
      shows: 'created 3',
      events: 'created 4',
      'event contents': 'created 1',
      items: 'created 4',
      'price levels': 'created 5',
      fees: 'created 2',
      tickets: 'created 113',
    });
    const stock = await world.database.db
      .selectFrom('level_stock')
      .selectAll()
      .orderBy('price_level_id')
      .execute();
    expect(stock.map(({ capacity, held, sold }) => [capacity, held, sold])).toEqual(
      [10, 3, 20, 50, 30].map((capacity) => [capacity, 0, 0]),
    );
  });

  test('[OPS-12] an event keeps how it is sold and what is said of it', async () => {
    await world.load(goodFolder);
    const rows = await world.database.db
      .selectFrom('outlet_events')
      .select(['outlet_event_id', 'description', 'sales_type_id'])
      .where('description', 'is not', null)
      .execute();
    expect(rows).toContainEqual(
      expect.objectContaining({ description: '<p>A night out.</p>', sales_type_id: 1 }),
    );
  });

  test('[OPS-04] [ENTITY-10] pictures are kept under their own hash and named in the theme', async () => {
    await world.load(goodFolder);
    const { theme } = await world.database.db.selectFrom('outlets').select('theme').executeTakeFirstOrThrow();
    expect(theme.logoImageUrl).toMatch(/^\/images\/[0-9a-f]{32}\.svg$/);
    expect(theme).toEqual({
      logoImageUrl: theme.logoImageUrl,
      primaryLinkColor: '#b1251d',
      carouselImages: [{ imageUrl: theme.logoImageUrl, linkUrl: '/event/1', title: 'Gala', sort: 1 }],
      promoImages: [],
    });
    const kept = await findPicture(world.database.db, basename(theme.logoImageUrl!));
    expect(Buffer.from(kept!).toString()).toBe(goodFolder['images/gala.svg']);
  });

  test('[SEC-94] [SEC-79] no outlet gets the box office’s host, from files or from anybody', async () => {
    const { db } = world.database;
    await world.load(goodFolder);
    const [mine] = await db.selectFrom('outlet_hosts').select(['host', 'outlet_id']).execute();
    const office = 'office.example.com';
    await world.database.runScript(`insert into reserved_hosts (host) values ('${office}')`);
    const files = Object.fromEntries(
      Object.entries(goodFolder).map(([name, text]) => [name, String(text).replaceAll(mine!.host, office)]),
    );
    const { mistakes } = await world.load(files as typeof goodFolder);
    expect(mistakes.map(({ text }) => text)).toContain(
      `The host ${office} is the box office's own: no outlet can have it.`,
    );
    const row = { host: office, outlet_id: mine!.outlet_id, is_main: false };
    await expect(db.insertInto('outlet_hosts').values(row).execute()).rejects.toThrow("box office's own");
    await world.database.runScript('delete from reserved_hosts');
  });

  test('importing the same folder again changes nothing', async () => {
    await world.load(goodFolder);
    const before = await allRows(world.database.db);
    expect(changesOf(await world.load(goodFolder))).toEqual({});
    expect(await allRows(world.database.db)).toEqual(before);
  });

  test('what may change is changed, and nothing else is touched', async () => {
    const files = withText(
      withText(goodFolder, `${shop}/events.yaml`, 'price: 50', 'price: 55'),
      `${shop}/policies.yaml`,
      'Be kind.',
      'Be kinder.',
    );
    expect(changesOf(await change(files))).toEqual({ policies: 'updated 1', 'price levels': 'updated 1' });
    const level = await world.database.db
      .selectFrom('price_levels')
      .select('price_cents')
      .where('price_level_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(level.price_cents).toBe(5500);
  });

  test('a dry run of a changed folder says what would change and changes nothing', async () => {
    const files = withText(goodFolder, `${shop}/outlet.yaml`, 'The Shop', 'Our Shop');
    await world.load(goodFolder);
    const before = await allRows(world.database.db);
    const result = await world.load(files, { dryRun: true });
    expect(result.changes.find(({ kind }) => kind === 'outlets')).toMatchObject({
      updated: 1,
      updatedIds: ['71'],
    });
    expect(await allRows(world.database.db)).toEqual(before);
  });

  test('what the operator switched by hand stays: maintenance is not in the folder', async () => {
    await world.load(goodFolder);
    await world.database.db.updateTable('outlets').set({ maintenance_message: 'Back soon' }).execute();
    await world.load(withText(goodFolder, `${shop}/outlet.yaml`, 'The Shop', 'Our Shop'));
    const outlet = await world.database.db.selectFrom('outlets').selectAll().executeTakeFirstOrThrow();
    expect([outlet.name, outlet.maintenance_message]).toEqual(['Our Shop', 'Back soon']);
  });

  test('[OPS-03] a private outlet: the password is set, kept, changed and removed', async () => {
    const hash = async () =>
      (await world.database.db.selectFrom('outlets').select('password_hash').executeTakeFirstOrThrow())
        .password_hash;
    await world.load(goodFolder);
    const first = await hash();
    expect(await verifyPassword(first!, 'open sesame')).toBe(true);
    await world.load(goodFolder);
    expect(await hash()).toBe(first);
    await world.load(withText(goodFolder, `${shop}/outlet.yaml`, 'open sesame', 'open barley'));
    expect(await verifyPassword((await hash())!, 'open barley')).toBe(true);
    await world.load(withText(goodFolder, `${shop}/outlet.yaml`, /password: .*/, ''));
    expect(await hash()).toBeNull();
  });

  test('[ENTITY-18] [ENTITY-19] a series keeps its window, its plan and its delivery', async () => {
    await world.load(goodFolder);
    const series = await world.database.db.selectFrom('series').selectAll().executeTakeFirstOrThrow();
    expect(series).toMatchObject({
      opens_at: new Date('2027-02-01T15:00:00Z'),
      closes_at: new Date('2027-03-02T03:00:00Z'),
      offers_payment_plan: true,
      plan_fee_cents: 1500,
      plan_total_payments: 3,
      plan_eligibility_minimum_cents: 20_000,
      plan_first_payment_minimum_cents: 5000,
      plan_first_payment_percent: '0.34000',
      installment_1_day: '2027-03-10',
      installment_3_day: '2027-05-10',
      enable_mobile_delivery: true,
      domestic_delivery_method_id: 2,
      international_delivery_method_id: 3,
    });
  });

  test('two imports at once wait for each other', async () => {
    await world.load(goodFolder);
    const files = withText(goodFolder, `${shop}/outlet.yaml`, 'The Shop', 'Our Shop');
    const both = await Promise.all([world.load(files), world.load(files)]);
    expect(both.map((result) => remarksOf(result))).toEqual([[], []]);
    expect(both.filter((result) => changesOf(result)['outlets'] === 'updated 1')).toHaveLength(1);
  });
});
