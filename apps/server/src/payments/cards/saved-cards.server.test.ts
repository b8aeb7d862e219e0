import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { signedIn, visitor, fan, loadPeople, other } from '../../accounts/testing/people.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import {
  addCard,
  addresses,
  calls,
  clearFaults,
  fault,
  openForm,
  postToGateway,
  visa,
} from '../testing/card-form.ts';

/** Every test begins without cards, whoever came before it. */
async function forgetCards(...people: TestBrowser[]): Promise<void> {
  for (const person of people) {
    const { body } = await person.send(calls.list, {});
    for (const { PaymentMethodUUID } of body.paymentMethods)
      await person.send(calls.remove, { PaymentMethodUUID });
  }
}

const masterCard = { number: '5424000000000015', expiry: '11/26' };

describe.each(engines)('saved cards (%s)', (engine) => {
  let app: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    app = await testApp(engine, { load: loadPeople });
    browser = await signedIn(app, fan);
  });
  afterAll(() => app.close());
  beforeEach(async () => forgetCards(browser, await signedIn(app, other)));

  test('[CALL-26] [CALL-61] a customer without cards has an empty list, and the gateway is not asked', async () => {
    const { status, body } = await browser.send(calls.list, { remote: true });
    expect({ status, body }).toEqual({ status: 200, body: { paymentMethods: [] } });
  });

  test('[CALL-27] [CALL-26] [ACCT-14] [ENTITY-06] [OPS-10] a card goes through the form and into the list', async () => {
    const { body } = await browser.send(calls.form, addresses);
    expect(body).toEqual({
      token: expect.any(String),
      endpoint: 'http://gateway.localhost/customer/addPayment',
    });

    const page = await postToGateway(app, '/customer/addPayment', { token: body.token });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('autocomplete="cc-number"');
    expect(page.body).toContain(`data-src="${addresses.IFrameCommunicatorUrl}"`);
    const saved = await postToGateway(app, '/customer/saveCard', { token: body.token, ...visa });
    expect(saved.json()).toEqual({ text: expect.any(String), message: 'action=successfulSave' });

    expect((await browser.send(calls.list, {})).body.paymentMethods).toEqual([]);
    const { body: list } = await browser.send(calls.list, { remote: true });
    expect(list.paymentMethods).toEqual([
      {
        PaymentMethodID: expect.any(Number),
        PaymentMethodUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        AuthorizePaymentMethodID: expect.stringMatching(/^\d+$/),
        CardHolderName: 'Robin Vale',
        LastFour: '1111',
        Expiration: '2030-04',
        Type: 'Visa',
        DefaultFlag: true,
        Description: 'Visa ending in 1111',
        Sort: 1,
      },
    ]);
    expect((await browser.send(calls.list, {})).body).toEqual(list);
  });

  test('[PAY-07] [CONST-32] the oldest card is the primary one, and the next one follows it when it is removed', async () => {
    await addCard(app, browser);
    const second = await addCard(app, browser, masterCard);
    expect(second).toMatchObject({ LastFour: '0015', Type: 'MasterCard', DefaultFlag: false, Sort: 2 });
    const { body } = await browser.send(calls.list, {});
    await browser.send(calls.remove, { PaymentMethodUUID: body.paymentMethods[0].PaymentMethodUUID });
    const { body: left } = await browser.send(calls.list, {});
    expect(left.paymentMethods).toEqual([{ ...second, DefaultFlag: true, Sort: 1 }]);
  });

  test('[CALL-28] a removed card is gone here and at the gateway, and stays gone', async () => {
    await addCard(app, browser, masterCard);
    const card = await addCard(app, browser, { number: '6011000000000012' });
    const removed = await browser.send(calls.remove, { PaymentMethodUUID: card.PaymentMethodUUID });
    expect(removed).toMatchObject({ status: 200, body: { PaymentMethodUUID: card.PaymentMethodUUID } });
    const { body } = await browser.send(calls.list, { remote: true });
    expect(body.paymentMethods.map(({ LastFour }: { LastFour: string }) => LastFour)).toEqual(['0015']);
    const again = await browser.send(calls.remove, { PaymentMethodUUID: card.PaymentMethodUUID });
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('[CALL-28] a gateway that is away does not keep a card alive: it is told later', async () => {
    await addCard(app, browser, masterCard);
    const card = await addCard(app, browser, { number: '370000000000002', code: '1234' });
    // Several times: the job that tells the gateway later may come by at this very moment.
    await fault(app, { kind: 'html-502', call: 'deleteCustomerPaymentProfileRequest', times: 9 });
    const { status } = await browser.send(calls.remove, { PaymentMethodUUID: card.PaymentMethodUUID });
    expect(status).toBe(200);
    const { body } = await browser.send(calls.list, { remote: true });
    expect(body.paymentMethods).toHaveLength(1);
    const row = await app.database.db
      .selectFrom('payment_methods')
      .select(['removed_by', 'gateway_removed_at'])
      .where('payment_method_uuid', '=', card.PaymentMethodUUID)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ removed_by: 'owner', gateway_removed_at: null });
    await clearFaults(app);
  });

  test('[CALL-26] a card that the gateway lost is not offered, and comes back when it does', async () => {
    const card = await addCard(app, browser, masterCard);
    const id = Number(card.AuthorizePaymentMethodID);
    const { db } = app.database;
    const lose = (at: Date | null) =>
      db.updateTable('standin_cards').set({ deleted_at: at }).where('card_id', '=', id).execute();
    await lose(app.clock.now());
    expect((await browser.send(calls.list, { remote: true })).body.paymentMethods).toEqual([]);
    await lose(null);
    expect((await browser.send(calls.list, { remote: true })).body.paymentMethods).toHaveLength(1);
  });

  test('[ACCT-25] a visitor has no cards to show', async () => {
    const stranger = await visitor(app);
    expect(await stranger.send(calls.list, {})).toMatchObject({
      status: 401,
      body: { message: 'No User ID found' },
    });
    expect(await stranger.send(calls.form, addresses)).toMatchObject({ status: 401 });
    expect(await stranger.send(calls.remove, { PaymentMethodUUID: crypto.randomUUID() })).toMatchObject({
      status: 401,
    });
  });

  test('[CALL-61] [ROLE-08] nobody sees or removes the cards of another', async () => {
    await addCard(app, browser, masterCard);
    const stranger = await signedIn(app, other);
    const { body } = await browser.send(calls.list, {});
    const uuid = body.paymentMethods[0].PaymentMethodUUID;
    expect((await stranger.send(calls.list, {})).body.paymentMethods).toEqual([]);
    expect(await stranger.send(calls.list, { UserID: 1 })).toMatchObject({ status: 403 });
    expect(await stranger.send(calls.remove, { PaymentMethodUUID: uuid })).toMatchObject({ status: 404 });
    const own = await addCard(app, stranger, { number: '6011000000000012', name: 'Sam Ortiz' });
    expect(own).toMatchObject({ LastFour: '0012', CardHolderName: 'Sam Ortiz', DefaultFlag: true, Sort: 1 });
    expect((await stranger.send(calls.list, { remote: true })).body.paymentMethods).toEqual([own]);
    expect((await browser.send(calls.list, { remote: true })).body).toEqual(body);
    expect(body.paymentMethods).toHaveLength(1);
  });
});

describe.each(engines)('[ACCT-24] when the gateway fails (%s)', (engine) => {
  let app: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    app = await testApp(engine, { load: loadPeople });
    browser = await signedIn(app, fan);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await clearFaults(app);
    await forgetCards(browser);
  });

  test.each(['html-502', 'reset', 'html-502-after', 'reset-after'])(
    '%s: the form is refused with its own sentence, and the next try works',
    async (kind) => {
      await fault(app, { kind });
      const refused = await browser.send(calls.form, addresses);
      expect(refused).toMatchObject({
        status: 503,
        body: { error: true, message: savedPaymentMessages.tokenFailed, code: 'GATEWAY_UNAVAILABLE' },
      });
      expect((await browser.send(calls.list, {})).status).toBe(200);
      expect((await browser.send(calls.form, addresses)).status).toBe(200);
    },
  );

  test('the cards cannot be read again, and the ones we know are still told', async () => {
    await addCard(app, browser);
    await fault(app, { kind: 'html-502' });
    const refused = await browser.send(calls.list, { remote: true });
    expect(refused).toMatchObject({ status: 503, body: { code: 'CARDS_NOT_READ' } });
    expect((await browser.send(calls.list, {})).body.paymentMethods).toHaveLength(1);
  });

  test('however often and at once it is asked, a customer has one profile', async () => {
    const stranger = await signedIn(app, other);
    const count = async () =>
      (await app.database.db.selectFrom('standin_profiles').select('profile_id').execute()).length;
    const before = await count();
    await fault(app, { kind: 'reset-after', call: 'createCustomerProfileRequest' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => stranger.send(calls.form, addresses)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect((await stranger.send(calls.form, addresses)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  test('a profile that is not known everywhere yet is waited for', async () => {
    await openForm(browser);
    const db = app.database.db;
    const late = new Date(app.clock.now().getTime() + 1000);
    await db.updateTable('standin_profiles').set({ known_from: late }).execute();
    setTimeout(() => app.clock.advance(2), 200);
    expect((await browser.send(calls.form, addresses)).status).toBe(200);
  });
});
