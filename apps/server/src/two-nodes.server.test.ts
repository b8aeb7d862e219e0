import { expect, test } from 'vitest';
import { fan, patient, signedIn } from './accounts/testing/people.ts';
import type { App } from './app.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { readBooks } from './orders/testing/books.ts';
import { createLog } from './platform/log.ts';
import { openPlanWorld } from './orders/testing/plan-world.ts';
import { hosts } from './testing/small-world.ts';
import type { TestApp, TestBrowser } from './testing/test-app.ts';
import { calls, readyToOrder } from './carts/testing/checkout.ts';
import { countRows, openShop } from './carts/testing/order-app.ts';
import { cases } from '../../../tools/testing/cases.ts';

/** Another server over the same database and the same clock. */
async function secondNode({ database, clock }: TestApp): Promise<App> {
  const environment = {
    DEMO: '0',
    DEMO_TOOLS: '1',
    PUBLIC_PORT: '0',
    HELD_TICKETS_PER_ADDRESS: '1000000',
    DEFAULT_OUTLET: '1',
    REQUESTS_PER_MINUTE: '1000000',
    ...patient,
  };
  const config = readConfig({ ...environment, ...database.environment });
  return buildApp({ config, database, clock, log: createLog('silent') });
}

function headersOf({ cookies }: TestBrowser) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { host: hosts.lantern, origin: `http://${hosts.lantern}`, cookie };
}

test('[SEC-39] [CALL-07] two nodes, fifty times at once: one order, one charge, and everybody learns its number', async () => {
  const first = await openShop('server');
  const customer = await signedIn(first, fan);
  const { database } = first;
  const second = await secondNode(first);
  const cartUUID = await readyToOrder(first, customer);
  const headers = headersOf(customer);
  const payload = { cartUUID };
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      [first, second][index % 2]!.http.inject({ method: 'POST', url: calls.order, headers, payload }),
    ),
  );
  // The node that came second finds the charge under way and says so; asked again, it knows the order.
  expect(sent.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 202)).toEqual([]);
  const again = await second.http.inject({ method: 'POST', url: calls.order, headers, payload });
  expect(again.statusCode).toBe(200);
  expect(await countRows(first, 'orders')).toBe(1);
  expect(await countRows(first, 'ledger')).toBe(1);
  expect(await countRows(first, 'payment_intents')).toBe(1);
  expect((await readBooks(database.db)).wrong).toEqual({});
  await second.close();
  await first.close();
});

test('[SEC-40] [OPS-22] two nodes whose jobs and customers want the same installment at once: one charge', async () => {
  const world = await openPlanWorld('server');
  const second = await secondNode(world.app);
  const order = await world.plan('good', [0, 400, 430]);
  const headers = headersOf(world.customer);
  const press = (node: App) =>
    node.http.inject({
      method: 'POST',
      url: '/gen.v1/customerorder/capturescheduledpayment',
      headers,
      payload: {
        CustomerOrderID: order.orderId,
        CustomerOrderScheduledPaymentID: order.paymentIds[0],
      },
    });
  const runJobs = (node: App) =>
    node.http.inject({
      method: 'POST',
      url: '/demo/clock',
      headers,
      payload: { now: world.app.clock.now().toISOString() },
    });
  const nodes = [world.app, second];
  const pressed = Array.from({ length: 20 }, (_, index) => press(nodes[index % 2]!));
  await Promise.all([...nodes.map(runJobs), ...pressed]);
  for (const { statusCode } of cases(await Promise.all(pressed))) expect([200, 202]).toContain(statusCode);
  expect((await press(second)).statusCode).toBe(200);
  expect(await world.charges(order)).toHaveLength(1);
  await world.closeTheBooks();
  await second.close();
  await world.app.close();
});
