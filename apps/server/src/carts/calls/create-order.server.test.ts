import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, mailsTo, other, signedIn } from '../../accounts/testing/people.ts';
import { neverSent } from '../../payments/testing/outages.ts';
import { deliveryUuid, levels } from '../../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { bothEngines } from '../../testing/test-database.ts';
import { sweepCarts } from '../sweep-carts.ts';
import { calls, cards, choosePayment, readyToOrder } from '../testing/checkout.ts';
import { AFTER_RELEASE_SECONDS, closeTheBooks, countRows, newDay, openShop } from '../testing/order-app.ts';
import { stockOf } from '../testing/stock-of.ts';

describe.each(bothEngines)('placing an order (%s)', (engine) => {
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

  test('[CART-17] [CALL-59] [CALL-42] [ENTITY-31] [OPS-31] the card is charged, the tickets are sold, the order can be read', async () => {
    const cartUUID = await readyToOrder(app, customer, { level: levels.orchestra });
    const { status, body } = await order(cartUUID);
    expect(status).toBe(200);
    expect(body.order.OrderID).toMatch(/^Z\d{10}$/);
    const { body: read } = await customer.send(calls.getOrder, { OrderID: body.order.OrderID });
    expect(read.order).toMatchObject({
      OrderID: body.order.OrderID,
      CustomerOrderID: body.order.CustomerOrderID,
      Status: { CustomerStatus: 'Paid', ConstantValue: 'STATUS_ORDER_PAID' },
      EmailAddress: fan,
      TotalSummary: {
        tickets: 190,
        fees: 29,
        taxes: 0,
        ppFee: 0,
        shipping: 12,
        total: 231,
        UserPaid: { total: 231 },
        UserDue: { total: 0 },
      },
      OutletDeliveryMethod: { DeliveryMethodTypeID: 2, OverrideName: 'UPS Ground' },
      CustomerOrderAddress: { First: 'Robin', City: 'Boston' },
      PaymentMethod: { LastFour: '1111' },
      PaymentPlanEnrolled: false,
      AllowPaymentChange: false,
      AllowShippingAddressChanges: true,
      Events: [{ OutletEventID: 101, EventName: 'Live', ArtistName: 'Juniper & the Tides', Total: 219 }],
      CustomerOrderEvents: [{ OutletEventID: 101 }],
      LineItems: [{ PriceLevelID: levels.orchestra, Quantity: 2, UnitPrice: 95, Canceled: false }],
      OrderSummary: [{ OutletEventID: 101, PriceLevels: [{ Quantity: 2, Total: 219 }] }],
      CustomerOrderScheduledPayments: [{ Sort: 1, Amount: 231, Captured: true, payNowIsAvailable: false }],
    });
    expect(read.order.LineItems[0].TicketManifest).toHaveLength(2);
    expect(await cart(cartUUID)).toMatchObject({ state: 'ORDERED', OrderID: body.order.OrderID });
  });

  test('[ENTITY-23] a cart that is ready says everything that it was given', async () => {
    const cartUUID = await readyToOrder(app, customer, { level: levels.orchestra });
    const paymentMethodUUID = await choosePayment(app, customer, cartUUID, cards.approved);
    expect(await cart(cartUUID)).toMatchObject({
      cartUUID,
      lineItems: [{ priceLevelID: levels.orchestra, quantity: 2 }],
      shippingAddress: { First: 'Robin', City: 'Boston' },
      deliveryMethodUUID: deliveryUuid(2),
      paymentMethodUUID,
      clock: { running: true, secondsToExpire: 600 },
    });
  });

  test('[OPS-43] the confirmation is written with the order: seats, sums, a calendar file, reservation data, a link', async () => {
    const cartUUID = await readyToOrder(app, customer, { level: levels.orchestra, quantity: 1 });
    const { body } = await order(cartUUID);
    const mails = await mailsTo(app, fan);
    const mail = mails.find(({ subject }) => subject.includes(body.order.OrderID))!;
    expect(mail.kind).toBe('order-placed');
    expect(mail.plain_text).toContain(`/user/history/orders/${body.order.OrderID}/receipt`);
    expect(mail.plain_text).toMatch(/Orchestra, row [AB], seat \d/);
    expect(mail.plain_text).toContain('$121.50');
    expect(mail.html).toContain('"@type":"EventReservation"');
    expect(mail.attachments).toMatchObject([
      { name: 'event-101.ics', type: expect.stringContaining('calendar') },
    ]);
    expect(mail.attachments[0]!.content).toContain('DTSTART:20261215T003000Z');
  });

  test('[CALL-07] [CART-17] the same order comes back for the same cart, and nothing is charged again', async () => {
    const cartUUID = await readyToOrder(app, customer);
    const first = await order(cartUUID);
    const charges = await count('ledger');
    app.clock.advance(AFTER_RELEASE_SECONDS);
    expect((await order(cartUUID)).body).toEqual(first.body);
    expect(await count('ledger')).toBe(charges);
  });

  test('[SEC-39] [CALL-07] fifty times at once: one order, one charge', async () => {
    const cartUUID = await readyToOrder(app, customer);
    const [orders, charges] = [await count('orders'), await count('ledger')];
    const sent = await Promise.all(Array.from({ length: 50 }, () => order(cartUUID)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ body }) => body.order.OrderID)).size).toBe(1);
    expect(await count('orders')).toBe(orders + 1);
    expect(await count('ledger')).toBe(charges + 1);
  });

  test('[CART-19] [CART-18] a declined card keeps the seats and the clock, and another card is taken', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.declined });
    app.clock.advance(100);
    expect(await order(cartUUID)).toMatchObject({
      status: 409,
      body: { code: 'CARD_DECLINED', message: 'Your card was declined. Please choose another one.' },
    });
    const kept = await cart(cartUUID);
    expect(kept).toMatchObject({
      state: 'CHECKOUT',
      clock: { running: true, secondsToExpire: 500 },
      PaymentProblem: 'Your card was declined. Please choose another one.',
      declinedCards: [
        { paymentMethodUUID: kept.paymentMethodUUID, DeclinedDate: app.clock.now().toISOString() },
      ],
    });
    expect(kept.lineItems[0].quantity).toBe(2);
    expect(await stockOf(app.database.db, levels.floor)).toMatchObject({ live: 2, counted: 2 });
    await choosePayment(app, customer, cartUUID, cards.approved);
    // Mended, so it is not said again; which card it was stays known.
    expect(await cart(cartUUID)).toMatchObject({ declinedCards: [expect.anything()] });
    expect((await cart(cartUUID)).PaymentProblem).toBeUndefined();
    expect((await order(cartUUID)).status).toBe(200);
    expect((await mailsTo(app, fan)).map(({ kind }) => kind)).not.toContain('payment-tickets-kept');
  });

  test.each(neverSent)(
    '[CART-19] [CALL-59] no way to the gateway (%s): not charged, and the next try pays',
    async (outage) => {
      const cartUUID = await readyToOrder(app, customer, {});
      const words =
        'The card gateway cannot be reached right now. Your card was not charged: please try again in a few minutes.';
      await app.breakRoad(outage);
      expect(await order(cartUUID)).toMatchObject({
        status: 409,
        body: { code: 'PAYMENT_NOT_SENT', message: words },
      });
      expect(await cart(cartUUID)).toMatchObject({ state: 'CHECKOUT', PaymentProblem: words });
      expect(await stockOf(app.database.db, levels.floor)).toMatchObject({ live: 2, counted: 2 });
      await app.breakRoad(undefined);
      expect((await order(cartUUID)).status).toBe(200);
      expect((await mailsTo(app, fan)).map(({ kind }) => kind)).not.toContain('payment-tickets-kept');
    },
  );

  test('[CART-19] after a decline the clock still ends: the seats are free for others', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.declined });
    await order(cartUUID);
    app.clock.advance(606);
    expect(await order(cartUUID)).toMatchObject({ status: 404, body: { code: 'CART_GONE' } });
    expect(await sweepCarts(app.database.db, app.clock.now())).toBe(1);
    expect(await stockOf(app.database.db, levels.floor)).toMatchObject({ live: 0 });
  });

  test('[CALL-42] [HIST-REQ-07] [SEC-26] another’s order is like a missing one, and either number finds one’s own', async () => {
    const { body } = await order(await readyToOrder(app, customer));
    const { OrderID, CustomerOrderID } = body.order;
    const queries = [
      { OrderID },
      { OrderID: OrderID.toLowerCase() },
      { CustomerOrderID },
      // HIST-REQ-07: either id under either name.
      { OrderID: CustomerOrderID },
      { OrderID: String(CustomerOrderID) },
      { CustomerOrderID: OrderID },
    ];
    for (const query of queries) {
      const read = await customer.send(calls.getOrder, query);
      expect(read, JSON.stringify(query)).toMatchObject({ status: 200, body: { order: { OrderID } } });
    }
    const stranger = await signedIn(app, other);
    const answers = [
      await stranger.send(calls.getOrder, { OrderID }),
      await stranger.send(calls.getOrder, { CustomerOrderID }),
      await stranger.send(calls.getOrder, { OrderID: 'Z0000000000' }),
      await stranger.send(calls.getOrder, { CustomerOrderID: 999_999 }),
      await stranger.send(calls.getOrder, {}),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: answers[2]!.body });
    }
    expect(answers[0]!.body.message).toBe('No order found');
  });

  test('what costs nothing is ordered without a charge', async () => {
    await app.database.runScript(
      `update price_levels set price_cents = 0 where price_level_id = ${levels.floor}`,
    );
    app.forget();
    const charges = await count('payment_intents');
    const cartUUID = await readyToOrder(app, customer);
    await customer.send(calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(1) });
    const { status, body } = await order(cartUUID);
    expect(status).toBe(200);
    expect(await count('payment_intents')).toBe(charges);
    const { body: read } = await customer.send(calls.getOrder, { OrderID: body.order.OrderID });
    expect(read.order.TotalSummary).toMatchObject({
      total: 0,
      UserPaid: { total: 0 },
      UserDue: { total: 0 },
    });
    await app.database.runScript(
      `update price_levels set price_cents = 4000 where price_level_id = ${levels.floor}`,
    );
    app.forget();
  });
});
