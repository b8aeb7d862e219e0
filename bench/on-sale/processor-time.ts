// What processes have used of the processors so far, and hold of the memory, as Linux counts it.
import { readFileSync, readdirSync } from 'node:fs';

/** A tick is a hundredth of a second. */
const TICK_MS = 10;

function statOf(pid: number): { parent: number; own: number; ofEnded: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold blanks; what is counted stands behind its bracket.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, own = 0, system = 0, ended = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (at) => fields[at],
    );
    return { parent, own: (own + system) * TICK_MS, ofEnded: (ended + endedSystem) * TICK_MS };
  } catch {
    return undefined;
  }
}

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0;
export const msOf = (pid: number): number => statOf(pid)?.own ?? 0;

/** Of a process and all its children, also those that have ended. */
export function msOfFamily(pid: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const children = pids.filter((each) => statOf(each)?.parent === pid);
  const { own = 0, ofEnded = 0 } = statOf(pid) ?? {};
  return own + ofEnded + children.reduce((sum, child) => sum + msOf(child), 0);
}

/** What a process holds of the memory at this moment. */
export function megabytesOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
