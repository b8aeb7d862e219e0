// A worker writes down which mutant it tries: one that loops for ever cannot tell any more.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'trial-';

export function noteTrial(mutant: number | undefined): void {
  writeFileSync(join(tmpdir(), `${prefix}${process.pid}`), String(mutant ?? ''));
}

/** The mutants that have been tried for longer than this, in the folder for temporary files. */
export function trialsLongerThan(ms: number): number[] {
  return globSync(join(tmpdir(), `${prefix}*`))
    .filter((file) => Date.now() - statSync(file).mtimeMs > ms)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((mutant) => mutant !== '')
    .map(Number);
}
