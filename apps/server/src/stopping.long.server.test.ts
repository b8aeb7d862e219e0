import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, sendAs } from './testing/order-proof/buyer.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';
import { openStage } from './testing/order-proof/stage.ts';
import type { Stage } from './testing/order-proof/stage.ts';
import { startServer } from './testing/server-process.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { testDatabase } from './testing/test-database.ts';
import type { TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let stage: Stage;
beforeAll(async () => {
  database = await testDatabase('server');
  const { environment } = database;
  stage = await openStage({ environment, inspect: (look) => look(database.db) }, (gateway) =>
    loadOrderWorld(database, gateway, { tickets: 100, customers: 2, sessions: 20 }),
  );
});
afterAll(async () => {
  await stage.gateway.close();
  await database.close();
});

const start = (environment: Record<string, string>): Promise<ServerProcess> =>
  startServer({ ...database.environment, PAYMENT_GATEWAY_URL: stage.gateway.url, ...environment });

/** A balancer's kept connection: one request after the other, until the server asks to close it. */
async function keepAsking(port: number): Promise<{ served: number; problem: string | undefined }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const path = '/gen.v1/user/sessioninit';
      const headers = { host: 'lantern.localhost', 'content-type': 'application/json' };
      const outgoing = request(
        { host: '127.0.0.1', port, path, method: 'POST', headers, agent },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer));
        },
      );
      outgoing.on('error', reject);
      outgoing.end('{}');
    });
  let served = 0;
  try {
    for (;;) {
      const { statusCode, headers } = await ask();
      if (statusCode !== 200) return { served, problem: `answered ${statusCode}` };
      served += 1;
      if (headers.connection === 'close') return { served, problem: undefined };
    }
  } catch (error) {
    return { served, problem: String(error) };
  } finally {
    agent.destroy();
  }
}

test('[OPS-51] SIGTERM turns readiness first and closes each connection after an answer: no request is reset', async () => {
  const server = await start({ DRAIN_SECONDS: '4' });
  const callers = Array.from({ length: 20 }, () => keepAsking(server.port));
  await expect
    .poll(() => stage.inspect((db) => db.selectFrom('sessions').select('sid_hash').execute()))
    .not.toEqual([]);
  const ended = server.end('SIGTERM');
  const notReady = async () => JSON.parse((await server.send('/readyz', { method: 'GET' })).body) as object;
  await expect.poll(notReady).toEqual({ ready: false, reason: 'stopping' });
  // It says no, and serves whoever has not heard yet.
  expect((await server.send('/gen.v1/user/sessioninit')).status).toBe(200);
  const results = await Promise.all(callers);
  expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
  expect(results.every(({ served }) => served > 0)).toBe(true);
  expect(await ended).toBe(0);
  expect(server.output()).toContain('Stagedoor has stopped.');
});

test('[OPS-51] [CART-22] SIGTERM with a gateway that hangs: the buyer is told that it is being confirmed, in bounded time', async () => {
  const server = await start({ STOP_SECONDS: '6' });
  const visitor = stage.nextVisitor();
  const send = sendAs(visitor, server);
  const cartUUID = await fillCart(send, visitor, { card: 'approved', quantity: 1 });
  await stage.gateway.switchFault({ kind: 'hang', call: 'createTransactionRequest' });
  const ordered = send('createorder', { cartUUID });
  const dispatched = (): Promise<number> =>
    stage.inspect(async (db) => (await db.selectFrom('payment_intents').select('ref').execute()).length);
  await expect.poll(dispatched).toBe(1);
  const begun = performance.now();
  const ended = server.end('SIGTERM');
  expect((await ordered).status).toBe(202);
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(15_000);
});
