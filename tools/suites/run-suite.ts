// Runs a suite under watch, as a program of its own, and tells what came of it.
import { runStep, type Step, type StepResult } from '../run-step.ts';
import { countSuite, type Count } from './count-suite.ts';
import { resultsSince, type TestResult } from './results.ts';
import type { SuiteName } from './suites.ts';

export interface SuiteResult extends Count {
  suite: SuiteName;
  seconds: number;
  tests: TestResult[];
}

export const suiteStep = (suite: SuiteName, files: readonly string[] = []): Step => ({
  name: suite,
  command: ['tools/suites/watch-suite.ts', suite, ...files],
});

/** Results of an earlier run do not stand in for those of one that crashed. */
export function suiteResult(
  suite: SuiteName,
  { isOk, seconds }: Pick<StepResult, 'isOk' | 'seconds'>,
  begun: Date,
): SuiteResult {
  const tests = resultsSince(suite, begun);
  return { suite, seconds, tests, ...countSuite({ isOk }, tests) };
}

/** All of it, or some files alone. */
export async function runSuite(suite: SuiteName, files?: readonly string[]): Promise<SuiteResult> {
  const begun = new Date();
  return suiteResult(suite, await runStep({ ...suiteStep(suite, files), isShown: true }), begun);
}
