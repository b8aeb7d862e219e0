// Files as the commands load them: whatever they would harm is looked at.
import { harmChecks } from '../harm-checks.ts';
import { importFolder, loadDemo } from '../importing/index.ts';
import type { Database } from '../platform/db/database.ts';

type Options = Parameters<typeof importFolder>[2];

export const importFiles = (
  database: Database,
  path: string,
  options: Omit<Options, 'harmChecks'>,
): ReturnType<typeof importFolder> => importFolder(database, path, { ...options, harmChecks });

export const loadDemoWorld = (database: Database, now: Date): ReturnType<typeof loadDemo> =>
  loadDemo(database, now, { harmChecks });
