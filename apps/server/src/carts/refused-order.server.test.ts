import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address, fan, other, signedIn } from '../accounts/testing/people.ts';
import { deliveryUuid, levels } from '../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { calls, confirmSeats, readyToOrder } from './testing/checkout.ts';
import { closeTheBooks, countRows, newDay, openShop } from './testing/order-app.ts';

describe.each(engines)('what cannot be ordered (%s)', (engine) => {
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
  const order = (cartUUID: string, browser = customer) => browser.send(calls.order, { cartUUID });
  const count = (table: 'orders' | 'ledger' | 'payment_intents') => countRows(app, table);

  test.each([
    ['nothing chosen', [], ['shipping-address', 'delivery', 'payment-method']],
    ['only an address', ['address'], ['delivery', 'payment-method']],
    ['no card', ['address', 'delivery'], ['payment-method']],
  ] as const)('[SEC-38] %s: the refusal names what is missing', async (_what, done, missing) => {
    const cartUUID = await confirmSeats(customer);
    if (done.some((stage) => stage === 'address'))
      await customer.send(calls.address, { cartUUID, shippingAddress: address });
    if (done.some((stage) => stage === 'delivery'))
      await customer.send(calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(2) });
    const refused = await order(cartUUID);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CART_NOT_CONFIRMED', missing } });
    expect(refused.body.message).toContain('Billing');
    expect(await cart(cartUUID)).toMatchObject({ state: 'CHECKOUT' });
  });

  test('[PAY-06] [ERR-60] [ERR-61] a stage that is sent without its address or its method says so', async () => {
    const cartUUID = await confirmSeats(customer);
    const without = async (call: string) => (await customer.send(call, { cartUUID })).body.message;
    expect(await without(calls.address)).toBe('error missing shipping address details');
    expect(await without(calls.delivery)).toBe('error missing delivery method details');
  });

  test('[VALID-19] [CART-21] what cannot arrive before the show is neither taken nor ordered', async () => {
    const takes = async (days: number | null) => {
      await app.database.db
        .updateTable('delivery_methods')
        .set({ lead_days: days })
        .where('delivery_method_uuid', '=', deliveryUuid(2))
        .execute();
      app.forget();
    };
    try {
      await takes(1);
      const early = await readyToOrder(app, customer);
      await takes(365);
      expect(await order(early)).toMatchObject({ status: 409, body: { code: 'DELIVERY_NOT_OFFERED' } });
      const cartUUID = await confirmSeats(customer);
      await customer.send(calls.address, { cartUUID, shippingAddress: address });
      const choose = (id: number) =>
        customer.send(calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(id) });
      expect(await choose(2)).toMatchObject({ status: 409, body: { code: 'DELIVERY_NOT_OFFERED' } });
      // Will Call waits at the door.
      expect((await choose(1)).status).toBe(200);
    } finally {
      await takes(null);
    }
  });

  test('[VALID-23] [PAY-05] an empty address is refused in the words of its first field; no card, in its own', async () => {
    const cartUUID = await confirmSeats(customer);
    const { status, body } = await customer.send(calls.address, { cartUUID, shippingAddress: {} });
    expect([status, body.message]).toEqual([400, 'First Name Required']);
    expect(body.fields).toMatchObject({
      'shippingAddress.First': 'First Name Required',
      'shippingAddress.City': 'City Required',
    });
    const nothing = 'error missing shipping address details';
    expect(await customer.send(calls.address, {})).toMatchObject({
      status: 400,
      body: { message: nothing, fields: { shippingAddress: nothing } },
    });
    // With all that the stage asks for, and no cart.
    expect(await customer.send(calls.address, { shippingAddress: address })).toMatchObject({
      status: 404,
      body: { code: 'CART_GONE' },
    });
    const paid = await customer.send(calls.payment, { cartUUID });
    expect(paid.body).toMatchObject({
      message: 'Missing payment method details',
      fields: { paymentMethodUUID: 'Missing payment method details' },
    });
  });

  test('[VALID-23] [CALL-46] what was sent wrong is said in its own words; without an order there is none', async () => {
    const update = (payments: object[]) =>
      customer.send('/gen.v1/customerorder/updatescheduledpayments', {
        CustomerOrderScheduledPayments: payments,
      });
    expect((await update([])).body).toMatchObject({
      message: 'Name at least one payment',
      fields: { CustomerOrderScheduledPayments: 'Name at least one payment' },
    });
    expect((await update([{ Sort: 1 }])).body).toMatchObject({
      code: 'ORDER_NOT_FOUND',
      message: 'No order found',
    });
  });

  test('[SEC-37] seats that were not confirmed', async () => {
    const { body } = await customer.send(calls.create, {
      lineItems: [{ priceLevelID: levels.floor, quantity: 1 }],
    });
    expect((await order(body.cartUUID)).body).toMatchObject({
      code: 'CART_NOT_CONFIRMED',
      missing: ['review', 'shipping-address', 'delivery', 'payment-method'],
    });
  });

  test('[SEC-37] an expired cart is refused and nothing is charged; within the grace it is honoured', async () => {
    const late = await readyToOrder(app, customer);
    const charges = await count('payment_intents');
    app.clock.advance(605);
    expect(await order(late)).toMatchObject({ status: 404, body: { code: 'CART_GONE' } });
    expect(await count('payment_intents')).toBe(charges);
    customer = await signedIn(app, fan);
    const justInTime = await readyToOrder(app, customer);
    app.clock.advance(603);
    expect((await order(justInTime)).status).toBe(200);
  });

  test('[SEC-37] a hold that others took meanwhile', async () => {
    const cartUUID = await readyToOrder(app, customer);
    await app.database.runScript(`
      update tickets set state = 'free', holder_kind = null, holder_id = null, held_until = null
        where holder_id = '${cartUUID}';
      update level_stock set held = 0 where price_level_id = ${levels.floor}`);
    expect(await order(cartUUID)).toMatchObject({ status: 404, body: { code: 'CART_GONE' } });
    await app.database.runScript(`update carts set state = 'RELEASED' where cart_uuid = '${cartUUID}'`);
  });

  test('[SEC-29] a card that was removed after it was chosen', async () => {
    const cartUUID = await readyToOrder(app, customer);
    const { paymentMethodUUID: PaymentMethodUUID } = await cart(cartUUID);
    expect((await customer.send('/gen.v1/payment/disablepaymentmethod', { PaymentMethodUUID })).status).toBe(
      200,
    );
    expect(await order(cartUUID)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'This card is no longer saved. Please choose another one.' },
    });
    expect(await cart(cartUUID)).toMatchObject({ state: 'CHECKOUT' });
  });

  test('[SEC-29] a card that expired after it was chosen, and another customer’s card', async () => {
    const cartUUID = await readyToOrder(app, customer);
    const { paymentMethodUUID } = await cart(cartUUID);
    const where = `where payment_method_uuid = '${paymentMethodUUID}'`;
    await app.database.runScript(`update payment_methods set expiration = '2026-10' ${where}`);
    expect(await order(cartUUID)).toMatchObject({ status: 409, body: { code: 'CARD_EXPIRED' } });
    const thief = await signedIn(app, other);
    const theirs = await confirmSeats(thief);
    expect(await thief.send(calls.payment, { cartUUID: theirs, paymentMethodUUID })).toMatchObject({
      status: 404,
    });
    await app.database.runScript(
      `update carts set payment_method_uuid = '${paymentMethodUUID}', delivery_method_uuid = '${deliveryUuid(2)}',
        shipping_address = (select shipping_address from carts where cart_uuid = '${cartUUID}') where cart_uuid = '${theirs}'`,
    );
    expect(await order(theirs, thief)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('[CART-20] [ROLE-08] from another session, and without signing in', async () => {
    const cartUUID = await readyToOrder(app, customer);
    const stranger = await signedIn(app, other);
    expect(await order(cartUUID, stranger)).toMatchObject({ status: 404, body: { code: 'CART_GONE' } });
    const visitor = app.browser('lantern.localhost');
    await visitor.send('/gen.v1/user/sessioninit');
    expect(await order(cartUUID, visitor)).toMatchObject({ status: 401 });
    const secondTab = await signedIn(app, fan);
    expect((await order(cartUUID, secondTab)).status).toBe(200);
  });

  test('[SEC-35] an amount, a card or a state sent along is ignored', async () => {
    const cartUUID = await readyToOrder(app, customer);
    const { status, body } = await customer.send(calls.order, {
      cartUUID,
      amount: 0.01,
      total: 0.01,
      paymentMethodUUID: '00000000-0000-4000-8000-000000000099',
      state: 'ORDERED',
      UserID: undefined,
    });
    expect(status).toBe(200);
    const { body: read } = await customer.send(calls.getOrder, { OrderID: body.order.OrderID });
    expect(read.order.TotalSummary.total).toBe(97);
  });

  test('[VALID-18] what is no cart id', async () => {
    for (const cartUUID of ['', 'x', null, 1, {}, "'; drop table carts"]) {
      expect((await customer.send(calls.order, { cartUUID })).status).toBe(400);
    }
    expect((await order('00000000-0000-4000-8000-00000000abcd')).status).toBe(404);
  });
});
