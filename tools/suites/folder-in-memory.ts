// Where suites keep what they throw away: databases and data folders by the hundred, each of a thousand small files.
import { chmodSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { endAbandoned, newOwnedFolder, type OwnedFolders } from '../owned-folders.ts';
import { onExit } from '../on-exit.ts';

const GIGABYTE = 2 ** 30;
/** What the suites write at most at one time is a quarter of it. */
const ENOUGH = 8 * GIGABYTE;

const folders: OwnedFolders = { parent: '/dev/shm', prefix: 'stagedoor-suites-', pidFile: 'pid' };

export function hasRoom(parent: string, free: () => number = freemem): boolean {
  try {
    const { bavail, bsize } = statfsSync(parent);
    return Math.min(bavail * bsize, free()) >= ENOUGH;
  } catch {
    return false;
  }
}

/** Gone with this process; undefined where the machine has none, or too little memory to spare. */
export async function folderInMemory(): Promise<string | undefined> {
  if (!hasRoom(folders.parent)) return undefined;
  await endAbandoned(folders);
  const folder = newOwnedFolder(folders);
  // PostgreSQL runs as another user where we are root.
  chmodSync(folder, 0o755);
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
