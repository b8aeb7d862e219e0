// PostgreSQL refuses to run as root: whom to run it as, and where that user can reach its files.
import { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';

export interface User {
  uid: number;
  gid: number;
}

/** Nobody in particular (undefined) unless we are root. */
export function ordinaryUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return { uid: 65534, gid: 65534 };
}

/** Whether any user may walk down to this path. */
export function isReachableByAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** The folder for temporary files that the server's user can reach. */
export function reachableTemporaryFolder(): string {
  return isReachableByAll(tmpdir()) ? tmpdir() : '/tmp';
}
