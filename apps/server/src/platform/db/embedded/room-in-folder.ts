import { statfsSync } from 'node:fs';
import { DatabaseTrouble } from '../trouble.ts';

/** What the engine may need at once: a file of its journal, and what it writes beside it. */
export const LEAST_BYTES = 32 * 1024 * 1024;

/** The embedded engine writes into the folder of this machine: no room there is no room for an order. */
export function requireRoom(folder: string, leastBytes = LEAST_BYTES): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastBytes) throw new DatabaseTrouble('full', `The disk of ${folder} is full`);
}
