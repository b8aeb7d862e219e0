import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, mailsTo, other, signedIn } from '../accounts/testing/people.ts';
import { fault } from '../payments/testing/card-form.ts';
import { levels } from '../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { sweepCarts } from './sweep-carts.ts';
import { calls, cards, readyToOrder } from './testing/checkout.ts';
import {
  AFTER_RELEASE_SECONDS,
  closeTheBooks,
  countRows,
  decideHeld,
  newDay,
  openShop,
  untilDecided,
} from './testing/order-app.ts';
import { stockOf } from './testing/stock-of.ts';

describe.each(engines)('an order whose payment is not known yet (%s)', (engine) => {
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

  test('[CART-22] a held charge: 202, the cart says so, nothing ends it, and the decision makes the order and the mail', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.held });
    const pending = await order(cartUUID);
    expect(pending).toMatchObject({ status: 202, body: { cart: { cartUUID, state: 'PAYING' } } });
    app.clock.advance(AFTER_RELEASE_SECONDS);
    expect(await sweepCarts(app.database.db, app.clock.now())).toBe(0);
    expect(await stockOf(app.database.db, levels.floor)).toMatchObject({ live: 2 });
    expect(await cart(cartUUID)).toMatchObject({ state: 'PAYING', clock: { running: false } });
    expect((await order(cartUUID)).status).toBe(202);
    expect(
      await customer.send(calls.create, { lineItems: [{ priceLevelID: levels.floor, quantity: 1 }] }),
    ).toMatchObject({
      status: 409,
      body: { code: 'CART_PAYING' },
    });
    await decideHeld(app, true);
    const ordered = await cart(cartUUID);
    expect(ordered).toMatchObject({ state: 'ORDERED', OrderID: expect.stringMatching(/^Z/) });
    const mails = await mailsTo(app, fan);
    expect(mails.filter(({ subject }) => subject.includes(ordered.OrderID))).toHaveLength(1);
  });

  test('[CART-22] others cannot have the tickets of a cart that is being paid, however long it takes', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.held, quantity: 4 });
    await order(cartUUID);
    app.clock.advance(3 * 3600);
    const browsers = await Promise.all([1, 2, 3].map(() => signedIn(app, other)));
    const wish = { lineItems: [{ priceLevelID: levels.floor, quantity: 4 }] };
    const sent = [];
    for (const browser of browsers) sent.push(await browser.send(calls.create, wish));
    const held = sent.map(({ body }) => body.lineItems?.[0]?.quantity ?? 0);
    expect(held).toEqual([4, 2, 0]);
    await decideHeld(app, true);
    expect((await order(cartUUID, await signedIn(app, fan))).status).toBe(200);
  });

  test('[CART-22] a held charge that is refused after the clock: released, and a mail tells it', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.held });
    await order(cartUUID);
    app.clock.advance(AFTER_RELEASE_SECONDS);
    await decideHeld(app, false);
    expect(await cart(cartUUID)).toMatchObject({ state: 'EXPIRED' });
    expect(await stockOf(app.database.db, levels.floor)).toMatchObject({ live: 0 });
    expect((await mailsTo(app, fan)).at(-1)).toMatchObject({ kind: 'payment-tickets-released' });
  });

  test('[CART-22] a held charge that is refused while the clock runs: back to checkout, and a mail tells it', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.held });
    await order(cartUUID);
    app.clock.advance(60);
    await decideHeld(app, false);
    expect(await cart(cartUUID)).toMatchObject({
      state: 'CHECKOUT',
      clock: { running: true, secondsToExpire: 479 },
      PaymentProblem: 'Your card was declined. Please choose another one.',
    });
    expect((await mailsTo(app, fan)).at(-1)).toMatchObject({ kind: 'payment-tickets-kept' });
  });

  test('[CART-22] charged, and then the connection drops: found by looking it up, once', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.dropped });
    expect((await order(cartUUID)).status).toBe(202);
    app.clock.advance(120);
    await untilDecided(app, 1);
    expect(await cart(cartUUID)).toMatchObject({ state: 'ORDERED' });
    expect((await order(cartUUID)).status).toBe(200);
  });

  const lookForTwoMinutes = async (): Promise<void> => {
    for (let half = 0; half < 4; half += 1) {
      app.clock.advance(30);
      await app.reconcile();
    }
    await untilDecided(app, 1);
  };

  test('[CART-22] never arrived: two minutes later the cart is back in checkout, and nothing is sent again', async () => {
    const cartUUID = await readyToOrder(app, customer);
    await fault(app, { kind: 'reset', call: 'createTransactionRequest' });
    expect((await order(cartUUID)).status).toBe(202);
    const charges = await count('ledger');
    await lookForTwoMinutes();
    expect(await cart(cartUUID)).toMatchObject({ state: 'CHECKOUT' });
    expect(await count('ledger')).toBe(charges);
    expect((await mailsTo(app, fan)).at(-1)).toMatchObject({ kind: 'payment-tickets-kept' });
    expect((await order(cartUUID)).status).toBe(200);
  });

  test('[CART-22] closed, and then the money appears after all: it goes back, and a mail tells it', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.dropped });
    await fault(app, { kind: 'late-listing', call: 'createTransactionRequest', seconds: 3600 });
    expect((await order(cartUUID)).status).toBe(202);
    await lookForTwoMinutes();
    expect(await cart(cartUUID)).toMatchObject({ state: 'CHECKOUT' });
    for (let hour = 0; hour < 3; hour += 1) {
      app.clock.advance(3600);
      await app.reconcile();
    }
    const kinds = (await mailsTo(app, fan)).map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['payment-tickets-kept', 'payment-money-returned']);
    const entries = await app.database.db
      .selectFrom('ledger')
      .select(['kind', 'amount_cents'])
      .orderBy('entry_id')
      .execute();
    const [capture, returned] = entries.slice(-2);
    expect([capture!.kind, returned!.kind]).toEqual(['capture', 'return']);
    expect(capture!.amount_cents + returned!.amount_cents).toBe(0);
  });

  test('[CART-22] a price that changes while the charge is under way changes no bill', async () => {
    const cartUUID = await readyToOrder(app, customer, { number: cards.held });
    await order(cartUUID);
    await app.database.runScript(
      `update price_levels set price_cents = 9900 where price_level_id = ${levels.floor}`,
    );
    app.forget();
    await decideHeld(app, true);
    const { OrderID } = await cart(cartUUID);
    const { body } = await customer.send(calls.getOrder, { OrderID });
    expect(body.order.LineItems[0].UnitPrice).toBe(40);
    expect(body.order.TotalSummary.total).toBe(97);
    await app.database.runScript(
      `update price_levels set price_cents = 4000 where price_level_id = ${levels.floor}`,
    );
    app.forget();
  });
});
