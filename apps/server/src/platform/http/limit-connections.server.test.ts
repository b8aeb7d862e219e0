import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../../tools/free-port.ts';
import { healthPort } from './health-port.ts';
import { limitConnections, trustsProxy } from './limit-connections.ts';

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function openFrom(localAddress: string, port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  await once(socket, 'connect');
  onTestFinished(() => void socket.destroy());
  return socket;
}

const stillOpen = (sockets: Socket[]) => sockets.filter(({ readyState }) => readyState === 'open').length;

test('[SEC-95] [SEC-70] one address has its share of connections, and others theirs', async () => {
  const watch = limitConnections({ perAddress: 2, isProxy: trustsProxy('127.0.0.9') });
  const [shop, office] = [createServer(), createServer()];
  watch(shop);
  watch(office);
  const [port, second] = [await listening(shop), await listening(office)];
  const many = async (address: string, count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => openFrom(address, at % 2 === 0 ? port : second)));
  const greedy = await many('127.0.0.2', 6);
  const [other, proxy] = [await many('127.0.0.3', 2), await many('127.0.0.9', 6)];
  await expect.poll(() => stillOpen(greedy)).toBe(2);
  await sleep(100);
  expect([stillOpen(greedy), stillOpen(other), stillOpen(proxy)]).toEqual([2, 2, 6]);
  for (const socket of greedy) socket.destroy();
  await sleep(100);
  const again = await many('127.0.0.2', 2);
  await sleep(100);
  expect(stillOpen(again)).toBe(2);
});

test('[SEC-70] proxies are known by address, network and name', () => {
  const trusted = trustsProxy('10.0.0.0/8, 192.0.2.7, loopback');
  const known = ['10.1.2.3', '192.0.2.7', '127.0.0.1', '::1', '::ffff:10.1.2.3'];
  expect(known.filter((address) => !trusted(address))).toEqual([]);
  expect(['192.0.2.8', '11.0.0.1', '2001:db8::1', ''].filter(trusted)).toEqual([]);
  expect(trustsProxy(false)('127.0.0.1')).toBe(false);
});

test('[SEC-70] health is asked at a port of its own while no connection is left, and nothing else is', async () => {
  const app = Fastify();
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/orders', async () => 'all of them');
  const health = healthPort(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.maxConnections = 0;
  const port = await freePort();
  await health.listen({ port, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const ask = async (at: number, path: string) =>
    fetch(`http://127.0.0.1:${at}${path}`).then(
      ({ status }) => status,
      () => 'nobody',
    );
  expect(await ask((app.server.address() as AddressInfo).port, '/healthz')).toBe('nobody');
  expect(await ask(port, '/healthz')).toBe(200);
  expect(await ask(port, '/orders')).toBe(404);
});
