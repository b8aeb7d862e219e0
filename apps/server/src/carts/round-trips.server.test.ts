// What one purchase asks of the database, counted at the driver.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, fan, signedIn } from '../accounts/testing/people.ts';
import { addCard } from '../payments/testing/card-form.ts';
import { deliveryUuid, levels } from '../testing/small-catalogue.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { calls, loadShop } from './testing/checkout.ts';
import { watchDriver } from './testing/watch-driver.ts';
import type { Journey } from './testing/watch-driver.ts';

const MOST = 20;
let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', { load: loadShop });
});
afterAll(() => app.close());

/**
 * The stand-in keeps its own books in the same database and tells of them, and what is kept in memory is looked after for
 * everybody: no buyer waits for that.
 */
const notOurs = [
  /standin_/,
  /^select string_agg\(mark/,
  /^select "message" from "platform_maintenance"/,
  /^select \* from "payment_intents" where "ref" = \$1$/,
];
const isOurs = ({ statements }: Journey): boolean =>
  !statements.every((text) => notOurs.some((other) => other.test(text)));

test('[OPS-14] [CART-17] a purchase waits for the database twenty times at most', async () => {
  const customer = await signedIn(app, fan);
  const { PaymentMethodUUID: paymentMethodUUID } = await addCard(app, customer, {});
  const least: Record<string, number> = {};
  const must = async (path: string, payload: object) => {
    const { status, body } = await customer.send(path, payload);
    expect([path, status, body]).toEqual([path, 200, expect.anything()]);
    return body;
  };
  const buy = async (): Promise<void> => {
    let cartUUID = '';
    const step = async (path: string, payload: object): Promise<void> => {
      const journeys = await watchDriver(async () => {
        const body = await must(path, { ...(cartUUID && { cartUUID }), ...payload });
        cartUUID ||= body.cartUUID;
      });
      least[path] = Math.min(least[path] ?? Infinity, journeys.filter(isOurs).length);
    };
    await step(calls.create, { lineItems: [{ priceLevelID: levels.orchestra, quantity: 2 }] });
    await step(calls.begin, {});
    await step(calls.address, { shippingAddress: address });
    await step(calls.delivery, { deliveryMethodUUID: deliveryUuid(2) });
    await step(calls.payment, { paymentMethodUUID });
    await step(calls.order, {});
  };
  // The first one fills what is kept in memory; what comes in between by chance comes between one of them.
  for (let time = 0; time < 4; time += 1) await buy();
  const most = {
    [calls.create]: 3,
    [calls.begin]: 3,
    [calls.address]: 3,
    [calls.delivery]: 3,
    [calls.payment]: 3,
    [calls.order]: 5,
  };
  for (const [path, many] of Object.entries(most)) expect([path, least[path]! <= many]).toEqual([path, true]);
  expect(Object.values(least).reduce((sum, many) => sum + many)).toBeLessThanOrEqual(MOST);
});
