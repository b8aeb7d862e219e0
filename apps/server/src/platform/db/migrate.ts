// Forward-only migrations: plain SQL files, each run once, in one transaction, in the order of their names.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { messageOf } from '@stagedoor/rules/values/message-of';
import type { Database } from './database.ts';
import type { Db, Tx } from './tables.ts';

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name) => {
    const script = readFileSync(join(folder, name), 'utf8');
    return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
  });
}

/** What has not run yet; refuses a file that was changed after it ran, and one that comes too late to run in its order. */
async function findPending(database: Database, migrations: Migration[]): Promise<Migration[]> {
  await database.runScript(
    'create table if not exists schema_migrations (name text primary key, checksum text not null)',
  );
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from schema_migrations`.execute(database.db);
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of migrations) {
    if (done.has(name) && done.get(name) !== checksum) {
      throw new Error(`The migration ${name} was changed after it had run. Add a new one instead.`);
    }
  }
  const pending = migrations.filter(({ name }) => !done.has(name));
  const last = migrations.findLast(({ name }) => done.has(name))?.name ?? '';
  const [late] = pending;
  if (late && late.name < last) {
    throw new Error(
      `The migration ${late.name} comes before ${last}, which has run. Give it a higher number.`,
    );
  }
  return pending;
}

/** Whether there is anything yet, and whether something is left to run. Only looks. */
export async function standOf({ db }: Database, folder: string): Promise<'new' | 'behind' | 'current'> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('schema_migrations') is not null as there`.execute(db);
  if (!rows[0]?.there) return 'new';
  const names = new Set(await migrationsOf(db));
  if (names.size === 0) return 'new';
  return readMigrations(folder).every(({ name }) => names.has(name)) ? 'current' : 'behind';
}

/** What has run. */
export async function migrationsOf(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Brings the database up to date, or as far as is wanted, and answers the names of what ran. Every script first takes the
 * table of migrations for itself, so that nodes which start together do not run it twice.
 */
export async function migrate(
  database: Database,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const wanted = readMigrations(folder).filter(({ name }) => isWanted(name));
  const pending = await findPending(database, wanted);
  const ran: string[] = [];
  for (const { name, script, checksum } of pending) {
    try {
      await database.runScript(`
        lock table schema_migrations in exclusive mode;
        insert into schema_migrations values ('${name}', '${checksum}');
        ${script}`);
      ran.push(name);
    } catch (error) {
      const stillPending = await findPending(database, [{ name, script, checksum }]);
      if (stillPending.length > 0) {
        throw new Error(`The migration ${name} failed: ${messageOf(error)}`, { cause: error });
      }
    }
  }
  return ran;
}
