import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSmallWorld } from '../../testing/small-world.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { pictureName } from '../pictures/picture-name.ts';
import { backupBeforeUpgrade } from './backup-before-upgrade.ts';
import { migrate, standOf } from './migrate.ts';

const now = new Date('2026-11-16T10:00:00Z');
let place: string;
let embedded: TestDatabase;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'stagedoor-upgrade-'));
  embedded = await testDatabase('embedded');
  await loadSmallWorld(embedded);
});
afterAll(async () => {
  await embedded.close();
  rmSync(place, { recursive: true, force: true });
});

test('[RUN-03] before its tables change an embedded database is backed up, once, and three are kept', async () => {
  const migrations = join(import.meta.dirname, '../../../migrations');
  expect(await standOf(embedded, migrations)).toBe('current');
  expect(await backupBeforeUpgrade(embedded, place, migrations, now)).toBeUndefined();

  const newer = join(place, 'migrations');
  cpSync(migrations, newer, { recursive: true });
  writeFileSync(join(newer, '9999-later.sql'), 'create table later (id int primary key);');
  mkdirSync(join(place, 'backups'));
  for (const day of [1, 2, 3]) writeFileSync(join(place, `backups/before-upgrade-2026-01-0${day}`), '');
  const file = await backupBeforeUpgrade(embedded, place, newer, now);
  expect(statSync(file!).size).toBeGreaterThan(1000);
  expect(readdirSync(join(place, 'backups'))).toEqual([
    'before-upgrade-2026-01-02',
    'before-upgrade-2026-01-03',
    'before-upgrade-2026-11-16T100000.000Z.jsonl.gz',
  ]);
  const empty = await testDatabase('embedded');
  expect(await backupBeforeUpgrade(empty, join(place, 'empty'), newer, now)).toBeUndefined();
  expect(readdirSync(join(place, 'empty/backups'))).toEqual([]);
  await empty.close();
  await migrate(embedded, newer);
  expect(await backupBeforeUpgrade(embedded, place, newer, now)).toBeUndefined();
});

test('[RUN-03] pictures that only the folder has, from before the database kept them, are in that backup', async () => {
  const dataDir = join(place, 'older');
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  const drawn = '<svg/>';
  const name = pictureName(Buffer.from(drawn), 'svg');
  writeFileSync(join(dataDir, 'images', name), drawn);
  writeFileSync(join(dataDir, 'images', 'notes.txt'), 'mine');
  const older = await testDatabase('embedded');
  await loadSmallWorld(older);
  await older.runScript(`drop table pictures; delete from schema_migrations where name like '0228-%'`);
  const migrations = join(import.meta.dirname, '../../../migrations');
  const file = await backupBeforeUpgrade(older, dataDir, migrations, now);
  await older.close();
  const files = gunzipSync(readFileSync(file!))
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('{"file":'));
  const data = Buffer.from(drawn).toString('base64');
  expect(files).toEqual([JSON.stringify({ file: `images/${name}`, data })]);
});
