import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { startServer } from './testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** None of one that has gone meanwhile: a letter stands under a passing name while it is written. */
const modeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;

const everything = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));

test('[SEC-76] files of the database and letters are readable by their owner alone, old ones too', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'mail'), { recursive: true, mode: 0o777 });
  const old = join(dataDir, 'mail', 'old.json');
  writeFileSync(old, '{}');
  for (const path of cases([dataDir, old])) chmodSync(path, 0o777);
  const server = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
  await server.send('/gen.v1/user/forgotpassword', { body: { emailAddress: 'fan@example.com' } });
  await expect.poll(() => readdirSync(join(dataDir, 'mail')).length).toBeGreaterThan(1);
  const open = [dataDir, ...everything(dataDir)].filter((path) => (modeOf(path) & 0o077) !== 0);
  expect(everything(dataDir).length).toBeGreaterThan(100);
  expect(open).toEqual([]);
  await server.end('SIGTERM');
});
