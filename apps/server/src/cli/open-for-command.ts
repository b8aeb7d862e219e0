// What command-line programs share: configuration, an up-to-date database, one sentence on failure.
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Database } from '../platform/db/database.ts';
import { keepPrivate } from '../platform/keep-private.ts';
import { migrate } from '../platform/db/migrate.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export async function runCommand(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  let database: Database | undefined;
  try {
    const config = readConfig(process.env);
    keepPrivate(config.dataDir);
    database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      poolSize: config.databasePoolSize,
    });
    await migrate(database, migrationsFolder);
    await work(database, config);
    await database.close();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await database?.close();
    process.exit(1);
  }
}
