// Where a running shop takes commands: a socket in its data folder, which nobody but its user may open. One line asks,
// lines answer, the last one says how it ended.
import { join } from 'node:path';
import type { Typed } from './commands/command.ts';

/** Longer paths do not fit into the address of a socket. */
export const LONGEST_PATH = 100;

export const socketOf = (dataDir: string): string => join(dataDir, 'commands.sock');

export interface Asked extends Typed {
  name: string;
}

export type Told = { say: string } | { sentence: string } | { exitCode: number };
