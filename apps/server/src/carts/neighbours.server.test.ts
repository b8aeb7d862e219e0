// Two customers with a cart each: every stage of one leaves the other as it is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, fan, other, patient, signedIn } from '../accounts/testing/people.ts';
import { deliveryUuid, levels } from '../testing/small-catalogue.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { calls, cards, choosePayment, confirmSeats, loadShop } from './testing/checkout.ts';

let app: TestApp;
let robin: TestBrowser;
let sam: TestBrowser;
beforeAll(async () => {
  app = await testApp('server', { load: loadShop, environment: patient });
  robin = await signedIn(app, fan);
  sam = await signedIn(app, other);
});
afterAll(() => app.close());

const read = async (browser: TestBrowser, cartUUID: string) =>
  (await browser.send(calls.get, { cartUUID })).body;

test('[CART-13] [CART-14] lines that change, other seats and a release are those of one cart', async () => {
  const lineItems = [
    { priceLevelID: levels.orchestra, quantity: 2 },
    { priceLevelID: levels.floor, quantity: 1 },
  ];
  const { cartUUID: robins } = (await robin.send(calls.create, { lineItems })).body;
  const { body: before } = await sam.send(calls.create, { lineItems });
  const { body: changed } = await robin.send('/gen.v1/cart/changeseats', {
    cartUUID: robins,
    priceLevelID: levels.orchestra,
  });
  expect(changed.lineItems).toHaveLength(2);
  expect(await read(sam, before.cartUUID)).toEqual(before);
  const update = (items: object[]) =>
    robin.send('/gen.v1/cart/updatelineitems', { cartUUID: robins, lineItems: items });
  expect((await update(lineItems.slice(0, 1))).body.lineItems).toMatchObject([lineItems[0]]);
  expect(await read(sam, before.cartUUID)).toEqual(before);
  expect((await update([])).body.state).toBe('RELEASED');
  expect(await read(sam, before.cartUUID)).toEqual(before);
});

test('[CART-20] seats, address, delivery and card are confirmed in one cart', async () => {
  const mine = await confirmSeats(robin);
  const { body: before } = await sam.send(calls.create, {
    lineItems: [{ priceLevelID: levels.orchestra, quantity: 1 }],
  });
  const elsewhere = { ...address, First: 'Kim', Last: 'Ito', City: 'Salem' };
  await robin.send(calls.address, { cartUUID: mine, shippingAddress: elsewhere });
  await robin.send(calls.delivery, { cartUUID: mine, deliveryMethodUUID: deliveryUuid(2) });
  const card = await choosePayment(app, robin, mine, cards.approved);
  const after = await read(robin, mine);
  expect(after).toMatchObject({ state: 'CHECKOUT', shippingAddress: elsewhere });
  expect(JSON.stringify(after)).toContain(card);
  expect(await read(sam, before.cartUUID)).toEqual(before);
});

test('[CART-08] the cart whose time is over is one, and the younger one lives on', async () => {
  const older = await confirmSeats(robin);
  app.clock.advance(590);
  const younger = await confirmSeats(sam);
  app.clock.advance(20);
  await expect.poll(async () => (await read(robin, older)).state).toBe('EXPIRED');
  expect(await read(sam, younger)).toMatchObject({
    state: 'CHECKOUT',
    lineItems: [{ priceLevelID: levels.floor, quantity: 2 }],
    clock: { running: true, secondsToExpire: 580 },
  });
});
