import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { newCluster } from '../../../../../../tools/postgres/cluster.ts';
import { findPostgres } from '../../../../../../tools/postgres/find-postgres.ts';
import { openDatabase } from '../database.ts';

const PATIENCE_MS = 20_000;

test('[RUN-06] a leader whose standby is away can be stood down although it was asked for room on its disk', async () => {
  const cluster = await newCluster({ programs: findPostgres(), settings: ['fsync=off'] });
  await cluster.start();
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: '', poolSize: 1 });
  await database.check();
  const operator = new Client({ connectionString: cluster.url });
  await operator.connect();
  await operator.query(`alter system set synchronous_standby_names = 'nobody'`);
  await operator.query('select pg_reload_conf()');
  await operator.end();
  await sleep(500);
  const stopped = cluster.stop().then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(PATIENCE_MS, 'still there')])).toBe('stopped');
  await database.close();
  await cluster.remove();
}, 120_000);
