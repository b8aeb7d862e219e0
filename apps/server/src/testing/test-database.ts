// A database of its own for a test file, on either engine: a clone of the template, or a fresh embedded one.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { TEMPLATE, migrations } from './databases.ts';

export const engines = ['embedded', 'server'] as const;
export type EngineKind = (typeof engines)[number];

export interface TestDatabase extends Database {
  /** For processes that a test starts: what they need to open the same database. */
  environment: Record<string, string>;
}

async function administrate(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function cloneTemplate(poolSize: number): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = inject('postgresUrl');
  await administrate(server, `create database ${name} template ${TEMPLATE}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: address.href, dataDir: '', poolSize });
  const close = async (): Promise<void> => {
    await database.close();
    await administrate(server, `drop database ${name} with (force)`);
  };
  return { ...database, environment: { DATABASE_URL: address.href }, close };
}

async function freshEmbedded(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-test-'));
  const database = await openDatabase({ dataDir, poolSize: 1 });
  await migrate(database, migrations);
  const close = async (): Promise<void> => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...database, environment: { DATA_DIR: dataDir }, close };
}

export function testDatabase(kind: EngineKind, poolSize = 6): Promise<TestDatabase> {
  return kind === 'server' ? cloneTemplate(poolSize) : freshEmbedded();
}
