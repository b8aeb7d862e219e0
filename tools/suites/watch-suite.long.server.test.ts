// Real runs of Vitest over a few small files, one of which never ends by itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAlive, readOrEmpty } from '../processes.ts';
import { root } from '../runtime/folders.mjs';
import { temporaryTree } from '../testing/temporary-tree.ts';
import { placesOf, type SuiteCommand } from './suites.ts';
import { watchSuite } from './watch-suite.ts';

const good = `test('is well', () => {});`;
const endless = (pids = '') => `
  import { writeFileSync } from 'node:fs';
  test('is well at first', () => {});
  test('never ends', () => {
    ${pids ? `writeFileSync(${JSON.stringify(pids)}, String(process.pid));` : ''}
    while (true) {}
  });`;

const command =
  (folder: string) =>
  (rest: readonly string[] = []) => [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--root=${folder}`,
    '--globals',
    '--maxWorkers=1',
    '--no-isolate',
    '--testTimeout=500',
    '--hookTimeout=500',
    `--reporter=${join(root, 'tools/suites/vitest-progress.ts')}`,
    ...rest,
  ];

const PATIENCE_MS = 120_000;

test(
  'a test that holds its process for ever is ended and named, and the files beside it are run',
  { timeout: PATIENCE_MS },
  async () => {
    // Half a second, twenty times: long enough for the others on a busy machine.
    vi.stubEnv('SUITE_PATIENCE', '20');
    const folder = temporaryTree({
      'a.test.ts': good,
      'b.test.ts': endless(),
      'c.test.ts': good,
      'd.test.ts': `test('fails', () => { throw new Error('no'); });`,
    });
    const { isOk, outcomes } = await watchSuite(command(folder), folder);
    vi.unstubAllEnvs();
    const byFile = Map.groupBy(outcomes, ({ file }) => file);
    const said = ['a', 'b', 'c', 'd'].map((name) =>
      byFile.get(`${name}.test.ts`)?.map(({ status }) => status),
    );
    expect([isOk, said]).toEqual([false, [['passed'], ['failed'], ['passed'], ['failed']]]);
    expect(byFile.get('b.test.ts')?.[0]?.title).toMatch(
      /did not end, and was ended after 10 s without a sign$/,
    );
  },
);

test('a test of the browser’s that never ends is ended and named, and the tests beside it are run', async () => {
  vi.stubEnv('SUITE_PATIENCE', '20');
  // Inside of the project, where Playwright is found.
  const folder = mkdtempSync(join(root, '.cache/hanging-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const spec = (body: string) => `
    import { test } from '@playwright/test';
    test('is well at first', () => {});
    test('second', () => { ${body} });
    test('is well at last', () => {});`;
  writeFileSync(join(folder, 'a.spec.ts'), spec('while (true) {}'));
  writeFileSync(join(folder, 'b.spec.ts'), spec(''));
  writeFileSync(join(folder, 'playwright.config.ts'), 'export default { timeout: 500, workers: 1 };');
  const walk: SuiteCommand = (rest = []) => [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    `--reporter=${join(root, 'tools/suites/playwright-progress.ts')}`,
    ...placesOf(rest),
  ];
  const { isOk, outcomes } = await watchSuite(walk, folder);
  vi.unstubAllEnvs();
  const said = outcomes.map(({ file, status }) => `${file} ${status}`).toSorted();
  expect([isOk, said]).toEqual([
    false,
    [
      'a.spec.ts failed',
      ...Array<string>(2).fill('a.spec.ts passed'),
      ...Array<string>(3).fill('b.spec.ts passed'),
    ],
  ]);
  expect(outcomes.find(({ status }) => status === 'failed')?.title).toMatch(
    /^second.*: did not end, and was ended/,
  );
});

test('Ctrl-C ends the suite and the process that a test holds', { timeout: PATIENCE_MS }, async () => {
  const folder = temporaryTree({});
  const pids = join(folder, 'pid');
  writeFileSync(join(folder, 'a.test.ts'), endless(pids));
  const script = `
    import { runStep } from ${JSON.stringify(join(root, 'tools/run-step.ts'))};
    await runStep({ name: 'suite', command: [${JSON.stringify(join(folder, 'watch.mts'))}] });`;
  writeFileSync(
    join(folder, 'watch.mts'),
    `import { watchSuite } from ${JSON.stringify(join(root, 'tools/suites/watch-suite.ts'))};
     await watchSuite(() => ${JSON.stringify(command(folder)())}, ${JSON.stringify(folder)});`,
  );
  writeFileSync(join(folder, 'outer.mts'), script);
  // A group of its own, as a terminal gives one to a command; Ctrl-C goes to all of it.
  const outer = spawn(process.execPath, [join(folder, 'outer.mts')], { detached: true, stdio: 'ignore' });
  while (!/^\d+$/.test(readOrEmpty(pids))) await sleep(50);
  const held = Number(readOrEmpty(pids));
  expect(isAlive(held)).toBe(true);
  process.kill(-outer.pid!, 'SIGINT');
  await once(outer, 'exit');
  expect(isAlive(held)).toBe(false);
});
