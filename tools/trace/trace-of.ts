// Joins requirements, the tests that name them in their titles, and the tests' last results.
import type { TestResult } from '../suites/test-results.ts';
import { idsIn, type Claim } from './claims.ts';

/** Good: something of the product runs. Weak: only names and constants are compared. Missing: no test names it. */
export type Proof = 'good' | 'weak' | 'missing';

export interface Trace {
  id: string;
  proof: Proof;
  tests: { file: string; title: string; status: TestResult['status'] | 'not run' }[];
}

/** A test that ran speaks by its result; a title that no result shows has not run. */
export function traceOf(ids: string[], claims: Claim[], results: TestResult[]): Trace[] {
  const ran = results.map((result) => ({ ...result, ids: idsIn(result.title) }));
  return ids.map((one) => {
    const own = claims.filter((claim) => claim.ids.includes(one));
    const shown = ran.filter((result) => result.ids.includes(one));
    const silent = own
      .filter((claim) => !shown.some(({ file }) => file === claim.file))
      .map(({ file, title }) => ({ file, title, status: 'not run' as const }));
    const tests = [...shown.map(({ file, title, status }) => ({ file, title, status })), ...silent];
    return { id: one, proof: proofBy(own), tests };
  });
}

function proofBy(claims: Claim[]): Proof {
  if (claims.length === 0) return 'missing';
  return claims.some(({ runsProduct }) => runsProduct) ? 'good' : 'weak';
}
