import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { calls, loadPeople, patient, visitor } from '../accounts/testing/people.ts';
import { cases } from '../../../../tools/testing/cases.ts';
import { programFile } from '../testing/program-file.ts';
import { testApp } from '../testing/test-app.ts';

const run = promisify(execFile);
const program = programFile('cli/maintenance');

test('[OPS-07] a shop that runs closes with a message, one outlet or all, and opens again', async () => {
  const app = await testApp('server', { load: loadPeople, environment: patient });
  const env = { ...process.env, DEMO: '0', ...app.database.environment };
  const command = (...words: string[]): Promise<string> =>
    run(process.execPath, [program, ...words], { env }).then(
      ({ stdout }) => stdout.trim(),
      (error: { stderr: string }) => error.stderr.trim(),
    );
  const browser = await visitor(app);
  const shown = async () => (await browser.send(calls.init)).body.maintenance;
  const shows = async (maintenance: object) => {
    await expect.poll(shown).toMatchObject(maintenance);
  };

  expect(await command()).toBe('Nothing is in maintenance.');
  expect(await command('on', ' Moving the stage. ', '--outlet', '1')).toBe('Outlet 1: Moving the stage.');
  await shows({ active: true, message: 'Moving the stage.' });
  for (const call of cases([calls.init, calls.check])) expect((await browser.send(call)).status).toBe(200);
  expect(await command('on', 'Back at noon.')).toBe(
    'Every outlet: Back at noon.\nOutlet 1: Moving the stage.',
  );
  await shows({ active: true, message: 'Back at noon.' });
  expect(await command('off')).toBe(
    'Outlet 1: Moving the stage.\nWhat was closed by itself stays closed: npm run maintenance -- off --outlet ID opens it.',
  );
  expect(await command('off', '--outlet', '1')).toBe('Nothing is in maintenance.');
  await shows({ active: false });

  expect(await command('on', 'Hello', '--outlet', '77')).toBe('There is no outlet 77.');
  expect(await command('on', 'Hello', '--outlet', 'one')).toBe('one is not the number of an outlet.');
  expect(await command('on')).toContain('Say what to do');
  await app.close();
}, 400_000);
