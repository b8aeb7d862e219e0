// What a suite says while it runs, line by line in a file: whoever watches over it learns what has begun and ended even
// of a run that was killed.
import { appendFileSync } from 'node:fs';
import { readOrEmpty } from '../processes.ts';

/** Where a reporter writes; set by whoever started the run. */
const PROGRESS_FILE = 'SUITE_PROGRESS';

export interface Outcome {
  /** Relative to the folder that the suite runs in. */
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
}

/** A piece of work, by a name that can be asked for again: a file of tests, or one test of the browser's. */
export type Line =
  | { kind: 'planned'; pieces: string[] }
  | { kind: 'begun'; piece: string; file: string; limitMs: number; at: number }
  | { kind: 'sign'; piece: string; title: string; at: number }
  | { kind: 'ended'; piece: string; outcomes: Outcome[] };

export const progressInto = (file: string): Record<string, string> => ({ [PROGRESS_FILE]: file });

export function say(line: Line): void {
  const file = process.env[PROGRESS_FILE];
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** The last line may be half written. */
export const readProgress = (file: string): Line[] =>
  readOrEmpty(file)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
