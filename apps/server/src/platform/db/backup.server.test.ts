import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSmallWorld } from '../../testing/small-world.ts';
import { bothEngines, engines, testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { pictureName } from '../pictures/picture-name.ts';
import { findPicture, keepPicture } from '../pictures/picture-store.ts';
import { writeBackup } from './backup.ts';
import { readBackup } from './restore.ts';
import { tablesInOrder } from './schema-of.ts';
import type { Db } from './tables.ts';
import { cases } from '../../../../../tools/testing/cases.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function everything(db: Db): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name } of await tablesInOrder(db)) {
    const { rows } = await sql<{
      line: string;
    }>`select row_to_json(t)::text as line from ${sql.table(name)} t order by 1`.execute(db);
    contents[name] = rows.map(({ line }) => line);
  }
  return contents;
}

const poster = pictureName(Buffer.from('<svg/>'), 'svg');
/** From one kind to the other; to its own kind where both are run in full. */
const crossings = bothEngines.flatMap((from) =>
  bothEngines.filter((to) => to !== from || engines.length > 1).map((to) => [from, to] as const),
);

describe.each(cases(crossings))('[OPS-51] a backup from %s restored into %s', (from, to) => {
  let source: TestDatabase;
  let target: TestDatabase;
  const file = join(folder, `${from}-${to}.gz`);
  beforeAll(async () => {
    [source, target] = await Promise.all([testDatabase(from), testDatabase(to)]);
    await loadSmallWorld(source);
    await sql`insert into artists values (1, 1, ${'Ünïcode "quoted" \n{"table":"artists"}'})`.execute(
      source.db,
    );
    await keepPicture(source.db, poster, Buffer.from('<svg/>'));
    await writeBackup(source.db, file);
  });
  afterAll(() => Promise.all([source.close(), target.close()]));

  test('is the same to the last row and picture', async () => {
    const counts = await readBackup(target.db, file, folder);
    expect(counts.rows).toBeGreaterThan(10);
    expect(await everything(target.db)).toEqual(await everything(source.db));
    expect(Buffer.from((await findPicture(target.db, poster))!).toString()).toBe('<svg/>');
    const given = await sql<{ desk_id: number }>`
      insert into desk_ids (seller_id, kind) select seller_id, 'event' from sellers limit 1
      returning desk_id`.execute(target.db);
    expect(given.rows).toEqual([{ desk_id: 1_000_000 }]);
  });

  test('is refused by a database that holds something', async () => {
    await expect(readBackup(target.db, file, folder)).rejects.toThrow('not empty');
  });
});

test('[OPS-51] [RUN-03] a backup that was cut off restores nothing', async () => {
  const database = await testDatabase('embedded');
  await loadSmallWorld(database);
  const file = join(folder, 'cut.gz');
  await writeBackup(database.db, file);
  truncateSync(file, 300);
  const target = await testDatabase('embedded');
  await expect(readBackup(target.db, file, folder)).rejects.toThrow();
  expect((await everything(target.db)).outlets).toEqual([]);
  await Promise.all([database.close(), target.close()]);
});
