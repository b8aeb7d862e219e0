import type { Database } from '../platform/db/database.ts';
import { migrate, migrationsOf, standOf } from '../platform/db/migrate.ts';
import { readBackup, readBackupHeader } from '../platform/db/restore.ts';
import type { BackupCounts } from '../platform/db/backup.ts';
import { adoptPictures } from '../platform/pictures/picture-folder.ts';
import { prepareStandIn } from '../stand-in-gateway/index.ts';

interface Place {
  migrations: string;
  dataDir: string;
}

/**
 * In a database without tables, or with those of an earlier version, the backup finds those that it was made of, and they are brought up to date afterwards: what
 * an upgrade does to rows it does to these, too. A shop with the stand-in beside it has its tables in the same database.
 * Pictures of the folder come last, so that an empty database is empty.
 */
export async function restoreShop(
  database: Database,
  source: string,
  { migrations: folder, dataDir }: Place,
): Promise<BackupCounts> {
  const { migrations } = await readBackupHeader(source);
  const done = (await standOf(database, folder)) === 'new' ? [] : await migrationsOf(database.db);
  const isLater = done.some((name) => !migrations.includes(name));
  const isWanted = (name: string): boolean => isLater || migrations.includes(name);
  const hasStandIn = migrations.some((name) => name.startsWith('standin-'));
  await migrate(database, folder, isWanted);
  if (hasStandIn) await prepareStandIn(database, isWanted);
  const counts = await readBackup(database.db, source, dataDir);
  await migrate(database, folder);
  if (hasStandIn) await prepareStandIn(database);
  await adoptPictures(database.db, dataDir);
  return counts;
}
