// Folders of servers that tests start. A parent that was killed leaves its server running; the next one ends it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf, isAlive, isProcessOf, readOrEmpty } from './processes.ts';

export interface OwnedFolders {
  parent: string;
  prefix: string;
  /** Where, inside a folder, its server's process id is written. */
  pidFile: string;
}

/** A folder's name says which process it belongs to from the moment it exists, so that nobody takes it for abandoned. */
export function newOwnedFolder({ parent, prefix }: OwnedFolders): string {
  const owner = `${process.pid}-${birthOf(process.pid)}`;
  return mkdtempSync(join(parent, `${prefix}${owner}-`));
}

export async function endAbandoned({ parent, prefix, pidFile }: OwnedFolders): Promise<void> {
  const abandoned = readdirSync(parent).filter(
    (name) => name.startsWith(prefix) && !hasLivingOwner(name.slice(prefix.length)),
  );
  for (const name of abandoned) await end(join(parent, name), pidFile);
}

function hasLivingOwner(owner: string): boolean {
  const [pid = '', birth] = owner.split('-');
  return isAlive(Number(pid)) && birthOf(Number(pid)) === birth;
}

async function end(folder: string, pidFile: string): Promise<void> {
  const pid = Number.parseInt(readOrEmpty(join(folder, pidFile)), 10);
  try {
    if (pid > 0 && isProcessOf(pid, folder)) {
      process.kill(pid, 'SIGQUIT');
      for (let tries = 0; tries < 100 && isProcessOf(pid, folder); tries += 1) await sleep(50);
    }
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It belongs to another user of the machine, who will end it.
  }
}
