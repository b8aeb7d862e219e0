import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newCluster } from '../../../tools/postgres/cluster.ts';
import type { Cluster } from '../../../tools/postgres/cluster.ts';
import { findPostgres } from '../../../tools/postgres/find-postgres.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { migrations } from './testing/databases.ts';
import { startServer } from './testing/server-process.ts';
import type { Reply, ServerProcess } from './testing/server-process.ts';
import { loadSmallWorld } from './testing/small-world.ts';

let cluster: Cluster;
let server: ServerProcess;

beforeAll(async () => {
  cluster = await newCluster({ programs: findPostgres(), settings: ['fsync=off'] });
  await cluster.start();
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '', poolSize: 2 });
  await migrate(database, migrations);
  await loadSmallWorld(database);
  await database.close();
  server = await startServer({
    DATABASE_URL: cluster.url,
    DATABASE_POOL_SIZE: '3',
    DATABASE_CONNECT_SECONDS: '3',
    DATABASE_STATEMENT_SECONDS: '8',
    DATABASE_LOCK_SECONDS: '2',
    DATABASE_AWAY_SECONDS: '1',
  });
});
// What one test left standing still would hold up the next.
afterEach(() => cluster.thaw());
afterAll(async () => {
  await server.end('SIGTERM');
  await cluster.remove();
});

/** The answer and how long it took. */
async function timed(send: () => Promise<Reply>): Promise<{ status: number; body: string; ms: number }> {
  const begun = performance.now();
  const { status, body } = await send();
  return { status, body, ms: performance.now() - begun };
}

const ready = () => timed(() => server.send('/readyz', { method: 'GET' }));
const begin = () => timed(() => server.send('/gen.v1/user/sessioninit'));
/** A second is what is promised; a busy machine gets more, and less than a statement may take. */
const SOON_MS = 6000;

test('[RUN-01] a database that stands still: no answer takes for ever, and it goes on when the database does', async () => {
  expect(await ready()).toMatchObject({ status: 200 });
  cluster.freeze();
  const sessions = Array.from({ length: 6 }, begin);
  for (let look = 0; look < 3; look += 1) {
    const { status, body, ms } = await ready();
    expect({ status, body: JSON.parse(body) as object }).toEqual({
      status: 503,
      body: { ready: false, reason: 'database' },
    });
    expect(ms).toBeLessThan(SOON_MS);
  }
  const answers = await Promise.all(sessions);
  const told = answers.map(({ status, body }) => [status, (JSON.parse(body) as { code: string }).code]);
  expect(told).toEqual(sessions.map(() => [503, 'TRY_AGAIN']));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(30_000);
  cluster.thaw();
  await expect.poll(async () => (await begin()).status).toBe(200);
  await expect.poll(async () => (await ready()).status).toBe(200);
});

test('[RUN-01] while somebody holds the tables, as a migration does, callers are told and the server stays ready', async () => {
  const other = new Client({ connectionString: cluster.url });
  await other.connect();
  await other.query('begin; lock table sessions in access exclusive mode');
  const sessions = Array.from({ length: 6 }, begin);
  const { status, ms } = await ready();
  expect(status).toBe(200);
  expect(ms).toBeLessThan(SOON_MS);
  const answers = await Promise.all(sessions);
  expect(answers.map((answer) => answer.status)).toEqual(sessions.map(() => 503));
  await other.query('rollback');
  await other.end();
  expect((await begin()).status).toBe(200);
});
