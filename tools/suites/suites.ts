// The suites of tests and how each is run.
import { availableParallelism } from 'node:os';

export const suiteNames = ['unit', 'property', 'pages', 'server', 'browser'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** What runs a suite: all of it, or what was left of a run that was ended. */
export type SuiteCommand = (rest?: readonly string[]) => string[];

const vitest =
  (...projects: string[]): SuiteCommand =>
  (rest = []) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./tools/suites/vitest-progress.ts',
    ...rest,
  ];

/** A piece of the browser's is `file:line project`; the same line is walked again in every project that has it. */
export const placesOf = (pieces: readonly string[]): string[] => [
  ...new Set(pieces.map((piece) => piece.split(' ')[0]!)),
];

const playwright: SuiteCommand = (rest = []) => [
  'node_modules/@playwright/test/cli.js',
  'test',
  `--workers=${Math.min(2, availableParallelism())}`,
  '--reporter=list,./tools/suites/playwright-progress.ts',
  ...placesOf(rest),
];

export const suiteCommands: Record<SuiteName, SuiteCommand> = {
  unit: vitest('unit', 'unit-dom'),
  property: vitest('property'),
  pages: vitest('pages'),
  server: vitest('server'),
  browser: playwright,
};
