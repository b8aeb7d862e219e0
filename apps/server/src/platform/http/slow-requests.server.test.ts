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
  socket.write(HEAD);
  // Whoever lets it trickle to its end has read a whole body, and answers otherwise.
  for (let bytes = 0; bytes < 100 && !socket.closed; bytes += 1) {
    socket.write(' ');
    await sleep(100);
  }
  expect(answer).toContain('408 Request Timeout');
});

test('[SEC-70] a head that trickles in is ended', async () => {
  const socket = await open(await listen());
  const closed = once(socket, 'close');
  socket.resume().write('POST / HTTP/1.1\r\nhost');
  await closed;
  expect(socket.destroyed).toBe(true);
});

test('[SEC-70] there are no more connections than there may be', async () => {
  const port = await listen();
  const came = { letIn: 0, turnedAway: 0 };
  app!.server.on('connection', () => (came.letIn += 1)).on('drop', () => (came.turnedAway += 1));
  const sockets = await Promise.all(Array.from({ length: 6 }, () => open(port)));
  await expect.poll(() => came.letIn + came.turnedAway).toBe(6);
  expect(came).toEqual({ letIn: 3, turnedAway: 3 });
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
