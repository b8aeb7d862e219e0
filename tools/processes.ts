// What the kernel says about other processes; elsewhere than on Linux only whether they exist.
import { readFileSync, readdirSync } from 'node:fs';

/** False for a zombie too: it ended, and only its parent has not looked yet. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return statusOf(pid)[0] !== 'Z';
}

/** When a process began, in the kernel's ticks, so that a reused id is not mistaken for the old process. */
export function birthOf(pid: number): string {
  return statusOf(pid)[19] ?? '';
}

/** The group that a living process belongs to. */
export function groupOf(pid: number): number | undefined {
  const [state, , group] = statusOf(pid);
  return state === undefined || state === 'Z' ? undefined : Number(group);
}

/** Process ids are used again; only a process that was started with this folder belongs to it. */
export function isProcessOf(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return isAlive(pid);
  return ['cmdline', 'environ'].some((file) => readOrEmpty(`/proc/${pid}/${file}`).includes(folder));
}

/** A process and all that come from it, the eldest first. */
export function familyOf(eldest: number): number[] {
  if (process.platform !== 'linux') return [eldest];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(statusOf(Number(name))[1]) }));
  const family = [eldest];
  for (const member of family)
    family.push(...all.filter(({ parent }) => parent === member).map(({ pid }) => pid));
  return family;
}

/** Sends a signal; one who has ended since it was listed needs none. */
export function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The fields after the program's name, which may itself hold blanks and brackets. */
function statusOf(pid: number): string[] {
  return readOrEmpty(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
}
