// A customer who has come as far as Place Order.
import { address } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { deliveryUuid, levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadPeople } from '../../accounts/testing/people.ts';

export const calls = {
  create: '/gen.v1/cart/createcart',
  get: '/gen.v1/cart/getcart',
  begin: '/gen.v1/cart/begincheckout',
  address: '/gen.v1/cart/addshippingaddress',
  delivery: '/gen.v1/cart/adddeliverymethod',
  payment: '/gen.v1/cart/addpaymentmethod',
  order: '/gen.v1/cart/createorder',
  getOrder: '/gen.v1/customerorder/get',
} as const;

export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  held: '4000 0000 0000 0259',
  dropped: '4000 0000 0000 0119',
} as const;

export async function loadShop(database: Database): Promise<void> {
  await loadPeople(database);
  await loadSmallCatalogue(database);
}

async function must(browser: TestBrowser, path: string, payload: object) {
  const { status, body } = await browser.send(path, payload);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Holds seats and confirms them; no stage is done yet. */
export async function confirmSeats(
  browser: TestBrowser,
  {
    level = levels.floor as number,
    quantity = 2,
    also = [] as readonly number[],
    code = undefined as string | undefined,
  } = {},
): Promise<string> {
  const { cartUUID } = await must(browser, calls.create, {
    lineItems: [
      { priceLevelID: level, quantity },
      ...also.map((priceLevelID) => ({ priceLevelID, quantity: 1 })),
    ],
    code,
  });
  await must(browser, calls.begin, { cartUUID });
  return cartUUID;
}

export async function choosePayment(
  app: TestApp,
  browser: TestBrowser,
  cartUUID: string,
  number: string,
): Promise<string> {
  const { PaymentMethodUUID: paymentMethodUUID } = await addCard(app, browser, { number });
  await must(browser, calls.payment, { cartUUID, paymentMethodUUID });
  return paymentMethodUUID;
}

/** The stages between the seats and the card. */
export async function finishStages(browser: TestBrowser, cartUUID: string, delivery = 2): Promise<void> {
  await must(browser, calls.begin, { cartUUID });
  await must(browser, calls.address, { cartUUID, shippingAddress: address });
  await must(browser, calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(delivery) });
}

/** A cart whose stages are all complete, with a card that behaves as its number says. */
export async function readyToOrder(
  app: TestApp,
  browser: TestBrowser,
  {
    number = cards.approved as string,
    level = levels.floor as number,
    quantity = 2,
    delivery = 2,
    also = [] as readonly number[],
    code = undefined as string | undefined,
  } = {},
): Promise<string> {
  const cartUUID = await confirmSeats(browser, { level, quantity, also, code });
  await must(browser, calls.address, { cartUUID, shippingAddress: address });
  await must(browser, calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(delivery) });
  await choosePayment(app, browser, cartUUID, number);
  return cartUUID;
}
