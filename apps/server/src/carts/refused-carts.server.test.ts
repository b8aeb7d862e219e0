import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';

const create = '/gen.v1/cart/createcart';
const wish = (priceLevelID: number, quantity: number) => ({ lineItems: [{ priceLevelID, quantity }] });

let app: TestApp;
let visitor: TestBrowser;
beforeAll(async () => {
  app = await testApp('server', {
    load: async (database) => {
      await loadSmallWorld(database);
      await loadSmallCatalogue(database);
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = app.browser(hosts.lantern);
  await visitor.send('/gen.v1/user/sessioninit');
});

describe('[SEC-36] [VALID-18] what the page would not offer', () => {
  test.each([0, -1, 7, 1_000_000_000])('a quantity of %d is 400 with the field named', async (quantity) => {
    const { status, body } = await visitor.send(create, wish(levels.orchestra, quantity));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)[0]).toContain('quantity');
  });

  test.each([1.5, '2', null])('a quantity of %j is 400 with the field named', async (quantity) => {
    const { status, body } = await visitor.send(create, wish(levels.orchestra, quantity as number));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)[0]).toContain('quantity');
  });

  test('off the multiple', async () => {
    expect(await visitor.send(create, wish(levels.box, 3))).toMatchObject({
      status: 400,
      body: { code: 'QUANTITY_NOT_ALLOWED' },
    });
  });

  test.each([levels.beforeSale, levels.offSale])('[EVENT-22] level %d is not on sale', async (level) => {
    expect(await visitor.send(create, wish(level, 1))).toMatchObject({
      status: 409,
      body: { code: 'NOT_ON_SALE' },
    });
  });

  test('[RUN-02] a level that another node took off sale this moment', async () => {
    const sell = (sale_status: 'ON_SALE' | 'OFF_SALE') =>
      app.database.db
        .updateTable('price_levels')
        .set({ sale_status })
        .where('price_level_id', '=', levels.orchestra)
        .execute();
    expect((await visitor.send(create, wish(levels.orchestra, 1))).status).toBe(200);
    await sell('OFF_SALE');
    expect(await visitor.send(create, wish(levels.orchestra, 1))).toMatchObject({
      status: 409,
      body: { code: 'NOT_ON_SALE' },
    });
    await sell('ON_SALE');
    expect((await visitor.send(create, wish(levels.orchestra, 1))).status).toBe(200);
  });

  test.each([levels.elsewhere, levels.requested, 9999])('level %d is not sold here', async (level) => {
    const { status, body } = await visitor.send(create, wish(level, 1));
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['lineItems.0.priceLevelID']);
  });

  test('no lines, the same level twice', async () => {
    expect((await visitor.send(create, { lineItems: [] })).status).toBe(400);
    const twice = { priceLevelID: levels.floor, quantity: 1 };
    expect((await visitor.send(create, { lineItems: [twice, twice] })).status).toBe(400);
  });
});

test('[SEC-35] a price sent along is ignored', async () => {
  const { body } = await visitor.send(create, {
    lineItems: [{ priceLevelID: levels.orchestra, quantity: 1, PriceLevelValue: 0.01, amount: 1 }],
    total: 1,
  });
  expect(body.totals.total).toBe(109.5);
});

test('without a session there is no cart', async () => {
  expect(await app.browser(hosts.lantern).send(create, wish(levels.floor, 1))).toMatchObject({
    status: 401,
    body: { message: 'Invalid Session' },
  });
});
