// The drill: what a backup brings into an empty place, the documented way, whatever lies there already.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { readConfig } from '../config.ts';
import { writeBackup } from '../platform/db/backup.ts';
import { standOf } from '../platform/db/migrate.ts';
import { readBackupHeader } from '../platform/db/restore.ts';
import { pictureName } from '../platform/pictures/picture-name.ts';
import { keepPicture, pictureNames } from '../platform/pictures/picture-store.ts';
import { migrations } from '../testing/databases.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { runProgram } from '../testing/run-program.ts';
import { loadSmallWorld } from '../testing/small-world.ts';
import { blankDatabase, engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { commands } from './commands/all.ts';
import { restoreShop } from './restore-shop.ts';
import { otherSecrets, sealsOf } from './secret-seals.ts';
import { noteShop, requireOwnDatabase } from './shop-note.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });
const place = mkdtempSync(join(tmpdir(), 'stagedoor-drill-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const settings = { NODE_ENV: 'test', DEMO: '0', TICKET_SECRET: 'the tickets of a long summer' };
const run = (program: string, args: string[], environment: Record<string, string>) =>
  runProgram(program, args, { ...settings, ...environment });

const svg = (word: string) => Buffer.from(`<svg><title>${word}</title></svg>`);
const poster = pictureName(svg('poster'), 'svg');
const leftover = pictureName(svg('leftover'), 'svg');

/** A data folder as an older shop leaves it behind: with copies of pictures. */
function folderWithPictures(dataDir: string): string {
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  writeFileSync(join(dataDir, 'images', poster), svg('poster'));
  writeFileSync(join(dataDir, 'images', leftover), svg('leftover'));
  return dataDir;
}

describe('[RUN-09] a restore drill', () => {
  let source: TestDatabase;
  const file = join(place, 'shop.jsonl.gz');
  beforeAll(async () => {
    source = await testDatabase('server');
    await loadSmallWorld(source);
    await keepPicture(source.db, poster, svg('poster'));
    await writeBackup(source.db, file, { seals: sealsOf(readConfig(settings)) });
  });
  afterAll(() => source.close());

  test.each(cases(engines))(
    'into an empty %s database brings rows and pictures, beside those that lie in the data folder',
    async (engine) => {
      const target = await blankDatabase(engine);
      const dataDir = folderWithPictures(join(place, engine));
      expect(await restoreShop(target, file, { migrations, dataDir })).toMatchObject({ files: 1 });
      expect(await pictureNames(target.db)).toEqual([poster, leftover].toSorted());
      const { pictures: brought, ...rows } = await rowsOf(target.db);
      const { pictures: backedUp, ...wanted } = await rowsOf(source.db);
      expect([backedUp, brought]).toEqual([expect.stringMatching(/^1 /), expect.stringMatching(/^2 /)]);
      expect(rows).toEqual(wanted);
      await target.close();
    },
  );

  test('as it is typed says which secret is not the one of the backup, and of the others nothing', async () => {
    const target = await blankDatabase('server');
    const environment = { ...target.environment, DATA_DIR: folderWithPictures(join(place, 'typed')) };
    const TICKET_SECRET = 'of quite another shop, in another town';
    const { exitCode, output } = await run('restore.ts', [file], { ...environment, TICKET_SECRET });
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/^Restored \d+ rows of \d+ tables and 1 /)]);
    expect(output.trim().split('\n')).toHaveLength(2);
    expect(output).toContain('TICKET_SECRET is not the one of this backup');
    const { seals } = await readBackupHeader(file);
    expect(otherSecrets(seals!, readConfig(settings))).toEqual([]);
    await target.close();
  });
});

test('[RUN-09] a backup of an earlier version goes into an empty database, and is brought up to date there', async () => {
  const kept = readFileSync(join(import.meta.dirname, '../testing/kept/version-1.2.9.jsonl.br'));
  const file = join(place, 'earlier.jsonl.gz');
  const lines = brotliDecompressSync(kept).toString().trimEnd().split('\n');
  const end = JSON.parse(lines.pop()!) as { end: { files: number } };
  const picture = JSON.stringify({ file: `images/${poster}`, data: svg('poster').toString('base64') });
  end.end.files += 1;
  writeFileSync(file, gzipSync([...lines, picture, JSON.stringify(end)].join('\n')));
  const target = await blankDatabase('server');
  await restoreShop(target, file, { migrations, dataDir: join(place, 'earlier') });
  expect(await standOf(target, migrations)).toBe('current');
  expect(await pictureNames(target.db)).toContain(poster);
  expect((await target.db.selectFrom('orders').select('order_id').execute()).length).toBeGreaterThan(1000);
  await target.close();
});

describe('[RUN-09] an empty backup is refused', () => {
  const file = join(place, 'empty.jsonl.gz');
  const refused = async (environment: Record<string, string>, sentence: string) => {
    const { exitCode, output } = await run('backup.ts', [file], environment);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(readdirSync(place).filter((name) => name.startsWith('empty.'))).toEqual([]);
  };

  test('where no shop is, and no command that needs one lays tables there', async () => {
    const dataDir = join(place, 'nobody');
    await refused({ DATA_DIR: dataDir }, 'There is no shop in');
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    const blank = await blankDatabase('server');
    await refused({ ...blank.environment, DATA_DIR: dataDir }, 'it has no tables');
    await blank.close();
    for (const name of cases(['export', 'invite', 'maintenance', 'staff', 'ledger:check']))
      expect(await commands[name]!([]), name).toMatchObject({ needsShop: true });
  });

  test('where there are tables and no outlet, and where there is not a single row', async () => {
    const empty = await testDatabase('server');
    const { run: backUp } = await commands['backup']!([]);
    const config = readConfig({ ...settings, DATA_DIR: join(place, 'tables') });
    const context = { database: empty, config, args: [file], here: place, say: () => {}, fail: () => {} };
    await expect(backUp(context)).rejects.toThrow('There is no outlet');
    await expect(writeBackup(empty.db, file)).rejects.toThrow('nothing to back up');
    expect(readdirSync(place).filter((name) => name.startsWith('empty.'))).toEqual([]);
    await empty.close();
  });

  test('where the folder’s shop lives on a server that nobody named', async () => {
    const dataDir = join(place, 'served');
    noteShop(dataDir, 'server');
    await refused({ DATA_DIR: dataDir }, 'keeps its data in PostgreSQL, and DATABASE_URL is not set');
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
    expect(() => requireOwnDatabase({ databaseUrl: 'postgres://localhost/shop', dataDir })).not.toThrow();
    noteShop(dataDir, 'embedded');
    expect(() => requireOwnDatabase({ databaseUrl: undefined, dataDir })).not.toThrow();
  });
});
