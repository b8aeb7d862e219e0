// npm run guards: takes each security guard away in turn, in a copy of the project, and expects its line's test to fail.
// `npm run guards -- SEC-09 SEC-50` looks at some of them.
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guards } from './guards/all-guards.ts';
import { copyProject } from './guards/copy-project.ts';
import type { Guard } from './guards/guard.ts';
import { BROKEN_MS, runTests, type Ended, type Place } from './guards/run-tests.ts';
import { onExit } from './on-exit.ts';
import { startPostgres } from './postgres.ts';
import { seconds } from './run-step.ts';
import { root } from './runtime/folders.mjs';

const AT_ONCE = 2;

const tagOf = ({ line }: Guard): string => `[${line}]`;
const count = (tests: Ended[], status: string): number =>
  tests.filter((test) => test.status === status).length;

/** With every guard in place, the tests of every line pass: one that fails anyway proves nothing. */
async function testsThatFailAnyway(place: Place, chosen: Guard[]): Promise<Guard[]> {
  const ended: Ended[] = [];
  for (const suite of ['unit', 'unit-dom', 'property', 'pages', 'server']) {
    const files = new Set(chosen.filter((guard) => guard.suite === suite).map(({ test }) => test));
    if (files.size > 0) ended.push(...(await runTests(place, suite, [...files], '[')));
  }
  return chosen.filter((guard) => {
    const own = ended.filter(({ file, title }) => file === guard.test && title.includes(tagOf(guard)));
    return count(own, 'passed') === 0 || count(own, 'failed') > 0;
  });
}

/** Undefined when the guard is missed by its test. */
async function complaintAbout(guard: Guard, place: Place): Promise<string | undefined> {
  const path = join(place.copy, guard.file);
  const before = readFileSync(path, 'utf8');
  if (before.split(guard.text).length !== 2) return 'its text does not stand there exactly once';
  writeFileSync(
    path,
    before.replace(guard.text, () => guard.without),
  );
  const tests = await runTests(place, guard.suite, [guard.test], tagOf(guard), BROKEN_MS);
  writeFileSync(path, before);
  if (count(tests, 'failed') > 0) return undefined;
  return count(tests, 'passed') > 0 ? 'NOT NOTICED: its test still passes' : 'no test ran';
}

async function newPlace(): Promise<Place & { leave: () => Promise<void> }> {
  const copy = realpathSync(copyProject(root));
  const forget = onExit(() => rmSync(copy, { recursive: true, force: true }));
  const postgres = await startPostgres();
  const leave = async () => {
    forget();
    await postgres.stop();
    rmSync(copy, { recursive: true, force: true });
  };
  return { copy, databaseUrl: postgres.url, leave };
}

const wanted = process.argv.slice(2);
const chosen = guards.filter(({ line }) => wanted.length === 0 || wanted.includes(line));
const begun = performance.now();
const places = [await newPlace()];
const broken = await testsThatFailAnyway(places[0]!, chosen);
for (const guard of broken)
  console.log(`✗ ${guard.line}  its test fails, or does not run, with all guards in place`);
while (places.length < AT_ONCE) places.push(await newPlace());

const waiting = chosen.filter((guard) => !broken.includes(guard));
let unnoticed = 0;
await Promise.all(
  places.map(async (place) => {
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const complaint = await complaintAbout(guard, place);
      if (complaint) unnoticed += 1;
      console.log(
        `${complaint ? '✗' : '✓'} ${guard.line}  ${guard.what}${complaint ? `: ${complaint}` : ''}`,
      );
    }
    await place.leave();
  }),
);
const isOk = chosen.length > 0 && broken.length === 0 && unnoticed === 0;
console.log(
  `\n${chosen.length} guards, ${isOk ? 'each one missed when it is gone' : 'not as they should be'}`,
);
console.log(`guards took ${seconds((performance.now() - begun) / 1000)}`);
process.exitCode = isOk ? 0 : 1;
