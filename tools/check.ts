// npm run check: everything that can be said about the code without a database or a browser.
import { runSteps, seconds, type Step, type StepResult } from './run-step.ts';
import { aloneOrEnd } from './one-at-a-time.ts';
import { againstBudget } from './suites/budgets.ts';
import { suiteResult, suiteStep, type SuiteResult } from './suites/run-suite.ts';

const knip = 'node_modules/knip/bin/knip.js';
/** What the configuration allows in vain is a finding too. */
const quietly = ['--no-progress', '--treat-config-hints-as-errors'];

/** What it found of files that nobody touched since is kept: the second check of a day takes a tenth of the first. */
const types = (project: 'node' | 'web'): string[] => [
  'node_modules/typescript/bin/tsc',
  '-p',
  `tsconfig.${project}.json`,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types-${project}.tsbuildinfo`,
];

/** The longest first, so that the two that run side by side end together. */
const steps: Step[] = [
  { ...suiteStep('unit'), name: 'unit tests' },
  { name: 'types (server)', command: types('node') },
  { name: 'types (web)', command: types('web') },
  { name: 'dead code', command: [knip, ...quietly] },
  {
    name: 'only for tests',
    command: [
      knip,
      ...quietly,
      '--production',
      '-c',
      'knip.product.jsonc',
      '--include',
      'files,exports,types',
      '--preprocessor',
      './tools/dead-code-exceptions.ts',
    ],
  },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'] },
  { name: 'openapi', command: ['apps/server/src/cli/openapi.ts', '--check'] },
  { name: 'retention', command: ['apps/server/src/cli/retention.ts', '--check'] },
  { name: 'words', command: ['tools/words.ts'] },
  { name: 'tidy', command: ['tools/tidy.ts'] },
  { name: 'boundaries', command: ['tools/boundaries.ts'] },
  { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
];

/** The gates whose last line is worth reading when all is well too. */
const spoken = new Set(['tidy', 'boundaries']);

export interface CheckResult {
  steps: StepResult[];
  unit: SuiteResult;
}

export async function check(): Promise<CheckResult> {
  const begun = new Date();
  const results = await runSteps(steps, ({ name, isOk, output }) => {
    if (!isOk) console.log(`\n✗ ${name}\n${output.trimEnd()}\n`);
  });
  report(results);
  const unit = results.find(({ name }) => name === 'unit tests');
  return {
    steps: results.filter((result) => result !== unit),
    unit: suiteResult('unit', unit ?? { isOk: false, seconds: 0 }, begun),
  };
}

function report(results: StepResult[]): void {
  console.log();
  for (const { name, isOk, seconds: spent, output } of results) {
    const note = isOk && spoken.has(name) ? output.trim().split('\n').at(-1) : '';
    console.log(`${isOk ? '✓' : '✗'} ${name.padEnd(16)}${seconds(spent).padStart(8)}  ${note}`.trimEnd());
  }
}

if (import.meta.main) {
  aloneOrEnd('npm run check');
  const begun = performance.now();
  const { steps: results, unit } = await check();
  const isOk = unit.failed === 0 && results.every((result) => result.isOk);
  console.log(`\n${unit.passed} unit tests, ${isOk ? 'all is well' : 'something is wrong'}`);
  console.log(againstBudget('check', (performance.now() - begun) / 1000).trim());
  process.exitCode = isOk ? 0 : 1;
}
