import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { levels, loadSmallCatalogue, places } from '../testing/small-catalogue.ts';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';

const create = '/gen.v1/cart/createcart';
const update = '/gen.v1/cart/updatelineitems';
const wish = (quantity: number) => ({ lineItems: [{ priceLevelID: levels.floor, quantity }] });
const tooMany = { status: 429, body: { code: 'TOO_MANY_HELD' } };
const AFTER_EVERY_CLOCK = 3600;

let app: TestApp;
beforeEach(async () => {
  app = await testApp('server', {
    load: async (database) => {
      await loadSmallWorld(database);
      await loadSmallCatalogue(database);
      await database.runScript(`update price_levels set quantity_limit = 8;
        delete from tickets where price_level_id = ${levels.floor}; delete from level_stock where price_level_id = ${levels.floor}`);
      await places(database, levels.floor, 200);
    },
    environment: {
      TRUSTED_PROXIES: '127.0.0.1',
      HELD_TICKETS_PER_ADDRESS: '20',
      HELD_TICKETS_PER_SESSION: '7',
    },
  });
});
afterEach(() => app.close());

/** A visitor whose network is told by the proxy in front. */
async function visitor(
  address = '203.0.113.7',
): Promise<(path: string, body: object) => ReturnType<TestBrowser['send']>> {
  const browser = app.browser(hosts.lantern);
  const headers = { 'x-forwarded-for': address };
  await browser.send('/gen.v1/user/sessioninit', {}, { headers });
  return (path, body) => browser.send(path, body, { headers });
}

test('[SEC-71] what many sessions of one network hold is capped, whoever comes at the same moment', async () => {
  const visitors = await Promise.all(Array.from({ length: 25 }, () => visitor()));
  const sent = await Promise.all(visitors.map((send) => send(create, wish(4))));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(sent.filter(({ status, body }) => status === 429 && body.code === tooMany.body.code)).toHaveLength(
    20,
  );
  const elsewhere = await visitor('198.51.100.9');
  expect((await elsewhere(create, wish(4))).status).toBe(200);
});

test('[SEC-71] what is released or over counts no more, and a cart may be changed within the cap', async () => {
  const [first, second, third] = await Promise.all([visitor(), visitor(), visitor()]);
  await first!(create, wish(7));
  const { cartUUID } = (await second!(create, wish(7))).body;
  expect((await third!(create, wish(6))).status).toBe(200);
  expect(await first!(create, wish(7))).toMatchObject({ status: 200 });
  expect((await second!(update, { cartUUID, ...wish(6) })).status).toBe(200);
  const fourth = await visitor();
  expect(await fourth(create, wish(2))).toMatchObject(tooMany);
  const { cartUUID: own } = (await fourth(create, wish(1))).body;
  expect(await fourth(update, { cartUUID: own, ...wish(2) })).toMatchObject(tooMany);
  app.clock.advance(AFTER_EVERY_CLOCK);
  expect((await (await visitor())(create, wish(7))).status).toBe(200);
});

test('[OPS-14] [SEC-71] many of one network who choose anew at once do not stand in each other’s way', async () => {
  const deadlocks = async (): Promise<number> => {
    const { rows } = await sql<{ many: number }>`
      select deadlocks::int as many from pg_stat_database where datname = current_database()`.execute(
      app.database.db,
    );
    return rows[0]!.many;
  };
  const visitors = await Promise.all(Array.from({ length: 8 }, () => visitor()));
  const chooseAnew = async (send: (typeof visitors)[number]): Promise<number[]> => {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await send(create, wish(2))).status);
    return statuses;
  };
  const sent = (await Promise.all(visitors.map(chooseAnew))).flat();
  expect(new Set(sent)).toEqual(new Set([200]));
  expect(await deadlocks()).toBe(0);
});

test('[SEC-71] one session holds no more than a session may', async () => {
  const send = await visitor();
  expect(await send(create, wish(8))).toMatchObject(tooMany);
  const { cartUUID } = (await send(create, wish(3))).body;
  expect(await send(update, { cartUUID, ...wish(8) })).toMatchObject(tooMany);
});
