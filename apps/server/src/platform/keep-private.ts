// What a shop keeps in files is for the user it runs as, and for nobody else on the machine.
import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '@stagedoor/rules/values/code-of';

const OTHERS = 0o077;

/** Files that are made from here on; those that an older version made in this folder are repaired. */
export function keepPrivate(folder: string): void {
  process.umask(OTHERS);
  if (existsSync(folder)) repair(folder);
}

function repair(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return;
  if (stats.mode & OTHERS) takeFromOthers(path, stats.mode);
  if (stats.isDirectory()) for (const name of readdirSync(path)) repair(join(path, name));
}

function takeFromOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    // Somebody else's file, in a folder that is shared on purpose; or one that is gone by now.
    const code = codeOf(error);
    if (code !== 'EPERM' && code !== 'ENOENT') throw error;
  }
}
