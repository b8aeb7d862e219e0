// What is broken in this run, written down for the processes that run the tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './mutant.ts';

export function writePlan(file: string, mutants: readonly Mutant[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(mutants));
}

export function readPlan(file: string): Mutant[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Mutant[];
}
