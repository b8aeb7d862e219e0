import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '../../../testing/databases.ts';
import { newClusterPair } from '../../../testing/harness/cluster-pair.ts';
import type { ClusterPair } from '../../../testing/harness/cluster-pair.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { patientWaits } from '../waits.ts';
import type { Db } from '../tables.ts';

let pair: ClusterPair;
let database: Database;
const told: string[] = [];

beforeAll(async () => {
  pair = await newClusterPair();
  database = await openDatabase({
    databaseUrl: pair.url,
    dataDir: '',
    poolSize: 3,
    waits: { ...patientWaits, away: 60 },
    replica: { readUrl: pair.standbyUrl(), tell: (sentence) => told.push(sentence) },
  });
  await migrate(database, migrations);
}, 300_000);
afterAll(async () => {
  await database.close();
  await pair.remove();
});

async function standsBy(db: Db): Promise<boolean> {
  const { rows } = await sql<{ standsBy: boolean }>`select pg_is_in_recovery() as "standsBy"`.execute(db);
  return rows[0]!.standsBy;
}

/** Whether what is read comes from the standby, once that is as it should be; after a minute as it is. */
async function comesFromStandby(wanted: boolean): Promise<boolean> {
  const deadline = performance.now() + 60_000;
  while ((await standsBy(database.readDb)) !== wanted && performance.now() < deadline) await sleep(100);
  return standsBy(database.readDb);
}

const sellers = async (db: Db): Promise<number> =>
  (await db.selectFrom('sellers').select('seller_id').execute()).length;

let next = 9000;
const addSeller = (): Promise<unknown> =>
  database.db
    .insertInto('sellers')
    .values({ seller_id: (next += 1), name: 'Quay' })
    .execute();

test('[RUN-07] what may be two seconds old comes from the replica, which takes no writes', async () => {
  expect(await comesFromStandby(true)).toBe(true);
  expect(await standsBy(database.replicaDb!)).toBe(true);
  expect(await standsBy(database.db)).toBe(false);
  const writing = database.readDb.insertInto('sellers').values({ seller_id: 8999, name: 'No' }).execute();
  await expect(writing).rejects.toMatchObject({ kind: 'read-only' });
}, 90_000);

test('[RUN-07] one that lags is left out by itself, says so, and comes back when it has caught up', async () => {
  await comesFromStandby(true);
  await pair.pauseStandby(true);
  await sleep(2500);
  await addSeller();
  expect(await standsBy(database.readDb)).toBe(false);
  expect(await sellers(database.readDb)).toBe(await sellers(database.db));
  await expect(standsBy(database.replicaDb!)).rejects.toMatchObject({ kind: 'away' });
  expect(told.at(-1)).toContain('it lags');
  await pair.pauseStandby(false);
  expect(await comesFromStandby(true)).toBe(true);
  expect(told.at(-1)).toContain('is read from');
}, 150_000);

test('[RUN-07] one that lies about its role, since it was promoted, is left out; so is one that is gone', async () => {
  await comesFromStandby(true);
  await pair.failOver();
  expect(await comesFromStandby(false)).toBe(false);
  expect(told.at(-1)).toContain('takes writes and is no replica');
  await addSeller();
  expect(await sellers(database.readDb)).toBe(await sellers(database.db));
}, 150_000);
