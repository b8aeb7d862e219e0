// What npm run proof -- all came to, and of which state of the sources.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOrEmpty } from '../processes.ts';
import { root } from '../runtime/folders.mjs';

export interface Proven {
  name: string;
  outcome: 'proven' | 'failed' | 'not possible';
  why: string;
  seconds: number;
}

export interface ProofRecord {
  /** Undefined where the sources differed from every commit. */
  commit?: string;
  at: string;
  proofs: Proven[];
}

const file = join(root, '.cache/results/proof.json');
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that these sources are, to the letter. */
export function commitHere(): string | undefined {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

export function keepRecord(record: ProofRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record, null, 2));
}

export function readRecord(): ProofRecord | undefined {
  const text = readOrEmpty(file);
  return text === '' ? undefined : (JSON.parse(text) as ProofRecord);
}

/** What needs not be proven again: what held at this very commit, or is not possible on this machine. */
export const provenBefore = (
  record: ProofRecord | undefined,
  commit: string | undefined,
  names: readonly string[],
): Proven[] =>
  record?.commit === undefined || record.commit !== commit
    ? []
    : record.proofs.filter(({ name, outcome }) => outcome !== 'failed' && names.includes(name));

/** Why these sources are not to be given to anybody; undefined when all is proven that can be. */
export function whyUnproven(
  record: ProofRecord | undefined,
  commit: string | undefined,
  names: readonly string[],
): string | undefined {
  const first =
    'Run npm run proof -- all, and then this again. An archive for a shop of your own needs no proof: npm run release -- --into FOLDER';
  if (commit === undefined) return 'There are changes that are not committed: a release is made of a commit.';
  if (!record) return `Nothing was proven here yet. ${first}`;
  if (record.commit !== commit) return `What was proven is not this commit. ${first}`;
  const failed = record.proofs.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  if (failed.length > 0) return `These proofs have failed: ${failed.join(', ')}.`;
  const left = names.filter((name) => !record.proofs.some((proof) => proof.name === name));
  return left.length > 0 ? `These proofs were not run: ${left.join(', ')}. ${first}` : undefined;
}
