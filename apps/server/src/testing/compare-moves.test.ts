import { globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '..');
const machines = join(server, '../../../packages/rules/src/machines');

test('every machine of the rules is compared with the database by a test', () => {
  const names = readdirSync(machines).flatMap((name) =>
    name.endsWith('.test.ts') ? [] : basename(name, '.ts'),
  );
  expect(names.length).toBeGreaterThan(8);
  const tests = globSync('**/*.server.test.ts', { cwd: server }).map((path) =>
    readFileSync(join(server, path), 'utf8'),
  );
  const compared = tests.filter((text) => text.includes('no more and no less')).join('\n');
  expect(names.filter((name) => !compared.includes(`'@stagedoor/rules/machines/${name}'`))).toEqual([]);
});
