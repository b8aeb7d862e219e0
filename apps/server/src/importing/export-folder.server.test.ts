// What is exported describes what is there: importing it changes nothing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importFiles, loadDemoWorld } from '../testing/import-files.ts';
import { testDatabase } from '../testing/test-database.ts';
import { exportFolder } from './export-folder.ts';
import { allRows } from './testing/all-rows.ts';
import { goodFolder } from './testing/good-folder.ts';
import { changesOf, importWorld, remarksOf, withText } from './testing/import-world.ts';
import type { ImportWorld } from './testing/import-world.ts';
import type { Files } from './testing/write-folder.ts';

const now = new Date('2026-11-15T12:00:00Z');
const folders = mkdtempSync(join(tmpdir(), 'stagedoor-export-'));
afterAll(() => rmSync(folders, { recursive: true, force: true }));
let count = 0;
const newFolder = (): string => join(folders, String((count += 1)));

describe('a small seller', () => {
  let world: ImportWorld;
  beforeAll(async () => {
    world = await importWorld('server');
  });
  afterAll(() => world.close());

  async function exported(options: { outletId?: number; sellerId?: number } = {}): Promise<string> {
    const folder = newFolder();
    await exportFolder(world.database.db, folder, options);
    return folder;
  }

  const unchanged = { remarks: [], changes: {}, isSame: true };

  /** Loads the files, exports what is there and imports that. */
  async function roundTrip(files: Files) {
    const loaded = await world.load(files);
    const before = await allRows(world.database.db);
    const folder = await exported({ sellerId: 7 });
    const result = await importFiles(world.database, folder, { now });
    const after = await allRows(world.database.db);
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    const said = {
      remarks: [...remarksOf(loaded), ...remarksOf(result)],
      changes: changesOf(result),
      isSame,
    };
    return { folder, said };
  }

  test('[OPS-50] is the same after its export was imported', async () => {
    const { folder, said } = await roundTrip(goodFolder);
    expect(said).toEqual(unchanged);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(read('outlets/the-shop/events.yaml')).toContain('show: the-band-2027-05-01');
    expect(read('outlets/the-shop/outlet.yaml')).toContain('password: true');
    expect(read('shows.yaml')).toContain('doors: 2027-05-01 18:30');
  });

  test('[ADDR-15] with the countries that it ships to besides the two, and none that nobody knows', async () => {
    const file = 'outlets/shop/outlet.yaml';
    const shipping = (countries: string) =>
      withText(goodFolder, file, 'password:', `shipsTo: [${countries}]\npassword:`);
    const { folder, said } = await roundTrip(shipping('GB, DE'));
    expect(said).toEqual(unchanged);
    expect(readFileSync(join(folder, 'outlets/the-shop/outlet.yaml'), 'utf8')).toContain(
      'shipsTo:\n  - DE\n  - GB\n',
    );
    expect(remarksOf(await world.load(shipping('UK')))).toEqual([expect.stringContaining('must be one of')]);
  });

  test('with what was taken off: a hidden event, a method out of use, a level that an old cart names', async () => {
    const shop = 'outlets/shop';
    const cart = '00000000-0000-4000-8000-000000000001';
    await world.load(goodFolder);
    await sql`
      insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline)
      values (7, ${cart}::uuid, 71, ${cart}::uuid, 'EXPIRED', '2026-01-01', '2026-01-01')`.execute(
      world.database.db,
    );
    await sql`
      insert into cart_lines (seller_id, cart_uuid, price_level_id, quantity, is_add_on)
      values (7, ${cart}::uuid, 3, 1, true)`.execute(world.database.db);
    let files = withText(goodFolder, `${shop}/events.yaml`, /^- id: 2\n[\s\S]*?(?=^- id: 3\n)/m, '');
    files = withText(files, `${shop}/events.yaml`, /^    - id: 2\n[\s\S]*?(?=^- id: 3\n)/m, '');
    files = withText(files, `${shop}/delivery.yaml`, /pick-up: .*\n/, '');
    expect((await roundTrip(files)).said).toEqual(unchanged);
    const another = 'ship: { id: 5, type: domestic, name: S }\nmobile:';
    files = withText(files, `${shop}/delivery.yaml`, 'mobile:', another);
    expect((await roundTrip(files)).said).toEqual(unchanged);
  });

  test('with texts that YAML and CSV would like to understand', async () => {
    const events = 'outlets/shop/events.yaml';
    const body = 'body: "<p>One</p>\\n\\n  <p>- two: 2</p>\\n# three"';
    const section = '"Circle, ""upper""",A,1,circle';
    let files = withText(goodFolder, 'artists.yaml', 'name: The Band', `name: '0042: #yes, "no" & ~'`);
    files = withText(files, events, 'body: <p>By train.</p>', body);
    files = withText(files, 'outlets/shop/seats/hall.csv', 'Circle,A,1,circle', section);
    files = withText(files, 'shows.yaml', '2027-06-01 15:00', '2027-11-07T06:30:15.250Z');
    expect((await roundTrip(files)).said).toEqual(unchanged);
  });

  test('one outlet alone', async () => {
    await world.load(goodFolder);
    const folder = await exported({ outletId: 71 });
    expect(changesOf(await importFiles(world.database, folder, { now }))).toEqual({});
  });

  test('nothing is overwritten, and nobody guesses whose shop is meant', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'mine.txt'), 'mine');
    const into = (path: string, more = {}) => exportFolder(world.database.db, path, more);
    await expect(into(folder)).rejects.toThrow('is not empty: an export overwrites nothing.');
    await expect(into(newFolder(), { outletId: 99 })).rejects.toThrow('no such seller or outlet');
    await world.load({
      'seller.yaml': 'id: 8\nname: Other\n',
      'outlets/other/outlet.yaml': 'id: 81\ntype: 1\nname: Other\nhosts: [other.example.com]\n',
    });
    await expect(into(newFolder())).rejects.toThrow('say which with --seller (7, 8)');
    await expect(into(newFolder(), { sellerId: 8 })).resolves.toMatchObject({ outlets: 1, pictures: 0 });
    await sql`delete from pictures`.execute(world.database.db);
    await expect(into(newFolder(), { sellerId: 7 })).rejects.toThrow(/The picture .* is gone/);
  });
});

test('[OPS-50] the demo world is the same after its export was imported', async () => {
  const database = await testDatabase('server');
  await loadDemoWorld(database, now);
  const before = await allRows(database.db);
  const folder = newFolder();
  const { outlets, privateOutlets } = await exportFolder(database.db, folder, {});
  expect([outlets, privateOutlets]).toEqual([5, ['Backstage']]);
  const result = await importFiles(database, folder, { now });
  expect(remarksOf(result)).toEqual([]);
  expect(changesOf(result)).toEqual({});
  expect(await allRows(database.db)).toEqual(before);
  await database.close();
});
