// Joins requirements, the tests that name them in their titles, and how those tests last ended.
import type { TestResult } from '../suites/results.ts';
import { idsIn, type Claim } from './claims.ts';

/**
 * - `good`: tests in which something of the product runs, and which passed when they last ran
 * - `weak`: only names and constants are compared
 * - `failed`: one of its tests failed when it last ran
 * - `not run`: there are tests, and nobody knows how they end
 * - `missing`: no test names it
 */
export const proofs = ['good', 'weak', 'failed', 'not run', 'missing'] as const;
export type Proof = (typeof proofs)[number];

export interface TracedTest {
  file: string;
  title: string;
  status: TestResult['status'] | 'not run';
  /** When it last ran. */
  at?: string;
}

export interface Trace {
  id: string;
  proof: Proof;
  /** When the one that ran longest ago ran. */
  since?: string;
  tests: TracedTest[];
}

/** A test that ran speaks by its result; a title that no result shows has not run. */
export function traceOf(ids: string[], claims: Claim[], results: TestResult[]): Trace[] {
  const ran = results.map((result) => ({ ...result, ids: idsIn(result.title) }));
  return ids.map((one) => {
    const own = claims.filter((claim) => claim.ids.includes(one));
    const files = new Set(own.map(({ file }) => file));
    const shown = ran.filter((result) => result.ids.includes(one) && files.has(result.file));
    const silent = own
      .filter((claim) => !shown.some(({ file }) => file === claim.file))
      .map(({ file, title }): TracedTest => ({ file, title, status: 'not run' }));
    const heard = shown.map(({ file, title, status, at }): TracedTest => ({ file, title, status, at }));
    const since = heard.flatMap(({ at }) => at ?? []).toSorted()[0];
    const tests = [...heard, ...silent];
    return { id: one, proof: proofBy(own, tests), ...(since && { since }), tests };
  });
}

/** One that failed speaks louder than all that passed; one that passed is enough, whatever else has not run. */
function proofBy(claims: Claim[], tests: TracedTest[]): Proof {
  if (claims.length === 0) return 'missing';
  if (tests.some(({ status }) => status === 'failed')) return 'failed';
  const passed = new Set(tests.filter(({ status }) => status === 'passed').map(({ file }) => file));
  const proving = claims.filter(({ file }) => passed.has(file));
  if (proving.length === 0) return 'not run';
  return proving.some(({ runsProduct }) => runsProduct) ? 'good' : 'weak';
}
