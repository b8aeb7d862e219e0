import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address } from '../accounts/testing/people.ts';
import { clearFaults, fault } from '../payments/testing/card-form.ts';
import { deliveryUuid, levels } from '../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { calls, confirmSeats } from './testing/checkout.ts';
import { closeTheBooks, countRows, newDay, openShop } from './testing/order-app.ts';

describe.each(engines)('what is free, and what nobody sends (%s)', (engine) => {
  let app: TestApp;
  let customer: TestBrowser;
  beforeAll(async () => {
    app = await openShop(engine);
    await app.database.runScript(
      `update price_levels set price_cents = 0 where price_level_id = ${levels.floor}`,
    );
    app.forget();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    customer = await newDay(app);
  });
  afterEach(async () => {
    await clearFaults(app);
    await closeTheBooks(app);
  });

  const order = (cartUUID: string) => customer.send(calls.order, { cartUUID });
  const deliverBy = (cartUUID: string, id: number) =>
    customer.send(calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(id) });
  async function shippingIs(active: boolean) {
    await app.database.runScript(`update delivery_methods set active = ${active} where type_id in (2, 3)`);
    app.forget();
  }

  test('[CART-23] without a card and with a gateway that is away, what is free is ordered, and the letter speaks of no payment', async () => {
    await fault(app, { kind: 'html-502', times: 99 });
    const intents = await countRows(app, 'payment_intents');
    const cartUUID = await confirmSeats(customer);
    await customer.send(calls.address, { cartUUID, shippingAddress: address });
    expect((await deliverBy(cartUUID, 1)).status).toBe(200);
    const placed = await order(cartUUID);
    expect(placed).toMatchObject({ status: 200, body: { order: { OrderID: expect.any(String) } } });
    expect(await countRows(app, 'payment_intents')).toBe(intents);
    const mail = await app.database.db
      .selectFrom('mails')
      .select('plain_text')
      .where('kind', '=', 'order-placed')
      .executeTakeFirstOrThrow();
    expect(mail.plain_text).toContain('Your tickets are yours.');
    expect(mail.plain_text).not.toMatch(/payment has arrived|Paid with/);
  });

  test('[CART-23] [SEC-38] the way it is sent may cost something after all: then the card is missing', async () => {
    const cartUUID = await confirmSeats(customer);
    await customer.send(calls.address, { cartUUID, shippingAddress: address });
    expect((await deliverBy(cartUUID, 2)).status).toBe(200);
    expect(await order(cartUUID)).toMatchObject({ status: 409, body: { missing: ['payment-method'] } });
  });

  test('[CART-23] where nothing can be sent no address is asked; where something can, it is', async () => {
    const cartUUID = await confirmSeats(customer);
    expect(await deliverBy(cartUUID, 1)).toMatchObject({
      status: 409,
      body: { message: 'error missing shipping address details' },
    });
    await shippingIs(false);
    try {
      expect((await deliverBy(cartUUID, 1)).status).toBe(200);
      const { body } = await order(cartUUID);
      expect(body).toMatchObject({ order: { OrderID: expect.any(String) } });
    } finally {
      await shippingIs(true);
    }
    const again = await confirmSeats(customer);
    expect(await order(again)).toMatchObject({ body: { missing: ['shipping-address', 'delivery'] } });
  });
});
