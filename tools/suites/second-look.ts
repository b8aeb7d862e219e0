// A second look at what failed, for machines that nobody knows: it tells what wavers from what is broken, and names it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '../run-step.ts';
import { root } from '../runtime/folders.mjs';
import type { SuiteResult } from './run-suite.ts';
import { resultsFile, secondStep } from './suites.ts';
import { readResults, type TestResult } from './test-results.ts';

/** What fails in more files than this is broken, and looking again would only take time. */
const MOST_FILES = 5;

const isFailed = ({ status }: TestResult): boolean => status === 'failed';
const nameOf = ({ file, title }: TestResult): string => `${file}  ${title}`;

/** The files that a second look goes through; none when there is nothing to look at, or too much. */
export function filesToLookAt(tests: readonly TestResult[]): string[] {
  const files = [...new Set(tests.filter(isFailed).map(({ file }) => file))];
  return files.length > MOST_FILES ? [] : files;
}

/** The first look, where what failed then and passes now counts as passed, and has wavered. */
export function mendedBy(
  first: readonly TestResult[],
  second: readonly TestResult[],
): { tests: TestResult[]; wavered: string[] } {
  const passed = new Set(second.filter(({ status }) => status === 'passed').map(nameOf));
  const isBrokenNow = second.some(isFailed);
  const wavered: string[] = [];
  const tests = first.map((test) => {
    // A file that broke outside of its tests has no name that could pass: all of it must.
    const isMended =
      passed.has(nameOf(test)) || (test.title === test.file && !isBrokenNow && passed.size > 0);
    if (!isFailed(test) || !isMended) return test;
    wavered.push(nameOf(test));
    return { ...test, status: 'passed' as const };
  });
  return { tests, wavered };
}

export async function lookAgain(result: SuiteResult): Promise<{ suite: SuiteResult; wavered: string[] }> {
  const files = filesToLookAt(result.tests);
  if (files.length === 0) return { suite: result, wavered: [] };
  console.log(`\n── ${result.suite}, a second look ──`);
  const where = join(root, resultsFile(result.suite));
  const report = readFileSync(where);
  const { seconds } = await runStep({ ...secondStep(result.suite, files), isShown: true });
  const { tests, wavered } = mendedBy(result.tests, readResults(result.suite) ?? []);
  // Whoever reads the results later wants those of the whole suite.
  writeFileSync(where, report);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(isFailed).length;
  return { suite: { ...result, tests, passed, failed, seconds: result.seconds + seconds }, wavered };
}
