// RUN-12: the policies beside the database: every table has one, and every job does what its policy says.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { loadShop } from './carts/testing/checkout.ts';
import { makeCode } from './codes/testing/make-code.ts';
import { readConfig } from './config.ts';
import { openModules } from './open-modules.ts';
import { daysBefore } from './platform/days-before.ts';
import type { Job } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { bounded, keptForEver, pruned } from './retention.ts';
import type { Pruning } from './retention.ts';
import { retentionSamples, underSamples } from './testing/retention-samples.ts';
import { START, testClock } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';

const HOUR_MS = 3_600_000;
const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS);
/** The moment after which policies count. */
const ENDED = hoursAfter(START, 2);

let database: TestDatabase;
let jobs: ReadonlyMap<string, Job>;
const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-retention-'));
beforeAll(async () => {
  database = await testDatabase('server');
  await loadShop(database);
  await makeCode(database.db, 'FIVE');
  await database.runScript(underSamples);
  const config = readConfig({
    DEMO: '0',
    DEMO_TOOLS: '1',
    DEFAULT_OUTLET: '1',
    PASSWORD_HASH_KIB: '8',
    DATA_DIR: dataDir,
    ...database.environment,
  });
  const { modules } = openModules({ config, database, clock: testClock(), log: createLog('silent') });
  jobs = new Map(modules.flatMap((module) => module.jobs ?? []).map((job) => [job.name, job]));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const filled = (text: string, id: string, at: Date): string =>
  text.replaceAll('$id', id).replaceAll('$at', at.toISOString());
const isThere = async (table: string, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.raw(filled(retentionSamples[table]!.is, `${table} ${id}`, START))}`.execute(
    database.db,
  );
  return rows.length > 0;
};
/** The jobs of these policies, by their names and once each. */
async function runAt(policies: readonly [string, Pruning][], now: Date): Promise<void> {
  for (const name of new Set(policies.map(([, { job }]) => job))) {
    const job = jobs.get(name);
    if (!job) throw new Error(`There is no job "${name}"`);
    await job.run(now, new AbortController().signal);
  }
}

test('[RUN-12] every table has one policy, and every policy a table', async () => {
  const { rows } = await sql<{ name: string }>`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    database.db,
  );
  const told = [...keptForEver, ...bounded].flatMap(({ tables }) => tables).concat(Object.keys(pruned));
  expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test('[RUN-12] every job takes away what its policy says is over, and leaves what is young or needed', async () => {
  for (const [table, { insert, needed }] of cases(Object.entries(retentionSamples))) {
    await database.runScript(filled(insert, `${table} old`, ENDED));
    await database.runScript(filled(insert, `${table} young`, hoursAfter(ENDED, 2)));
    if (needed) await database.runScript(filled(needed, `${table} needed`, ENDED));
  }
  const days = new Set(Object.values(pruned).map((each) => each.days));
  for (const many of cases([...days].toSorted((a, b) => a - b))) {
    const due = Object.entries(pruned).filter(([, each]) => each.days === many);
    const look = (id: string) => Promise.all(due.map(async ([table]) => [table, await isThere(table, id)]));
    const all = (there: boolean) => due.map(([table]) => [table, there]);
    await runAt(due, hoursAfter(daysBefore(ENDED, -many), -1));
    expect(await look('old')).toEqual(all(true));
    await runAt(due, hoursAfter(daysBefore(ENDED, -many), 1));
    expect(await look('old')).toEqual(all(false));
    expect(await look('young')).toEqual(all(true));
  }
  const longAfter = daysBefore(ENDED, -3650);
  await runAt(Object.entries(pruned), longAfter);
  for (const table of cases(Object.keys(pruned)))
    expect([table, await isThere(table, 'needed')]).toEqual([
      table,
      retentionSamples[table]!.needed !== undefined,
    ]);
});

test('[RUN-12] more than a batch goes in one round, two nodes may be at it, and a row that is in use is passed over', async () => {
  await database.runScript(`
    insert into tries (seller_id, subject, count, blocked_until, forgotten_at)
      select 1, 'many ' || n, 1, '2026-01-01', '2026-01-02' from generate_series(1, 2500) n`);
  const left = async () => {
    const { rows } = await sql<{ subject: string }>`
      select subject from tries where subject like 'many %'`.execute(database.db);
    return rows.map(({ subject }) => subject);
  };
  const tidy = () => runAt([['tries', pruned.tries!]], START);
  await database.db.transaction().execute(async (tx) => {
    await sql`select 1 from tries where subject = 'many 1' for update`.execute(tx);
    await Promise.all([tidy(), tidy()]);
    expect(await left()).toEqual(['many 1']);
  });
  await tidy();
  expect(await left()).toEqual([]);
});
