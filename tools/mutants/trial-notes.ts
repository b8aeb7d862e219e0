// What workers write down beside each other, in the lane's own folder for temporary files: which mutants were noticed,
// so that no other worker tries them, and which one is tried now, because one that loops for ever cannot tell any more.
import { appendFileSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'trial-';
const noticedFile = (): string => join(tmpdir(), 'noticed');

export function noteNoticed(mutants: readonly number[]): void {
  if (mutants.length > 0) appendFileSync(noticedFile(), `${mutants.join('\n')}\n`);
}

export function noticedSoFar(): number[] {
  return existsSync(noticedFile()) ? readFileSync(noticedFile(), 'utf8').trim().split('\n').map(Number) : [];
}

export function noteTrial(mutant: number | undefined): void {
  writeFileSync(join(tmpdir(), `${prefix}${process.pid}`), String(mutant ?? ''));
}

/** The mutants that have been tried for longer than this. */
export function trialsLongerThan(ms: number): number[] {
  return globSync(join(tmpdir(), `${prefix}*`))
    .filter((file) => Date.now() - statSync(file).mtimeMs > ms)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((mutant) => mutant !== '')
    .map(Number);
}
