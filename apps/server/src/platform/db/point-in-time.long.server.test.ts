// A PostgreSQL that keeps its log is taken back to a moment: docs/operations.md tells it to operators in these very steps.
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newCluster } from '../../../../../tools/postgres/cluster.ts';
import { findPostgres } from '../../../../../tools/postgres/find-postgres.ts';
import { ordinaryUser, reachableTemporaryFolder } from '../../../../../tools/postgres/run-as.ts';
import { cases } from '../../../../../tools/testing/cases.ts';
import { migrations } from '../../testing/databases.ts';
import { rowsOf } from '../../testing/rows-of.ts';
import { loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { loadSmallWorld } from '../../testing/small-world.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Db } from './tables.ts';

const programs = findPostgres();
const PATIENCE_MS = 60_000;

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error('It did not come to that');
    await sleep(100);
  }
}

const open = (databaseUrl: string): Promise<Database> =>
  openDatabase({ databaseUrl, dataDir: '', poolSize: 2 });
const ask = async (db: Db, question: string): Promise<string> =>
  (await sql<{ answer: string }>`select (${sql.raw(question)})::text as answer`.execute(db)).rows[0]!.answer;

const isCounter = (name: string): boolean => name.includes('.');
const tablesOf = (rows: Record<string, string>) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !isCounter(name)));

/** The piece of the log that is being written is kept too. */
async function keepLog(db: Db): Promise<void> {
  const piece = await ask(db, 'pg_walfile_name(pg_current_wal_lsn())');
  await ask(db, 'pg_switch_wal()');
  await until(
    async () => (await ask(db, `select last_archived_wal >= '${piece}' from pg_stat_archiver`)) === 'true',
  );
}

test('[RUN-09] a PostgreSQL is taken back to a moment, to the last row', async () => {
  const archive = mkdtempSync(join(reachableTemporaryFolder(), 'stagedoor-archive-'));
  const user = ordinaryUser();
  if (user) chownSync(archive, user.uid, user.gid);
  const keeping = ['archive_mode=on', `archive_command=cp %p ${archive}/%f`];
  const shop = await newCluster({ programs, settings: ['fsync=off', ...keeping] });
  await shop.start();
  const database = await open(shop.url);
  await migrate(database, migrations);
  await loadSmallWorld(database);
  const copy = await newCluster({
    programs,
    settings: ['fsync=off'],
    fill: ({ run, data }) => {
      const from = ['-h', '127.0.0.1', '-p', String(shop.port), '-U', 'postgres'];
      run('pg_basebackup', [...from, '-D', data, '-X', 'none', '-c', 'fast', '--no-sync']);
    },
  });
  // What came after the copy of the files is in the log alone.
  await loadSmallCatalogue(database);
  const wanted = await rowsOf(database.db);
  const moment = await ask(database.db, 'clock_timestamp()');
  await sleep(50);
  await sql`delete from tickets`.execute(database.db);
  await keepLog(database.db);
  await database.close();
  await shop.kill();
  const wish = [`restore_command = 'cp ${archive}/%f %p'`, `recovery_target_time = '${moment}'`];
  appendFileSync(
    join(copy.data, 'postgresql.auto.conf'),
    `${[...wish, `recovery_target_action = 'promote'`].join('\n')}\n`,
  );
  writeFileSync(join(copy.data, 'recovery.signal'), '');
  await copy.start();
  const restored = await openDatabase({
    databaseUrl: copy.url,
    dataDir: '',
    poolSize: 2,
    onAbsence: () => {},
  });
  const found = await rowsOf(restored.db);
  expect(tablesOf(found)).toEqual(tablesOf(wanted));
  // The log keeps numbers some places ahead: none is given out twice, a few may be left out.
  const back = cases(Object.keys(wanted).filter(isCounter)).filter(
    (name) => Number(found[name]) < Number(wanted[name]),
  );
  expect(back).toEqual([]);
  await restored.close();
  for (const cluster of [shop, copy]) await cluster.remove();
  rmSync(archive, { recursive: true, force: true });
}, 240_000);
