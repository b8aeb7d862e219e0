// The four suites of tests and how each is run.
import type { Step } from '../run-step.ts';

export const suiteNames = ['unit', 'property', 'server', 'browser'] as const;
export type SuiteName = (typeof suiteNames)[number];

const resultsFolder = '.cache/results';

export function resultsFile(suite: SuiteName): string {
  return `${resultsFolder}/${suite}.json`;
}

const playwright = ['node_modules/@playwright/test/cli.js', 'test'];

export function suiteStep(suite: SuiteName): Step {
  // Playwright's own configuration says where its results go.
  if (suite === 'browser') return { name: suite, command: playwright };
  const projects = suite === 'unit' ? ['unit', 'unit-dom'] : [suite];
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile(suite)}`];
  return { name: suite, command: ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters] };
}

/** The same suite over what failed in it: Playwright knows which journeys, others run the whole file. */
export function secondStep(suite: SuiteName, files: readonly string[]): Step {
  const { name, command } = suiteStep(suite);
  return { name, command: [...command, ...(suite === 'browser' ? ['--last-failed'] : files)] };
}
