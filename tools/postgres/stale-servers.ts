// A parent that was killed leaves its PostgreSQL running; the next one to start finds it by its files and ends it.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf, isAlive, isCommandWith, readOrEmpty } from './processes.ts';
import { reachableTemporaryFolder } from './run-as.ts';

const prefix = 'stagedoor-postgres-';

/** A folder's name says which process it belongs to from the moment it exists, so that nobody takes it for stale. */
export function newServerFolder(): string {
  const owner = `${process.pid}-${birthOf(process.pid)}`;
  return mkdtempSync(join(reachableTemporaryFolder(), `${prefix}${owner}-`));
}

export async function stopStaleServers(parent = reachableTemporaryFolder()): Promise<void> {
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix) && !hasLivingOwner(name)) await endServer(join(parent, name));
  }
}

function hasLivingOwner(name: string): boolean {
  const [pid = '', birth] = name.slice(prefix.length).split('-');
  return isAlive(Number(pid)) && birthOf(Number(pid)) === birth;
}

async function endServer(folder: string): Promise<void> {
  const pid = Number.parseInt(readOrEmpty(join(folder, 'data', 'postmaster.pid')), 10);
  try {
    if (pid > 0 && isCommandWith(pid, folder)) {
      process.kill(pid, 'SIGQUIT');
      for (let tries = 0; tries < 100 && isCommandWith(pid, folder); tries += 1) await sleep(50);
    }
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It belongs to another user of the machine, who will end it.
  }
}
