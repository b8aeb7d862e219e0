import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { startServer } from './testing/server-process.ts';
import { loadSmallWorld } from './testing/small-world.ts';
import { testDatabase } from './testing/test-database.ts';

/** None of one that has gone meanwhile: a letter stands under a passing name while it is written. */
const modeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;

const everything = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));

test('[SEC-76] files of the database and letters are readable by their owner alone, old ones too', async () => {
  const database = await testDatabase('embedded');
  await loadSmallWorld(database);
  await database.runScript(`
    insert into mails (seller_id, mail_id, outlet_id, kind, from_name, recipient, subject, html, plain_text, due_at, created_at)
    values (1, '11111111-1111-4111-8111-111111111111', 1, 'sample', 'Lantern Club', 'fan@example.com', 'Hello',
      '<p>Hello</p>', 'Hello', '2026-01-01', '2026-01-01')`);
  await database.release();
  const { DATA_DIR: dataDir = '' } = database.environment;
  mkdirSync(join(dataDir, 'mail'), { recursive: true, mode: 0o777 });
  const old = join(dataDir, 'mail', 'old.json');
  writeFileSync(old, '{}');
  for (const path of cases([dataDir, join(dataDir, 'mail'), old, ...everything(dataDir)]))
    chmodSync(path, 0o777);
  const server = await startServer(database.environment);
  await expect.poll(() => readdirSync(join(dataDir, 'mail')).length).toBeGreaterThan(1);
  const open = [dataDir, ...everything(dataDir)].filter((path) => (modeOf(path) & 0o077) !== 0);
  expect(everything(dataDir).length).toBeGreaterThan(100);
  expect(open).toEqual([]);
  await server.end('SIGTERM');
  await database.close();
});
