import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../../tools/free-port.ts';
import { startServer } from './testing/server-process.ts';
import { hosts, loadSmallWorld } from './testing/small-world.ts';
import { testDatabase } from './testing/test-database.ts';

async function get(port: number, path: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const outgoing = request({ host: '127.0.0.1', port, path, headers });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test('[STAFF-01] an installation with one name has its box office on a second port', async () => {
  const database = await testDatabase('server');
  await loadSmallWorld(database);
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-port-'));
  const office = await freePort();
  const server = await startServer({
    ...database.environment,
    DATA_DIR: folder,
    BOX_OFFICE_PORT: String(office),
  });
  const host = `${hosts.lantern}:${office}`;
  const session = '/office.v1/staff/session';
  const statusOf = async (port: number, path: string, headers: Record<string, string>) =>
    (await get(port, path, headers)).statusCode;
  expect(await statusOf(office, session, { host })).toBe(200);
  expect(await statusOf(office, session, { host, origin: `http://${host}` })).toBe(200);
  expect(await statusOf(office, session, { host, origin: `http://${hosts.lantern}:${server.port}` })).toBe(
    403,
  );
  expect(await statusOf(server.port, session, { host: hosts.lantern })).toBe(404);
  expect(await statusOf(office, '/gen.v1/openapi.json', { host })).toBe(404);
  const led = await get(server.port, '/box-office', { host: `${hosts.lantern}:${server.port}` });
  expect(led.headers.location).toBe(`http://${host}/`);
  expect(await server.end('SIGTERM')).toBe(0);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
