// Runs tests of security lines in a copy of the project and says how each ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A break may make its test hang; with every guard in place the runner ends what hangs by itself. */
export const BROKEN_MS = 900_000;

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

export interface Ended {
  file: string;
  title: string;
  status: string;
}

export interface Place {
  copy: string;
  databaseUrl: string;
}

/** Tests whose title holds the tag, such as `[SEC-09]`; none when the runner itself broke. */
export async function runTests(
  { copy, databaseUrl }: Place,
  suite: string,
  files: string[],
  tag: string,
  timeout?: number,
): Promise<Ended[]> {
  const results = join(copy, '.cache/guards.json');
  rmSync(results, { force: true });
  const pattern = tag.replaceAll(/[[\]]/g, '\\$&');
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', suite, ...files, '-t', pattern];
  const child = spawn(process.execPath, [...command, '--reporter=json', `--outputFile=${results}`], {
    cwd: copy,
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
    stdio: 'ignore',
    timeout,
  });
  await once(child, 'close');
  if (!existsSync(results)) return [];
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Report;
  return testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        file: relative(copy, name),
        title: fullName,
        status,
      })),
    )
    .filter(({ title }) => title.includes(tag));
}
