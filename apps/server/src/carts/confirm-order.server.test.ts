// Place Order with a bank that wants to hear it from the customer: the cart, its clock, its seats and its letters.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, mailsTo, other, signedIn } from '../accounts/testing/people.ts';
import { postToPage } from '../payments/testing/card-form.ts';
import { levels } from '../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { calls, readyToOrder } from './testing/checkout.ts';
import { closeTheBooks, newDay, openShop } from './testing/order-app.ts';
import { stockOf } from './testing/stock-of.ts';

const ASKS = '4000 0027 6000 3184';
const CONFIRM = '/gen.v1/payment/confirm';

describe.each(engines)('an order that the customer must confirm (%s)', (engine) => {
  let app: TestApp;
  let customer: TestBrowser;
  beforeAll(async () => {
    app = await openShop(engine, { STAND_IN_SPEAKS: 'stripe' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    customer = await newDay(app);
  });
  afterEach(() => closeTheBooks(app));
  const cart = async (cartUUID: string) => (await customer.send(calls.get, { cartUUID })).body;
  const begin = async () => {
    const cartUUID = await readyToOrder(app, customer, { number: ASKS });
    const { status, body } = await customer.send(calls.order, { cartUUID });
    expect({ status, state: body.cart?.state }).toEqual({ status: 202, state: 'PAYING' });
    return { cartUUID, confirmUrl: String(body.cart.ConfirmUrl) };
  };
  const answer = async (confirmUrl: string, says: 'yes' | 'no') => {
    const { headers } = await postToPage(app, confirmUrl, { answer: says });
    return new URL(String(headers.location));
  };
  const refIn = ({ pathname }: URL): string => pathname.split('/').at(-1) ?? '';
  const comeBack = (url: URL, browser = customer) => browser.send(CONFIRM, { Ref: refIn(url) });

  test('[SEC-101] [GATE-06] led to the bank and back: the order, once; every tab sees the same page of the bank', async () => {
    const { cartUUID, confirmUrl } = await begin();
    expect(confirmUrl).toMatch(/^http:\/\/stripe\.gateway\.localhost/);
    expect(await cart(cartUUID)).toMatchObject({ state: 'PAYING', ConfirmUrl: confirmUrl });
    expect((await customer.send(calls.order, { cartUUID })).body.cart).toMatchObject({
      ConfirmUrl: confirmUrl,
    });
    const back = await answer(confirmUrl, 'yes');
    expect(back.pathname).toMatch(/^\/confirm\/[A-Z2-7]{20}$/);
    expect(await comeBack(back)).toMatchObject({ status: 200, body: { cartUUID } });
    const ordered = await cart(cartUUID);
    expect(ordered).toMatchObject({ state: 'ORDERED', OrderID: expect.stringMatching(/^Z/) });
    expect(ordered.ConfirmUrl).toBeUndefined();
    expect(await comeBack(back)).toMatchObject({ status: 200, body: { cartUUID } });
  });

  test('[GATE-01] [MONEY-02] a sum that no card could be charged is refused with a sentence, and nothing is sent', async () => {
    const { db } = app.database;
    const ofLevel = (cents: number) =>
      db.updateTable('price_levels').set({ price_cents: cents }).where('price_level_id', '=', levels.floor);
    const { price_cents: before } = await db
      .selectFrom('price_levels')
      .select('price_cents')
      .where('price_level_id', '=', levels.floor)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('price_level_fees').where('price_level_id', '=', levels.floor).execute();
    await ofLevel(20).execute();
    const cartUUID = await readyToOrder(app, customer, { delivery: 1 });
    const asked = await db.selectFrom('payment_intents').select('ref').execute();
    expect(await customer.send(calls.order, { cartUUID })).toMatchObject({
      status: 409,
      body: { code: 'SUM_NOT_CHARGED', message: 'No card can be charged less than $0.50.' },
    });
    expect(await cart(cartUUID)).toMatchObject({ state: 'CHECKOUT' });
    expect(await db.selectFrom('payment_intents').select('ref').execute()).toEqual(asked);
    // Where nothing could be added to it, it is said before anything is held; what is too dear, always.
    const costs = await db.selectFrom('delivery_methods').selectAll().execute();
    await db.updateTable('delivery_methods').set({ price_cents: null }).execute();
    const wish = { lineItems: [{ priceLevelID: levels.floor, quantity: 1 }] };
    const refused = async (message: string) => {
      await expect
        .poll(() => customer.send(calls.create, wish), { timeout: 60_000 })
        .toMatchObject({
          status: 409,
          body: { code: 'SUM_NOT_CHARGED', message },
        });
    };
    await refused('No card can be charged less than $0.50.');
    await ofLevel(100_000_000).execute();
    await refused('No card can be charged more than $999,999.99.');
    await ofLevel(before).execute();
    for (const { delivery_method_id: id, price_cents } of costs)
      await db
        .updateTable('delivery_methods')
        .set({ price_cents })
        .where('delivery_method_id', '=', id)
        .execute();
  });

  test('[GATE-06] come back without an answer: it waits still, and nothing is charged', async () => {
    const { cartUUID, confirmUrl } = await begin();
    const { rows } = await intentOf(cartUUID);
    const { status, body } = await customer.send(CONFIRM, { Ref: rows[0] });
    expect({ status, body }).toMatchObject({ status: 200, body: { IsWaiting: true, cartUUID } });
    await comeBack(await answer(confirmUrl, 'no'));
  });

  test('[GATE-06] refused at the bank: back at checkout with the card marked, and the clock stood still', async () => {
    const { cartUUID, confirmUrl } = await begin();
    app.clock.advance(300);
    await comeBack(await answer(confirmUrl, 'no'));
    const after = await cart(cartUUID);
    expect(after).toMatchObject({
      state: 'CHECKOUT',
      PaymentProblem: 'Your card was declined. Please choose another one.',
      declinedCards: [expect.anything()],
    });
    expect(after.clock.secondsToExpire).toBeGreaterThan(500);
    const kept = (await mailsTo(app, fan)).filter(({ kind }) => kind === 'payment-tickets-kept');
    expect(kept).toEqual([]);

    const again = await customer.send(calls.order, { cartUUID });
    app.clock.advance(300);
    await comeBack(await answer(String(again.body.cart.ConfirmUrl), 'no'));
    const second = (await cart(cartUUID)).clock.secondsToExpire;
    expect(second, 'a second time the clock goes on').toBeLessThanOrEqual(300);
  });

  test('[GATE-06] left alone for ten minutes: withdrawn, the seats go back, and a letter tells', async () => {
    const { cartUUID } = await begin();
    app.clock.advance(599);
    await app.reconcile();
    expect(await cart(cartUUID)).toMatchObject({ state: 'PAYING' });
    app.clock.advance(1);
    await app.reconcile();
    expect(await cart(cartUUID)).toMatchObject({ state: 'EXPIRED' });
    expect(await stockOf(app.database.db, levels.floor)).toMatchObject({ live: 0 });
    expect((await mailsTo(app, fan)).at(-1)).toMatchObject({ kind: 'payment-tickets-released' });
  });

  test('[SEC-101] [GATE-07] [SEC-30] nobody looks up the payment of another', async () => {
    const { cartUUID, confirmUrl } = await begin();
    const back = await answer(confirmUrl, 'no');
    const stranger = await signedIn(app, other);
    expect(await comeBack(back, stranger)).toMatchObject({ status: 404 });
    expect(await stranger.send(CONFIRM, { Ref: 'A'.repeat(20) })).toMatchObject({ status: 404 });
    expect(await comeBack(back)).toMatchObject({ status: 200, body: { cartUUID } });
  });

  test('[SEC-101] [GATE-02] [GATE-07] the client secret of another customer opens nothing, and no page is told one', async () => {
    const { cartUUID, confirmUrl } = await begin();
    const stranger = await signedIn(app, other);
    const back = await answer(confirmUrl, 'no');
    const secret = { payment_intent_client_secret: `${back.searchParams.get('payment_intent')}_secret_1` };
    const { rows } = await intentOf(cartUUID);
    expect(await stranger.send(CONFIRM, { Ref: rows[0], ...secret })).toMatchObject({ status: 404 });
    expect(await stranger.send(CONFIRM, secret)).toMatchObject({ status: 400 });
    expect(await stranger.send(calls.get, { cartUUID, ...secret })).toMatchObject({ status: 404 });
    const told = [await cart(cartUUID), (await comeBack(back)).body];
    expect(JSON.stringify(told)).not.toMatch(/secret/i);
  });

  const intentOf = async (cartUUID: string) => {
    const rows = await app.database.db
      .selectFrom('payment_intents')
      .select('ref')
      .where('target_id', '=', cartUUID)
      .execute();
    return { rows: rows.map(({ ref }) => ref) };
  };
});
