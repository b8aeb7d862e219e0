import { expect, test } from 'vitest';
import { fan, patient, signedIn } from './accounts/testing/people.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { readBooks } from './orders/testing/books.ts';
import { createLog } from './platform/log.ts';
import { hosts } from './testing/small-world.ts';
import { calls, readyToOrder } from './carts/testing/checkout.ts';
import { countRows, openShop } from './carts/testing/order-app.ts';

test('[SEC-39] [CALL-07] two nodes, fifty times at once: one order, one charge, and everybody learns its number', async () => {
  const first = await openShop('server');
  const customer = await signedIn(first, fan);
  const { database, clock } = first;
  const environment = { DEMO: '0', DEFAULT_OUTLET: '1', REQUESTS_PER_MINUTE: '1000000', ...patient };
  const config = readConfig({ ...environment, ...database.environment });
  const second = await buildApp({ config, database, clock, log: createLog('silent') });
  const cartUUID = await readyToOrder(first, customer);
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: hosts.lantern, origin: `http://${hosts.lantern}`, cookie };
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
