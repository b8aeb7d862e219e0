// A disk in memory over a folder, that can be filled to the brim. Only root may mount one.
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface OwnDisk {
  fill(): void;
  empty(): void;
  unmount(): void;
}

const BLOCK = Buffer.alloc(1 << 20);

function writeUntilFull(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, BLOCK);
  } catch {
    // No room is left, as it should be.
  } finally {
    closeSync(file);
  }
}

/** The folder's owner stays its owner; undefined where nothing may be mounted. */
export function mountDisk(folder: string, size: string): OwnDisk | undefined {
  const { uid, gid } = statSync(folder);
  const options = `size=${size},mode=0700,uid=${uid},gid=${gid}`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    fill: () => writeUntilFull(ballast),
    empty: () => rmSync(ballast, { force: true }),
    unmount: () => void execFileSync('umount', ['-l', folder]),
  };
}
