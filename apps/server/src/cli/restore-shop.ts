import type { Database } from '../platform/db/database.ts';
import { readBackup, readBackupHeader } from '../platform/db/restore.ts';
import type { BackupCounts } from '../platform/db/backup.ts';
import { prepareStandIn } from '../stand-in-gateway/index.ts';

/** A shop with the stand-in beside it has its tables in the same database: where a backup holds them, they are made first. */
export async function restoreShop(database: Database, source: string): Promise<BackupCounts> {
  const { migrations } = await readBackupHeader(source);
  if (migrations.some((name) => name.startsWith('standin-'))) await prepareStandIn(database);
  return readBackup(database.db, source);
}
