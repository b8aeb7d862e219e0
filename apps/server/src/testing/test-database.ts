// A database of its own for a test file, on either engine: a clone of the template.
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { migrations, TEMPLATE } from './databases.ts';

export type EngineKind = 'embedded' | 'server';

/** For what is special to an engine, and for one file a module. */
export const bothEngines: readonly EngineKind[] = ['embedded', 'server'];
/** For everything else: PostgreSQL, which starts in a fraction of the time. `npm run proof -- engines` runs all on both. */
export const engines: readonly EngineKind[] = process.env.ENGINES === 'both' ? bothEngines : ['server'];

/** Any number will do, but for that of another thing. */
const EMBEDDED_LOCK = 20_261_116;

export interface TestDatabase extends Database {
  /** For processes that a test starts: what they need to open the same database. */
  environment: Record<string, string>;
  /** Lets go of the database without removing it, so that another process can have it. */
  release(): Promise<void>;
}

/** Speaks to the server of all databases. */
async function administrate<T>(talk: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    return await talk(client);
  } finally {
    await client.end();
  }
}

/** What is made once for all files of a run, by whoever needs it first: the others wait, each lock being one thing. */
export const onceForAll = (lock: number, make: (client: Client) => Promise<void>): Promise<void> =>
  administrate(async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await make(client);
  });

export async function cloneTemplate(poolSize: number, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administrate((client) => client.query(`create database ${name} template ${template}`));
  const address = new URL(inject('postgresUrl'));
  address.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: address.href, dataDir: '', poolSize });
  const close = async (): Promise<void> => {
    await database.close();
    await administrate((client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...database, environment: { DATABASE_URL: address.href }, close, release: database.close };
}

async function copyEmbedded(template?: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-test-'));
  if (template) cpSync(template, dataDir, { recursive: true });
  const database = await openDatabase({ dataDir, poolSize: 1 });
  let released: Promise<void> | undefined;
  const release = (): Promise<void> => (released ??= database.close());
  const close = async (): Promise<void> => {
    await release();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...database, environment: { DATA_DIR: dataDir }, close, release };
}

/** Most files ask for none. */
async function embeddedTemplate(): Promise<string> {
  const template = join(inject('templates'), 'migrated');
  if (existsSync(template)) return template;
  await onceForAll(EMBEDDED_LOCK, async () => {
    if (existsSync(template)) return;
    const making = mkdtempSync(join(inject('templates'), 'new-'));
    const database = await openDatabase({ dataDir: making, poolSize: 1 });
    await migrate(database, migrations);
    await database.close();
    // It has its name only when it is whole.
    renameSync(making, template);
  });
  return template;
}

export async function testDatabase(kind: EngineKind, poolSize = 6): Promise<TestDatabase> {
  return kind === 'server' ? cloneTemplate(poolSize, TEMPLATE) : copyEmbedded(await embeddedTemplate());
}

/** One without a single table, for tests of migrations. */
export function blankDatabase(kind: EngineKind): Promise<TestDatabase> {
  return kind === 'server' ? cloneTemplate(2, 'template0') : copyEmbedded();
}
