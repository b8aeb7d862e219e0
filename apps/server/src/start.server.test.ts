import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { loadSmallWorld } from './testing/small-world.ts';
import { runToEnd, startServer } from './testing/server-process.ts';
import { testDatabase } from './testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const oneSentence = (output: string): string => output.trim();

describe('[OPS-51] what cannot start says so in one sentence and exits with 1', () => {
  test('a DATABASE_URL that is none', async () => {
    const ended = await runToEnd({ DATABASE_URL: 'mysql://somewhere' });
    expect(ended.exitCode).toBe(1);
    expect(oneSentence(ended.output)).toBe('DATABASE_URL must begin with postgres:// or postgresql://.');
  });

  test('a database that the server does not know', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/nothing';
    const ended = await runToEnd({ DATABASE_URL: url.href, DATA_DIR: folder });
    expect(ended.exitCode).toBe(1);
    expect(oneSentence(ended.output)).toMatch(/^The database named by DATABASE_URL cannot be reached: .*$/);
  });

  test('a data folder that cannot be written to', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const ended = await runToEnd({ DATA_DIR: join(file, 'data') });
    expect(ended.exitCode).toBe(1);
    expect(oneSentence(ended.output)).toMatch(/^The data folder .* cannot be written to: .*$/);
  });

  test('an occupied port', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    const database = await testDatabase('server');
    const ended = await runToEnd({ ...database.environment, DATA_DIR: folder, PORT: String(port) });
    expect(ended.exitCode).toBe(1);
    expect(oneSentence(ended.output)).toBe(`Port ${port} is in use: stop what uses it, or set another PORT.`);
    squatter.close();
    await database.close();
  });

  test("an occupied port of the box office's, before anything is made", async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    const dataDir = join(folder, 'never-made');
    const ended = await runToEnd({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      BOX_OFFICE_PORT: String(port),
    });
    expect([ended.exitCode, existsSync(dataDir)]).toEqual([1, false]);
    expect(oneSentence(ended.output)).toBe(
      `Port ${port} is in use: stop what uses it, or set another BOX_OFFICE_PORT.`,
    );
    squatter.close();
  });

  test('every bad value at once', async () => {
    const ended = await runToEnd({ PORT: 'abc', SESSION_MINUTES: '0', NODE_ENV: 'staging' });
    expect(ended.exitCode).toBe(1);
    expect(ended.output.trim().split('\n')).toHaveLength(3);
  });

  test('the demo in production', async () => {
    const ended = await runToEnd({ NODE_ENV: 'production', DEMO: '1', DATABASE_URL: 'postgres://x/y' });
    expect(ended.exitCode).toBe(1);
    expect(ended.output).toContain('DEMO must be 0 in production');
  });
});

test('[OPS-51] a second process on the same embedded folder is refused and does no harm', async () => {
  const database = await testDatabase('embedded');
  await database.release();
  const first = await startServer(database.environment);
  const second = await runToEnd(database.environment);
  expect(second.exitCode).toBe(1);
  expect(oneSentence(second.output)).toMatch(
    /^The data folder .* is in use by process \d+ on .*: stop it first/,
  );
  expect((await first.send('/gen.v1/outlet/getprotocols')).status).toBe(404);
  expect(await first.end('SIGTERM')).toBe(0);
  await database.close();
});

/** Sends the head of a request and waits until the server has it; the returned function sends the rest. */
async function beginRequest(port: number): Promise<() => Promise<number>> {
  const body = '{}';
  const headers = {
    host: 'lantern.localhost',
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  };
  const path = '/gen.v1/user/sessioninit';
  const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  return async () => {
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode ?? 0;
  };
}

test('[OPS-51] SIGTERM lets requests that are under way finish', async () => {
  const database = await testDatabase('server');
  await loadSmallWorld(database);
  const server = await startServer({ ...database.environment, DATA_DIR: folder });
  const underWay = await Promise.all(Array.from({ length: 20 }, () => beginRequest(server.port)));
  const ended = server.end('SIGTERM');
  await expect.poll(() => server.send('/health/live').catch(() => 'refused')).toBe('refused');
  const statuses = await Promise.all(underWay.map((finish) => finish()));
  expect(statuses).toEqual(underWay.map(() => 200));
  expect(await ended).toBe(0);
  await database.close();
});
