// npm test: the check, then the suites of properties, pages, servers and journeys. `npm test -- server browser` runs some of them,
// `npm test -- server --failed` of the server's those files alone in which something failed when they last ran.
// It takes as long as it takes: a test that hangs is ended and named, the others go on. What wavers has failed.
import { check } from './check.ts';
import { chromiumNotice, findChromium } from './chromium.ts';
import { aloneOrEnd } from './one-at-a-time.ts';
import { seconds } from './run-step.ts';
import { againstBudget, parts, type Part } from './suites/budgets.ts';
import type { Count } from './suites/count-suite.ts';
import { folderInMemory } from './suites/folder-in-memory.ts';
import { failedFiles, readResults, type TestResult } from './suites/results.ts';
import { runSuite, type SuiteResult } from './suites/run-suite.ts';
import type { SuiteName } from './suites/suites.ts';

const shownSlowest = 10;
const onlyFailed = '--failed';

interface PartResult {
  part: Part;
  seconds: number;
  counts: Count[];
  tests: TestResult[];
  /** Why it could not run at all. */
  hindrance?: string;
}

function chosen(): Part[] {
  const wanted = process.argv.slice(2).filter((name) => name !== onlyFailed);
  const unknown = wanted.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) {
    console.error(`There is no suite ${unknown.join(', ')}: choose among ${parts.join(', ')}.`);
    process.exit(1);
  }
  return wanted.length > 0 ? parts.filter((part) => wanted.includes(part)) : parts;
}

const filesOf = (suite: SuiteName): string[] | undefined =>
  process.argv.includes(onlyFailed) ? failedFiles(readResults(suite)) : undefined;

const ofSuite = (part: Part, suite: SuiteResult): PartResult => ({
  part,
  seconds: suite.seconds,
  counts: [suite],
  tests: suite.tests,
});

async function runCheck(): Promise<PartResult> {
  const begun = performance.now();
  const { steps, unit } = await check();
  const passed = steps.filter(({ isOk }) => isOk).length;
  return {
    part: 'check',
    seconds: (performance.now() - begun) / 1000,
    counts: [unit, { passed, failed: steps.length - passed }],
    tests: unit.tests,
  };
}

/** Where there is no browser, that is a failure of its own, and the others' results stand. */
async function runBrowser(): Promise<PartResult> {
  try {
    process.env.CHROMIUM = findChromium();
  } catch (error) {
    const hindrance = (error as Error).message;
    return { part: 'browser', seconds: 0, counts: [{ passed: 0, failed: 1 }], tests: [], hindrance };
  }
  return ofSuite('browser', await runSuite('browser', filesOf('browser')));
}

async function run(part: Part): Promise<PartResult> {
  console.log(`\n── ${part} ──`);
  if (part === 'check') return runCheck();
  return part === 'browser' ? runBrowser() : ofSuite(part, await runSuite(part, filesOf(part)));
}

function slowest(tests: TestResult[]): [string, number][] {
  const files = new Map<string, number>();
  for (const { file, seconds: spent } of tests) files.set(file, (files.get(file) ?? 0) + spent);
  return [...files].sort(([, a], [, b]) => b - a).slice(0, shownSlowest);
}

function report(results: PartResult[]): void {
  const tests = results.flatMap((result) => result.tests);
  console.log('\nThe slowest files');
  for (const [file, spent] of slowest(tests)) console.log(`${seconds(spent).padStart(8)}  ${file}`);
  const broken = tests.filter(({ status }) => status === 'failed');
  if (broken.length > 0) console.log('\nFailed');
  for (const { file, title } of broken) console.log(`  ${file}  ${title}`);
  for (const { part, hindrance } of results)
    if (hindrance) console.log(`\n${part} could not run. ${hindrance}`);
  console.log('\nTime, of what two quiet cores may take');
  for (const { part, seconds: spent } of results) console.log(againstBudget(part, spent));
}

aloneOrEnd('npm test');
const wanted = chosen();
const notice = wanted.includes('browser') ? chromiumNotice() : undefined;
if (notice) console.log(notice);
const inMemory = await folderInMemory();
if (inMemory !== undefined) process.env.TMPDIR = inMemory;

const results: PartResult[] = [];
for (const part of wanted) results.push(await run(part));
report(results);
const counts = results.flatMap((result) => result.counts);
const total = (what: keyof Count) => counts.reduce((sum, count) => sum + count[what], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
