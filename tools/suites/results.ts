// What the test runners wrote about their last run, in one shape.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../runtime/folders.mjs';
import { resultsFile, type SuiteName } from './suites.ts';

export interface TestResult {
  suite: SuiteName;
  /** Relative to the root. */
  file: string;
  title: string;
  status: 'passed' | 'failed' | 'skipped';
  seconds: number;
}

/** Undefined when the suite left no results behind. */
export function readResults(suite: SuiteName): TestResult[] | undefined {
  const file = join(root, resultsFile(suite));
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return suite === 'browser'
    ? ofPlaywright(report as PlaywrightReport)
    : ofVitest(suite, report as VitestReport);
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
}

export function ofVitest(suite: SuiteName, report: VitestReport): TestResult[] {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test) => ({
      suite,
      file,
      title: test.fullName,
      status: statusOf(test.status),
      seconds: (test.duration ?? 0) / 1000,
    }));
    // A file that breaks outside of its tests has none of them to show for it.
    const isBroken = status === 'failed' && tests.every((test) => test.status !== 'failed');
    return isBroken ? [...tests, { suite, file, title: file, status: 'failed', seconds: 0 }] : tests;
  });
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

export function ofPlaywright({ config, suites, errors }: PlaywrightReport): TestResult[] {
  const tests = suites.flatMap((suite) => inside(suite, config.rootDir, []));
  const broken = errors.map(({ message = '' }) => message.split('\n')[0] ?? '');
  return [
    ...tests,
    ...broken.map((title) => ({ suite: 'browser', file: '', title, status: 'failed', seconds: 0 }) as const),
  ];
}

function inside(suite: PlaywrightSuite, folder: string, above: string[]): TestResult[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      suite: 'browser' as const,
      file: relative(root, join(folder, spec.file)),
      title: [...above, spec.title, `(${test.projectName})`].join(' '),
      status: statusOf(test.status),
      seconds: test.results.reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  );
  const below = (suite.suites ?? []).flatMap((child) => inside(child, folder, [...above, child.title]));
  return [...own, ...below];
}

function statusOf(status: string): TestResult['status'] {
  if (['passed', 'expected'].includes(status)) return 'passed';
  return ['skipped', 'pending', 'todo'].includes(status) ? 'skipped' : 'failed';
}
