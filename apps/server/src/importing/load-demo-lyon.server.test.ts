// The demo's second seller: another gateway and other money in the same process, from the shelf to the receipt.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../carts/testing/checkout.ts';
import { calls as cardCalls } from '../payments/testing/card-form.ts';
import { levels } from '../testing/small-catalogue.ts';
import { START, testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { loadDemoLyon } from './load-demo-lyon.ts';

const HOST = 'quai.localhost';
const BY_POST = 213;
const address = {
  First: 'Léa',
  Last: 'Morel',
  AddressLineOne: '12 quai Saint-Vincent',
  City: 'Lyon',
  Zip: '69001',
  CountryID: 250,
  Phone: '+33 4 72 00 00 00',
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', { load: (database) => loadDemoLyon(database, START, { harmChecks: [] }) });
});
afterAll(() => app.close());

test('[GATE-01] [MONEY-01] [MONEY-04] [PROG-09] [ADDR-15] a hall in Lyon sells in euros through Stripe, by its own clock and post, whatever the others are paid through', async () => {
  const browser = app.browser(HOST);
  const must = async (path: string, payload: object = {}) => {
    const { status, body } = await browser.send(path, payload);
    expect([path, status, body]).toEqual([path, 200, expect.anything()]);
    return body;
  };
  await must('/gen.v1/user/sessioninit');
  await must('/gen.v1/user/login', { id: 'fan@example.com', password: 'Lantern2026' });
  const { paymentMethods } = await must(cardCalls.list, { remote: true });
  expect(paymentMethods).toMatchObject([
    { LastFour: '1111', AuthorizePaymentMethodID: expect.stringMatching(/^pm_/) },
  ]);
  const { cartUUID } = await must(calls.create, { lineItems: [{ priceLevelID: 900_111, quantity: 2 }] });
  await must(calls.begin, { cartUUID });
  const { delivery_method_uuid: deliveryMethodUUID } = await app.database.db
    .selectFrom('delivery_methods')
    .select('delivery_method_uuid')
    .where('delivery_method_id', '=', BY_POST)
    .executeTakeFirstOrThrow();
  const abroad = await browser.send(calls.address, {
    cartUUID,
    shippingAddress: { ...address, CountryID: 1, State: 'NY', Zip: '10001' },
  });
  expect(abroad.status).toBe(400);
  await must(calls.address, { cartUUID, shippingAddress: address });
  await must(calls.delivery, { cartUUID, deliveryMethodUUID });
  await must(calls.payment, { cartUUID, paymentMethodUUID: paymentMethods[0].PaymentMethodUUID });
  await must(calls.order, { cartUUID });
  const intents = await app.database.db
    .selectFrom('payment_intents')
    .select(['seller_id', 'gateway', 'currency', 'amount_cents', 'state'])
    .execute();
  expect(intents).toEqual([
    { seller_id: 2, gateway: 'stripe', currency: 'EUR', amount_cents: 7610, state: 'succeeded' },
  ]);
  const letter = app.database.db.selectFrom('mails').select('plain_text').where('kind', '=', 'order-placed');
  const { plain_text: text } = await letter.executeTakeFirstOrThrow();
  expect(text).toMatch(/, 8:30 PM$/m);
  // 5.5 of 105.5 parts of each ticket, of its fee and of the post.
  expect(text).toContain('Included TVA: €3.96 (5.5%)');
  // At home the country goes without saying.
  expect(text).toContain('Address: Léa Morel, 12 quai Saint-Vincent, 69001 Lyon\n');
  const invoices = () => app.database.db.selectFrom('invoices').select(['seller_id', 'number']).execute();
  await expect.poll(invoices).toEqual([{ seller_id: 2, number: 1 }]);
});

test('[MONEY-03] nobody has dollars and euros in one cart: what another seller sells is not there', async () => {
  const [dollars, euros] = [levels.floor, 900_112];
  const one = (priceLevelID: number) => ({ priceLevelID, quantity: 1 });
  const carts = () => app.database.db.selectFrom('carts').select('cart_uuid').execute();
  const before = await carts();
  const browser = app.browser(HOST);
  await browser.send('/gen.v1/user/sessioninit');
  expect(await browser.send(calls.create, { lineItems: [one(euros), one(dollars)] })).toMatchObject({
    status: 400,
    body: { fields: { 'lineItems.1.priceLevelID': 'Not a price level of this shop' } },
  });
  expect(await carts()).toEqual(before);
  expect((await browser.send(calls.create, { lineItems: [one(euros)] })).status).toBe(200);
});

test('[GATE-01] loading it twice changes nothing', async () => {
  await loadDemoLyon(app.database, START, { harmChecks: [] });
  const rows = await app.database.db.selectFrom('seller_gateways').selectAll().execute();
  expect(rows).toMatchObject([{ seller_id: 2, gateway: 'stripe', sealed: null, until: null }]);
});
