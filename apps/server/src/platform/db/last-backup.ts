import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'last-backup');

/** For whoever asks later how old the newest backup is. */
export function noteBackup(dataDir: string, target: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileIn(dataDir), `${target}\n`);
}

export const lastBackupAt = (dataDir: string): Date | undefined =>
  statSync(fileIn(dataDir), { throwIfNoEntry: false })?.mtime;
