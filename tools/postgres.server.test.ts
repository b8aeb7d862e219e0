import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ofPackage } from './postgres/find-postgres.ts';
import { postgresFolders } from './postgres/cluster.ts';
import { launchPostgres } from './postgres/launch-postgres.ts';
import { endAbandoned } from './owned-folders.ts';
import { isAlive, isProcessOf } from './processes.ts';

const startAndWait = `
  const { findPostgres } = await import('./tools/postgres/find-postgres.ts');
  const { launchPostgres } = await import('./tools/postgres/launch-postgres.ts');
  console.log((await launchPostgres(findPostgres(), {})).url);
  setInterval(() => {}, 1000);
`;

/** PostgreSQL answers a request for encryption with one letter, before anybody signs in. */
async function answers(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
    const [letter] = (await once(socket, 'data')) as [Buffer];
    return 'NS'.includes(letter.toString());
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function parentWithServer() {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', startAndWait], { stdio: 'pipe' });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent, url: line.toString().trim() };
}

test('the programs of the npm package run where the machine has none', async () => {
  const programs = ofPackage();
  expect(programs).toBeDefined();
  const server = await launchPostgres(programs ?? '', {});
  expect(await answers(server.url)).toBe(true);
  await server.stop();
  expect(await answers(server.url)).toBe(false);
});

test('a server ends with its parent', async () => {
  const { parent, url } = await parentWithServer();
  expect(await answers(url)).toBe(true);
  parent.kill('SIGTERM');
  await once(parent, 'exit');
  expect(await answers(url)).toBe(false);
});

test('a server whose parent was killed outright is ended by the next start', async () => {
  const { parent, url } = await parentWithServer();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(await answers(url)).toBe(true);
  await endAbandoned(postgresFolders);
  expect(await answers(url)).toBe(false);
});

test('a server whose parent lives is left alone', async () => {
  const { parent, url } = await parentWithServer();
  await endAbandoned(postgresFolders);
  expect(await answers(url)).toBe(true);
  parent.kill('SIGTERM');
  await once(parent, 'exit');
});

test('a process is known by its command and its life', () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(2 ** 22 + 1)).toBe(false);
  expect(isProcessOf(process.pid, 'no such folder')).toBe(false);
});
