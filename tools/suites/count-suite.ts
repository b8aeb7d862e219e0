// Runs a suite and counts; one that crashed, or that ran nothing, has failed.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, type StepResult } from '../run-step.ts';
import { root } from '../runtime/folders.mjs';
import { resultsFile, suiteStep, type SuiteName } from './suites.ts';
import { readResults, type TestResult } from './test-results.ts';

export interface Count {
  passed: number;
  failed: number;
}

export interface SuiteResult extends Count {
  suite: SuiteName;
  seconds: number;
  tests: TestResult[];
}

export async function runSuite(suite: SuiteName): Promise<SuiteResult> {
  forgetResults(suite);
  const step = await runStep({ ...suiteStep(suite), isShown: true });
  const tests = readResults(suite) ?? [];
  return { suite, seconds: step.seconds, tests, ...countSuite(step, tests) };
}

/** Results of an earlier run must not stand in for those of one that crashed. */
export function forgetResults(suite: SuiteName): void {
  rmSync(join(root, resultsFile(suite)), { force: true });
}

export function countSuite({ isOk }: Pick<StepResult, 'isOk'>, tests: Pick<TestResult, 'status'>[]): Count {
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const isSilentFailure = failed === 0 && (!isOk || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}
