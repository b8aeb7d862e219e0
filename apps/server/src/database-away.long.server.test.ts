import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './platform/db/database.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { findPostgres } from '../../../tools/postgres/find-postgres.ts';
import { newCluster } from '../../../tools/postgres/cluster.ts';
import type { Cluster } from '../../../tools/postgres/cluster.ts';
import { migrations } from './testing/databases.ts';
import { sendAs } from './testing/order-proof/buyer.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';
import { openStage } from './testing/order-proof/stage.ts';
import type { Stage } from './testing/order-proof/stage.ts';
import { beginServer, startServer } from './testing/server-process.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { levels } from './testing/small-catalogue.ts';
import { testDatabase } from './testing/test-database.ts';

/** Makes one cart after the other until it is told to stop, and counts the answers. */
async function fillCarts(stage: Stage, server: ServerProcess, until: AbortSignal) {
  const statuses = new Map<number | string, number>();
  const send = sendAs(stage.nextVisitor(), server);
  while (!until.aborted) {
    const lineItems = [{ priceLevelID: levels.floor, quantity: 1 }];
    const status = await send('createcart', { lineItems }).then(
      (answer) => answer.status,
      () => 'reset',
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await sleep(status === 200 ? 5 : 50);
  }
  return statuses;
}

const sum = (counts: readonly Map<number | string, number>[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const count of counts) for (const [status, many] of count) all[status] = (all[status] ?? 0) + many;
  return all;
};

test('[RUN-01] losing busy connections, forty times under load, is a failed request at most', async () => {
  const database = await testDatabase('server');
  const { environment } = database;
  const stage = await openStage({ environment, inspect: (look) => look(database.db) }, (gateway) =>
    loadOrderWorld(database, gateway, { tickets: 4000, customers: 5, sessions: 40 }),
  );
  const server = await startServer({ ...environment, PAYMENT_GATEWAY_URL: stage.gateway.url });
  const over = new AbortController();
  void server.gone.then(() => over.abort());
  const visitors = Array.from({ length: 5 }, () => fillCarts(stage, server, over.signal));
  let killed = 0;
  while (killed < 40 && !over.signal.aborted) {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' limit 1`.execute(
      database.db,
    );
    killed += rows.length;
    await sleep(100);
  }
  over.abort();
  const answers = sum(await Promise.all(visitors));
  expect(Object.keys(answers).filter((status) => status !== '200' && status !== '503')).toEqual([]);
  expect(answers['200']).toBeGreaterThan(40);
  expect(await server.end('SIGTERM')).toBe(0);
  await stage.gateway.close();
  await database.close();
});

/** Busy machines take their time; what is proven is that it goes on, and by itself. */
describe('[RUN-01] a server of its own', { timeout: 240_000 }, () => {
  let cluster: Cluster;
  let database: Database;
  let stage: Stage;
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-away-'));
  const environment = () => ({ DATABASE_URL: cluster.url, DATA_DIR: dataDir });

  beforeAll(async () => {
    cluster = await newCluster({ programs: findPostgres(), settings: ['max_connections=60'] });
    await cluster.start();
    database = await openDatabase({ databaseUrl: cluster.url, dataDir: '', poolSize: 2 });
    await migrate(database, migrations);
    stage = await openStage({ environment: environment(), inspect: (look) => look(database.db) }, (gateway) =>
      loadOrderWorld(database, gateway, { tickets: 4000, customers: 5, sessions: 40 }),
    );
  });
  afterAll(async () => {
    await database.close();
    await stage.gateway.close();
    await cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('that is not there yet is waited for, and its coming is enough', async () => {
    await cluster.stop();
    const server = await beginServer(environment());
    await expect.poll(() => server.output()).toContain('waiting for it');
    expect((await server.send('/healthz', { method: 'GET' })).status).toBe(200);
    const early = await server.send('/readyz', { method: 'GET' });
    expect([early.status, JSON.parse(early.body)]).toEqual([503, { ready: false, reason: 'starting' }]);
    expect((await server.send('/gen.v1/user/sessioninit')).status).toBe(503);
    await cluster.start();
    await server.ready();
    expect((await server.send('/gen.v1/user/sessioninit')).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('that is killed under load and started again is used again within seconds', async () => {
    const server = await startServer({ ...environment(), PAYMENT_GATEWAY_URL: stage.gateway.url });
    const over = new AbortController();
    const visitors = Array.from({ length: 5 }, () => fillCarts(stage, server, over.signal));
    for (let kill = 0; kill < 3; kill += 1) {
      await sleep(500);
      await cluster.kill();
      await cluster.start();
      const begin = () => server.send('/gen.v1/user/sessioninit').then(({ status }) => status);
      await expect.poll(begin).toBe(200);
    }
    over.abort();
    const answers = sum(await Promise.all(visitors));
    expect(Object.keys(answers).filter((status) => status !== '200' && status !== '503')).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
