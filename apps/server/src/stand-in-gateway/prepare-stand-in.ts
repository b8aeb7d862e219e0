import { join } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';

/** Makes the stand-in's tables where they are missing. They are no part of the product's own migrations. */
export async function prepareStandIn(
  database: Database,
  isWanted?: (migration: string) => boolean,
): Promise<void> {
  await migrate(database, join(import.meta.dirname, 'migrations'), isWanted);
}
