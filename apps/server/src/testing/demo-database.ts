// A database that holds the demo world already. It is loaded once for all files of a run, and cloned: a clone takes a
// tenth of a second, loading it several.
import type { Client } from 'pg';
import { DEMO_TEMPLATE } from './databases.ts';
import { loadDemoWorld } from './import-files.ts';
import { START } from './test-app.ts';
import { cloneTemplate, onceForAll, testDatabase } from './test-database.ts';
import type { EngineKind, TestDatabase } from './test-database.ts';

const LOCK = 20_261_115;
const POOL_SIZE = 6;

async function isMade(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DEMO_TEMPLATE]);
  return rowCount === 1;
}

/** It has its name only when it is whole: whoever dies half way leaves nothing that looks like it. */
async function makeTemplate(client: Client): Promise<void> {
  const database = await testDatabase('server', 2);
  await loadDemoWorld(database, START);
  await database.release();
  const name = new URL(database.environment['DATABASE_URL']!).pathname.slice(1);
  await client.query(`alter database ${name} rename to ${DEMO_TEMPLATE}`);
}

export async function demoDatabase(engine: EngineKind): Promise<TestDatabase> {
  if (engine === 'embedded') {
    const database = await testDatabase(engine);
    await loadDemoWorld(database, START);
    return database;
  }
  await onceForAll(LOCK, async (client) => {
    if (!(await isMade(client))) await makeTemplate(client);
  });
  return cloneTemplate(POOL_SIZE, DEMO_TEMPLATE);
}
