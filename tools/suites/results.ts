// How every test ended when it last ran, and when that was: a run of some of them leaves the others' as they are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime/folders.mjs';
import type { Outcome } from './progress.ts';
import type { SuiteName } from './suites.ts';

export interface TestResult extends Outcome {
  suite: SuiteName;
  /** When it ended. */
  at: string;
}

const folder = join(root, '.cache/results');
const fileOf = (suite: SuiteName): string => join(folder, `${suite}-tests.json`);

/** What ran now takes the place of what its files said before; what a file that is gone said is forgotten. */
export function mergeResults(
  before: readonly TestResult[],
  now: readonly TestResult[],
  isThere: (file: string) => boolean,
): TestResult[] {
  const ran = new Set(now.map(({ file }) => file));
  return [...before.filter(({ file }) => !ran.has(file) && isThere(file)), ...now];
}

export function readResults(suite: SuiteName): TestResult[] {
  const file = fileOf(suite);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestResult[]) : [];
}

export function keepResults(suite: SuiteName, outcomes: readonly Outcome[], at: Date): void {
  const now = outcomes.map((outcome) => ({ ...outcome, suite, at: at.toISOString() }));
  const merged = mergeResults(readResults(suite), now, (file) => existsSync(join(root, file)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(merged));
}

/** What a run that began then has to say. */
export const resultsSince = (suite: SuiteName, begun: Date): TestResult[] =>
  readResults(suite).filter(({ at }) => at >= begun.toISOString());

/** The files in which something failed when they last ran; undefined where that is not the whole of what failed. */
export function failedFiles(results: readonly Pick<TestResult, 'file' | 'status'>[]): string[] | undefined {
  const files = new Set(results.filter(({ status }) => status === 'failed').map(({ file }) => file));
  return files.size === 0 || files.has('') ? undefined : [...files];
}
