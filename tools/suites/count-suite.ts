// Counts what a suite did; one that crashed, or that ran nothing, has failed.
import type { Outcome } from './progress.ts';

export interface Count {
  passed: number;
  failed: number;
}

export function countSuite({ isOk }: { isOk: boolean }, tests: readonly Pick<Outcome, 'status'>[]): Count {
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const isSilentFailure = failed === 0 && (!isOk || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}
