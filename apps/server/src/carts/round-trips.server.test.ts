// What one purchase asks of the database, counted at the driver.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, fan, signedIn } from '../accounts/testing/people.ts';
import { addCard } from '../payments/testing/card-form.ts';
import { deliveryUuid, levels } from '../testing/small-catalogue.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { calls, loadShop } from './testing/checkout.ts';
import { watchDriver } from './testing/watch-driver.ts';
import type { Journey } from './testing/watch-driver.ts';

const MOST = 12;
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
  /^select .* from "payment_intents" where "ref" = \$1$/,
];
const isOurs = ({ statements }: Journey): boolean =>
  !statements.every((text) => notOurs.some((other) => other.test(text)));

const isOursToo = (text: string): boolean => !notOurs.some((other) => other.test(text));

interface Step {
  path: string;
  waits: number;
  compiled: string[];
  parsed: string[];
}

/** One purchase, call by call. */
async function buy(customer: TestBrowser, paymentMethodUUID: string): Promise<Step[]> {
  const steps: Step[] = [];
  let cartUUID = '';
  const step = async (path: string, payload: object): Promise<void> => {
    const { journeys, compiled } = await watchDriver(async () => {
      const { status, body } = await customer.send(path, { ...(cartUUID && { cartUUID }), ...payload });
      expect([path, status, body]).toEqual([path, 200, expect.anything()]);
      cartUUID ||= body.cartUUID;
    });
    const own = journeys.filter(isOurs);
    const parsed = own.flatMap((journey) => journey.parsed);
    steps.push({ path, waits: own.length, compiled: compiled.filter(isOursToo), parsed });
  };
  await step(calls.create, { lineItems: [{ priceLevelID: levels.orchestra, quantity: 2 }] });
  await step(calls.begin, {});
  await step(calls.address, { shippingAddress: address });
  await step(calls.delivery, { deliveryMethodUUID: deliveryUuid(2) });
  await step(calls.payment, { paymentMethodUUID });
  await step(calls.order, {});
  return steps;
}

/** The first one fills what is kept in memory; what comes in between by chance comes between one of them. */
async function buyOften(): Promise<Step[][]> {
  const customer = await signedIn(app, fan);
  const { PaymentMethodUUID: card } = await addCard(app, customer, {});
  const purchases: Step[][] = [];
  for (let time = 0; time < 4; time += 1) purchases.push(await buy(customer, card));
  return purchases;
}

test('[OPS-14] [CART-17] a purchase waits for the database twelve times at most', async () => {
  const purchases = await buyOften();
  const most = {
    [calls.create]: 3,
    [calls.begin]: 1,
    [calls.address]: 1,
    [calls.delivery]: 1,
    [calls.payment]: 2,
    [calls.order]: 4,
  };
  const least = Object.entries(most).map(([path, allowed]) => {
    const steps = purchases.flatMap((purchase) => purchase.filter((step) => step.path === path));
    return { path, allowed, waits: Math.min(...steps.map((step) => step.waits)) };
  });
  for (const { path, allowed, waits } of least) expect([path, waits <= allowed]).toEqual([path, true]);
  expect(least.reduce((sum, { waits }) => sum + waits, 0)).toBeLessThanOrEqual(MOST);
});

test('[OPS-14] once somebody has bought, a purchase makes no statement anew, and the server parses none', async () => {
  const [, ...later] = await buyOften();
  const anew = later.flat().map(({ path, compiled, parsed }) => ({ path, compiled, parsed }));
  expect(anew).toEqual(anew.map(({ path }) => ({ path, compiled: [], parsed: [] })));
});
