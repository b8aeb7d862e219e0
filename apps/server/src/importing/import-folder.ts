import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '../platform/db/changes.ts';
import type { Database } from '../platform/db/database.ts';
import { loadFolder } from './loading/load-folder.ts';
import { readFolder } from './read-folder.ts';
import type { Images } from './reading/images.ts';
import type { Remark } from './reading/report.ts';

export interface ImportResult {
  /** Nothing was loaded if there is one. */
  mistakes: readonly Remark[];
  notices: readonly Remark[];
  changes: Changes[];
}

export interface ImportOptions {
  now: Date;
  dataDir: string;
  dryRun?: boolean;
  /** Whether stock may count as sold although nobody bought it. */
  demoAllowed?: boolean;
}

/** A picture that is there is whole: it gets its name only when it is complete. */
function keepImages({ taken }: Images, dataDir: string): void {
  const folder = join(dataDir, 'images');
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of taken) {
    const path = join(folder, name);
    if (existsSync(path)) continue;
    writeFileSync(`${path}.part`, bytes);
    renameSync(`${path}.part`, path);
  }
}

/** Reads a folder, checks it, and loads it in one transaction if nothing is wrong with it. */
export async function importFolder(
  database: Database,
  path: string,
  { now, dataDir, dryRun = false, demoAllowed = false }: ImportOptions,
): Promise<ImportResult> {
  const read = readFolder(path, now);
  const { folder, report, images } = read;
  if (folder.demo && !demoAllowed) {
    report.mistake({ file: 'demo.yaml', line: 1 }, 'Stock that only seems to be sold is for demonstrations.');
  }
  if (report.mistakes.length > 0) return { mistakes: report.mistakes, notices: report.notices, changes: [] };
  if (!dryRun) keepImages(images, dataDir);
  const changes = await loadFolder(database.db, read, dryRun);
  return { mistakes: report.mistakes, notices: report.notices, changes };
}
