import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { createLog } from '../log.ts';
import { createServer } from './create-server.ts';
import { Registry } from 'prom-client';
import { registerOperations } from './operations.ts';
import type { MetricsAccess } from './operations.ts';

const settings = {
  trustedProxies: false,
  requestsPerMinute: 1000,
  requestSeconds: 1,
  mostConnections: 3,
} as const;
const health = { check: async () => {}, isStopping: () => false, hosts: async () => [] };

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function listen(access: MetricsAccess = { token: undefined, production: true }): Promise<number> {
  app = await createServer(settings, createLog('silent'));
  registerOperations(app, health, access, new Registry(), async () => {});
  app.post('/', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n';

test('[SEC-70] a body that trickles in is ended', async () => {
  const socket = await open(await listen());
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const begun = performance.now();
  socket.write(HEAD);
  while (!socket.closed && performance.now() - begun < 8000) {
    socket.write(' ');
    await sleep(100);
  }
  expect(answer).toContain('408 Request Timeout');
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('[SEC-70] a head that trickles in is ended', async () => {
  const socket = await open(await listen());
  const closed = once(socket, 'close');
  socket.resume().write('POST / HTTP/1.1\r\nhost');
  expect(await Promise.race([closed.then(() => 'closed'), sleep(5000, 'open')])).toBe('closed');
});

test('[SEC-70] there are no more connections than there may be', async () => {
  const port = await listen();
  const sockets = await Promise.all(Array.from({ length: 6 }, () => open(port)));
  await sleep(200);
  expect(sockets.filter(({ readyState }) => readyState === 'open')).toHaveLength(3);
  for (const socket of sockets) socket.destroy();
});

test('[SEC-53] what is no address carries the security headers, too', async () => {
  const socket = await open(await listen());
  socket.write('GET /% HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).toContain('x-frame-options: DENY');
  expect(answer).toContain('"code":"NOT_FOUND"');
});

test('[SEC-69] in production the numbers are for whoever has the token, also on the machine itself', async () => {
  await listen();
  const read = async (headers: Record<string, string>) =>
    (await app!.inject({ url: '/metrics', headers, remoteAddress: '127.0.0.1' })).statusCode;
  expect(await read({})).toBe(401);
  await app!.close();
  await listen({ token: 'let me in', production: true });
  expect(await read({})).toBe(401);
  expect(await read({ authorization: 'Bearer let me' })).toBe(401);
  expect(await read({ authorization: 'Bearer let me in' })).toBe(200);
});

test('[SEC-69] elsewhere they are for the machine itself, not for whom a proxy there passes on', async () => {
  await listen({ token: undefined, production: false });
  const read = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await app!.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  expect(await read({})).toBe(200);
  expect(await read({}, '203.0.113.7')).toBe(401);
  for (const name of cases(['x-forwarded-for', 'forwarded', 'via']))
    expect(await read({ [name]: 'x' })).toBe(401);
});
