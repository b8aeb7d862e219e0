// The whole demo world takes its time; that it is emptied and loaded is tried beneath the command in every run.
import { expect, test } from 'vitest';
import { writeFolder } from '../importing/testing/write-folder.ts';
import { listOutlets } from '../sellers/index.ts';
import { runProgram } from '../testing/run-program.ts';
import { loadSmallWorld } from '../testing/small-world.ts';
import { testDatabase } from '../testing/test-database.ts';

test('[OPS-50] npm run demo:reset empties what is there and loads the demo', async () => {
  const database = await testDatabase('server');
  await loadSmallWorld(database);
  const dataDir = writeFolder({});
  const environment = { ...database.environment, DATA_DIR: dataDir.path, DEMO: '1', NODE_ENV: 'test' };
  expect(await runProgram('demo-reset.ts', [], environment)).toEqual({
    exitCode: 0,
    output: 'The demo world is fresh again.\n',
  });
  const outlets = await listOutlets(database.db);
  expect(outlets.length).toBeGreaterThan(5);
  dataDir.remove();
  await database.close();
});
