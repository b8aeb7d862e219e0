// npm test: the check, then the property, server and browser suites. `npm test -- server browser` runs some of them.
// A run of more than 45 minutes has failed, whatever passed by then; TEST_MINUTES gives a slow machine more.
// What wavers has failed too; with TEST_SECOND_LOOK=1 it is looked at again and named, for machines that nobody knows.
import { check } from './check.ts';
import { seconds } from './run-step.ts';
import { runSuite, type Count, type SuiteResult } from './suites/run-suite.ts';
import { lookAgain } from './suites/second-look.ts';
import { suiteNames, type SuiteName } from './suites/suites.ts';
import type { TestResult } from './suites/test-results.ts';

const shownSlowest = 10;
const mostMinutes = Number(process.env.TEST_MINUTES ?? 45);
const choices = ['check', ...suiteNames.filter((name) => name !== 'unit')];

function chosen(): string[] {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !choices.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no suite ${unknown.join(', ')}: choose among ${choices.join(', ')}.`);
    process.exit(1);
  }
  return wanted.length > 0 ? choices.filter((name) => wanted.includes(name)) : choices;
}

async function run(name: string): Promise<{ suite: SuiteResult; gates: Count }> {
  console.log(`\n── ${name} ──`);
  if (name !== 'check') return { suite: await runSuite(name as SuiteName), gates: { passed: 0, failed: 0 } };
  const { steps, unit } = await check();
  const passed = steps.filter(({ isOk }) => isOk).length;
  return { suite: unit, gates: { passed, failed: steps.length - passed } };
}

function slowest(tests: TestResult[]): [string, number][] {
  const files = new Map<string, number>();
  for (const { file, seconds: spent } of tests) files.set(file, (files.get(file) ?? 0) + spent);
  return [...files].sort(([, a], [, b]) => b - a).slice(0, shownSlowest);
}

/** A run that hangs is ended with all that it has started. */
function endAfter(minutes: number): void {
  const timer = setTimeout(() => {
    console.error(`\nThe run has taken more than ${minutes} minutes and is ended.`);
    process.exit(1);
  }, minutes * 60_000);
  timer.unref();
}

const results: { suite: SuiteResult; gates: Count }[] = [];
endAfter(mostMinutes);
for (const name of chosen()) results.push(await run(name));

const wavered: string[] = [];
if (process.env.TEST_SECOND_LOOK === '1') {
  for (const result of results) {
    const second = await lookAgain(result.suite);
    result.suite = second.suite;
    wavered.push(...second.wavered);
  }
}

const suites = results.map(({ suite }) => suite);
console.log('\nThe slowest files');
for (const [file, spent] of slowest(suites.flatMap(({ tests }) => tests))) {
  console.log(`${seconds(spent).padStart(8)}  ${file}`);
}
const broken = suites.flatMap(({ tests }) => tests).filter(({ status }) => status === 'failed');
if (broken.length > 0) console.log('\nFailed');
for (const { file, title } of broken) console.log(`  ${file}  ${title}`);
if (wavered.length > 0) console.log('\nWavered, to be mended');
for (const name of wavered) console.log(`  ${name}`);
console.log('\nThe suites');
for (const { suite, seconds: spent, passed, failed } of suites) {
  console.log(`${seconds(spent).padStart(8)}  ${suite}: ${passed} passed, ${failed} failed`);
}

const counts: Count[] = results.flatMap(({ suite, gates }) => [suite, gates]);
const total = (what: keyof Count) => counts.reduce((sum, count) => sum + count[what], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
