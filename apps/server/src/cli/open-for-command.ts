// What command-line programs share: configuration, an up-to-date database, one sentence on failure.
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Database } from '../platform/db/database.ts';
import { keepPrivate } from '../platform/keep-private.ts';
import { adoptPictures } from '../platform/pictures/picture-folder.ts';
import { migrate } from '../platform/db/migrate.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function prepare(): Config {
  const config = readConfig(process.env);
  keepPrivate(config.dataDir);
  return config;
}

export async function orSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

export async function openForCommand(
  { databaseUrl, dataDir, databasePoolSize }: Config,
  work: (database: Database, bringUpToDate: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir, poolSize: databasePoolSize });
  try {
    await work(database, async () => {
      await migrate(database, migrationsFolder);
      await adoptPictures(database.db, dataDir);
    });
  } finally {
    await database.close();
  }
}
