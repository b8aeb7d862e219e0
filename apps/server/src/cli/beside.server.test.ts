// Commands beside a running shop that keeps its own database.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodFolder } from '../importing/testing/good-folder.ts';
import { writeFolder } from '../importing/testing/write-folder.ts';
import type { WrittenFolder } from '../importing/testing/write-folder.ts';
import { startServer } from '../testing/server-process.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { runProgram } from '../testing/run-program.ts';

let place: string;
let dataDir: string;
let folder: WrittenFolder;
let shop: ServerProcess;
let database: TestDatabase;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'sd-'));
  database = await testDatabase('embedded');
  await database.release();
  dataDir = database.environment['DATA_DIR']!;
  const guests = `id: 72\ntype: 3\nname: The Guests\nhosts: [guests.example.com]\n`;
  folder = writeFolder({ ...goodFolder, 'outlets/guests/outlet.yaml': guests });
  shop = await startServer(database.environment);
});
afterAll(async () => {
  await shop?.end('SIGKILL');
  await database.close();
  folder.remove();
  rmSync(place, { recursive: true, force: true });
});

/** As npm starts it: elsewhere than where it was typed. */
const command = (program: string, ...args: string[]) =>
  runProgram(`${program}.ts`, args, { DATA_DIR: dataDir, INIT_CWD: place });

const asked = async (): Promise<string> =>
  (await shop.send('/gen.v1/user/sessioninit', { host: 'shop.example.com' })).body;

test('[RUN-05] import, export, backup, invite, maintenance, staff and ledger:check work while the shop runs', async () => {
  expect((await command('import', folder.path, '--dry-run')).output).toContain(
    'A dry run: this would change',
  );
  const loaded = await command('import', folder.path);
  expect([loaded.exitCode, loaded.output]).toEqual([0, expect.stringContaining('Loaded.')]);

  expect(await command('export', 'written')).toMatchObject({ exitCode: 0 });
  expect(existsSync(join(place, 'written/seller.yaml'))).toBe(true);

  const backup = await command('backup', 'shop.gz');
  expect([backup.exitCode, backup.output]).toEqual([0, expect.stringMatching(/^Wrote shop\.gz: \d+ rows/)]);
  expect(statSync(join(place, 'shop.gz')).mode & 0o777).toBe(0o600);
  expect(await command('backup', 'shop.gz')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('exists already'),
  });

  expect((await command('invite', 'list')).output).toContain('0 invitations.');
  const invited = await command('invite', 'make', '--guest', 'Ana Ruiz', '--tickets', '2');
  expect([invited.exitCode, invited.output]).toEqual([1, expect.stringContaining('good for 2 tickets')]);

  const before = await asked();
  expect((await command('maintenance', 'on', 'Back at noon.')).output).toBe('Every outlet: Back at noon.\n');
  await expect.poll(asked).toContain('Back at noon.');
  expect(before).not.toContain('Back at noon.');
  expect((await command('maintenance', 'off')).output).toBe('Nothing is in maintenance.\n');

  expect((await command('staff', 'invite', 'ada@example.com')).output).toContain('Hand this link to');
  expect((await command('staff', 'check-log')).exitCode).toBe(0);
  expect((await command('ledger-check')).output).toContain('The books agree to the cent.');
});

test('[RUN-05] mistakes and wrong words end with 1, and leave the shop alone', async () => {
  writeFileSync(join(folder.path, 'artists.yaml'), 'band: { id: 1, nmae: X }\nchoir: { id: 2, name: Y }\n');
  const wrong = await command('import', folder.path);
  expect([wrong.exitCode, wrong.output]).toEqual([1, expect.stringContaining('Did you mean "name"?')]);
  expect(await command('staff', 'dance')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('Say what to do'),
  });
  expect((await shop.send('/healthz', { method: 'GET' })).status).toBe(200);
});

test('[RUN-05] the socket is its user’s alone, takes no nonsense, and goes with the shop', async () => {
  const path = join(dataDir, 'commands.sock');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o077).toBe(0);
  const nonsense = connect(path);
  nonsense.on('error', () => {});
  nonsense.end('hello\n');
  await once(nonsense.resume(), 'close');
  expect((await shop.send('/healthz', { method: 'GET' })).status).toBe(200);
  expect(await shop.end('SIGTERM')).toBe(0);
  expect(existsSync(path)).toBe(false);
  // Without a shop the command opens the database itself.
  expect((await command('maintenance')).output).toBe('Nothing is in maintenance.\n');
});
