// The commands as people run them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '../importing/testing/all-rows.ts';
import { goodFolder } from '../importing/testing/good-folder.ts';
import { writeFolder } from '../importing/testing/write-folder.ts';
import type { WrittenFolder } from '../importing/testing/write-folder.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { runProgram } from '../testing/run-program.ts';

const run = (program: string, args: string[], environment: Record<string, string>) =>
  runProgram(program, args, { NODE_ENV: 'test', ...environment });

describe('npm run import', () => {
  let database: TestDatabase;
  let folder: WrittenFolder;
  let dataDir: WrittenFolder;
  beforeAll(async () => {
    database = await testDatabase('server');
    folder = writeFolder(goodFolder);
    dataDir = writeFolder({});
  });
  afterAll(async () => {
    await database.close();
    folder.remove();
    dataDir.remove();
  });

  const importing = (...args: string[]) =>
    run('import.ts', args, { ...database.environment, DATA_DIR: dataDir.path });

  test('a dry run, an import and another one end with a summary each', async () => {
    const dry = await importing(folder.path, '--dry-run');
    expect(dry).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('A dry run: this would change'),
    });
    const first = await importing(folder.path);
    expect(first.exitCode).toBe(0);
    expect(first.output).toMatch(/^Loaded\.\n {2}sellers: 1 created\n/m);
    expect(first.output).toContain('  tickets: 113 created\n');
    const second = await importing(folder.path);
    expect(second.output).toMatch(
      /^Nothing to change: everything is as the folder says\.\n {2}sellers: 1 unchanged/m,
    );
  });

  test('mistakes are printed line by line and end with 1', async () => {
    const wrong = writeFolder({
      ...goodFolder,
      'artists.yaml': 'band: { id: 1, nmae: X }\nchoir: { id: 0, name: Y }\n',
    });
    const { exitCode, output } = await importing(wrong.path);
    wrong.remove();
    expect(exitCode).toBe(1);
    expect(output).toBe(
      [
        'artists.yaml:1: "nmae" does not belong to the artist. Did you mean "name"?',
        'artists.yaml:1: The artist has no "name".',
        'artists.yaml:2: "id" must be a whole number from 1 to 2147483647.',
        '3 mistakes, nothing was loaded.',
        '',
      ].join('\n'),
    );
  });

  test('without a folder, or with one that is not there, one sentence says so', async () => {
    expect(await importing()).toEqual({
      exitCode: 1,
      output: 'Say which folder: npm run import -- FOLDER [--dry-run]\n',
    });
    const { exitCode, output } = await importing('nowhere');
    expect([exitCode, output]).toEqual([1, expect.stringMatching(/^There is no folder .*nowhere\.\n$/)]);
  });

  test("the demo's sold stock is refused where there is no demo", async () => {
    const { exitCode, output } = await importing(join(import.meta.dirname, '../../../../demo/lantern'));
    expect(exitCode).toBe(1);
    expect(output).toContain('demo.yaml:1: Stock that only seems to be sold is for demonstrations.');
  });
});

test('a dry run lays no tables, and makes no data folder', async () => {
  const folder = writeFolder(goodFolder);
  const nowhere = writeFolder({});
  const dataDir = join(nowhere.path, 'data');
  const dry = await run('import.ts', [folder.path, '--dry-run'], { DEMO: '0', DATA_DIR: dataDir });
  expect(dry.output).toContain('The files are in order.');
  expect([dry.exitCode, existsSync(dataDir)]).toEqual([0, false]);
  folder.remove();
  nowhere.remove();
});

describe('npm run demo:reset', () => {
  test('[OPS-50] refuses while somebody uses the folder', async () => {
    const database = await testDatabase('embedded');
    const busy = await run('demo-reset.ts', [], database.environment);
    expect(busy.exitCode).toBe(1);
    expect(busy.output).toMatch(/^The data folder .* is in use by process \d+.*\n$/);
    await database.close();
  });

  test('[OPS-50] refuses in production, and on a server that nobody called a demo', async () => {
    const database = await testDatabase('server');
    const before = await allRows(database.db);
    const inProduction = await run('demo-reset.ts', [], { ...database.environment, NODE_ENV: 'production' });
    expect(inProduction.exitCode).toBe(1);
    expect(await run('demo-reset.ts', [], database.environment)).toEqual({
      exitCode: 1,
      output: 'This empties the database: set DEMO=1 if that is what you want. Nothing was changed.\n',
    });
    expect(await allRows(database.db)).toEqual(before);
    await database.close();
  });
});
