import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { levels } from '../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { calls, readyToOrder } from './testing/checkout.ts';
import { closeTheBooks, countRows, newDay, openShop } from './testing/order-app.ts';

const DEARER_CENTS = 5_000;

describe.each(engines)('prices that change during checkout (%s)', (engine) => {
  let app: TestApp;
  let customer: TestBrowser;
  beforeAll(async () => {
    app = await openShop(engine);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    customer = await newDay(app);
  });
  afterEach(() => closeTheBooks(app));

  const cart = async (cartUUID: string) => (await customer.send(calls.get, { cartUUID })).body;
  /** Everything gets dearer: tickets, fees, taxes and the way to the customer. */
  async function raisePrices(): Promise<void> {
    const { db } = app.database;
    await db
      .updateTable('price_levels')
      .set((eb) => ({ price_cents: eb('price_cents', '+', DEARER_CENTS) }))
      .execute();
    await db
      .updateTable('price_level_fees')
      .set((eb) => ({ value_cents: eb('value_cents', '+', DEARER_CENTS) }))
      .execute();
    await db
      .updateTable('delivery_methods')
      .set((eb) => ({ price_cents: eb('price_cents', '+', DEARER_CENTS) }))
      .execute();
    app.forget();
  }

  test('[CART-06] [SEC-78] the cart keeps what it was opened with, and that is what is charged', async () => {
    const cartUUID = await readyToOrder(app, customer, { level: levels.orchestra });
    const before = await cart(cartUUID);
    await raisePrices();
    const after = await cart(cartUUID);
    expect(after.totals).toEqual(before.totals);
    expect(after.lineItems).toEqual(before.lineItems);
    const { body } = await customer.send(calls.order, { cartUUID, expectedTotal: before.totals.total });
    const { body: read } = await customer.send(calls.getOrder, { OrderID: body.order.OrderID });
    expect(read.order.TotalSummary).toMatchObject({ total: before.totals.total });
    const other = await readyToOrder(app, customer, { level: levels.orchestra });
    expect((await cart(other)).totals.total).toBeGreaterThan(before.totals.total);
  });

  test('[CART-06] a line that stays keeps its price when the list is sent again; a new one has the new price', async () => {
    const { body: opened } = await customer.send(calls.create, {
      lineItems: [{ priceLevelID: levels.orchestra, quantity: 1 }],
    });
    await raisePrices();
    const { body } = await customer.send('/gen.v1/cart/updatelineitems', {
      cartUUID: opened.cartUUID,
      lineItems: [
        { priceLevelID: levels.orchestra, quantity: 2 },
        { priceLevelID: levels.floor, quantity: 1 },
      ],
    });
    const [kept, added] = body.lineItems;
    expect(kept).toMatchObject({ quantity: 2, PriceLevelValue: opened.lineItems[0].PriceLevelValue });
    const { body: fresh } = await customer.send(calls.create, {
      lineItems: [{ priceLevelID: levels.floor, quantity: 1 }],
    });
    expect(added.PriceLevelValue).toBe(fresh.lineItems[0].PriceLevelValue);
  });

  test('[CART-06] [SEC-78] another total than the one that was shown is refused with the new one, and nothing is charged', async () => {
    const cartUUID = await readyToOrder(app, customer, { level: levels.orchestra });
    const { totals } = await cart(cartUUID);
    const intents = await countRows(app, 'payment_intents');
    const refused = await customer.send(calls.order, { cartUUID, expectedTotal: totals.total - 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'TOTAL_CHANGED', total: totals.total } });
    expect(await countRows(app, 'payment_intents')).toBe(intents);
    expect(await cart(cartUUID)).toMatchObject({ state: 'CHECKOUT' });
    const { status } = await customer.send(calls.order, { cartUUID, expectedTotal: totals.total });
    expect(status).toBe(200);
  });
});
