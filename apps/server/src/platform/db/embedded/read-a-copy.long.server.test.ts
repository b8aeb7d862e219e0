// How all of a database is read while it is used. Each copy has an engine of its own, which takes seconds to begin.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Db, Tx } from '../tables.ts';
import { copyIn } from './read-a-copy.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await testDatabase('embedded');
  ({ db } = database);
  await database.runScript('create table notes (note integer primary key)');
});
afterAll(() => database.close());

const write = (tx: Tx, note: number) => sql`insert into notes values (${note})`.execute(tx);

test('[RUN-08] all of it is read from a copy of one moment, while it is written to', async () => {
  const over = new AbortController();
  let written = 0;
  const writing = (async () => {
    for (; !over.signal.aborted; written += 1)
      await inTransaction(db, async (tx) => {
        // Both or neither: each is wrong by itself.
        await write(tx, 2 * written);
        await write(tx, 2 * written + 1);
      });
  })();
  const dataDir = database.environment['DATA_DIR'] ?? '';
  const read = async (from: Db): Promise<number> => {
    expect(existsSync(copyIn(dataDir))).toBe(true);
    const before = written;
    // What is written now is not in it.
    await expect.poll(() => written).toBeGreaterThan(before + 5);
    const { rows } = await sql<{ many: number; least: number; most: number }>`
      select count(*)::int as many, coalesce(min(note), 0) as least, coalesce(max(note), -1) as most from notes`.execute(
      from,
    );
    const { many, least, most } = rows[0]!;
    expect([many % 2, least, most]).toEqual([0, 0, many - 1]);
    expect(many / 2).toBeLessThanOrEqual(before + 1);
    return many / 2;
  };
  await expect.poll(() => written).toBeGreaterThan(5);
  // The second waits for the first, and sees what came in between; what goes wrong leaves nothing behind.
  let second = 0;
  const failing = async (from: Db): Promise<void> => {
    second = await read(from);
    throw new Error('It went wrong');
  };
  const [first, failed] = await Promise.allSettled([database.readAside(read), database.readAside(failing)]);
  over.abort();
  await writing;
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'It went wrong' } });
  expect(second).toBeGreaterThan('value' in first ? first.value : Infinity);
  expect(existsSync(copyIn(dataDir))).toBe(false);
});

test('[RUN-08] a copy is of a moment in which nobody writes: it waits for whoever does', async () => {
  const dataDir = database.environment['DATA_DIR'] ?? '';
  const filesIn = (folder: string) =>
    existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
  let reading: Promise<number> | undefined;
  await inTransaction(db, async (tx) => {
    await write(tx, 1_000_001);
    reading = database.readAside(async (from) => {
      const { rows } = await sql`select note from notes where note > 1000000`.execute(from);
      return rows.length;
    });
    const all = filesIn(join(dataDir, 'database'));
    await expect.poll(() => filesIn(copyIn(dataDir))).toBeGreaterThanOrEqual(all);
    // The first look is over now, and the second has time enough to begin.
    for (let n = 0; n < 1000; n += 1) await sql`select 1`.execute(tx);
    await write(tx, 1_000_002);
  });
  expect(await reading).toBe(2);
});
