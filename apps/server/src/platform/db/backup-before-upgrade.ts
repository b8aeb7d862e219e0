import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmptyBackup, writeBackup } from './backup.ts';
import type { Database } from './database.ts';
import { standOf } from './migrate.ts';

const KEPT = 3;

/**
 * Whoever keeps a server's database has backups of their own; a shop with its own database gets one before its tables
 * change. Answers the file, or undefined where nothing changes or there is nothing yet.
 */
export async function backupBeforeUpgrade(
  database: Database,
  dataDir: string,
  migrations: string,
  now: Date,
): Promise<string | undefined> {
  if (database.kind !== 'embedded' || (await standOf(database, migrations)) !== 'behind') return undefined;
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `before-upgrade-${now.toISOString().replaceAll(':', '')}.jsonl.gz`);
  try {
    await writeBackup(database.db, file, { dataDir });
  } catch (error) {
    if (error instanceof EmptyBackup) return undefined;
    throw error;
  }
  const older = readdirSync(folder)
    .filter((name) => name.startsWith('before-upgrade-'))
    .sort()
    .slice(0, -KEPT);
  for (const name of older) rmSync(join(folder, name));
  return file;
}
