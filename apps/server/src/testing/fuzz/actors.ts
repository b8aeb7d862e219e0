// Who makes calls: visitors of every shop, customers whose carts stand in every stage, staff of every role.
import type { AnyCall } from '@stagedoor/contract/call';
import { officeCalls } from '@stagedoor/contract/office-calls';
import { shopCalls } from '@stagedoor/contract/shop-calls';
import { rightsToGive } from '@stagedoor/rules/staff/key-rights';
import { staffRoles } from '@stagedoor/rules/staff/roles';
import { address, fan, signedIn, visitor } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { OFFICE_HOST, OFFICE_ORIGIN, PASSWORD } from '../../staff/testing/office-world.ts';
import type { TestApp, TestBrowser } from '../test-app.ts';

export interface Actor {
  name: string;
  host: string;
  origin: string;
  cookies: Map<string, string>;
  calls: readonly AnyCall[];
  /** A program comes with a key instead of cookies. */
  key?: string;
  /** Whether the session that it began with still stands. */
  isAlive(): Promise<boolean>;
}

/** Calls that begin, replace or end the session of whoever makes them: only strangers make these. */
const atDoor = new Set([
  'startSession',
  'checkSession',
  'login',
  'createUser',
  'resetPassword',
  'changePassword',
  'checkOutletPassword',
  'signInStaff',
  'signOutStaff',
  'acceptStaffInvitation',
  'setStaffPassword',
  'endOwnSession',
  'changeOwnPassword',
  'chooseSeller',
]);
/** What owners do to the accounts of the others, whose sessions end by it. */
const endsOthers = new Set([
  'changeStaffRole',
  'removeStaff',
  'endSessionsOfStaff',
  'endOpenedByStaff',
  'sendStaffPasswordLink',
  'revokeKey',
]);

const within = shopCalls.filter(({ name }) => !atDoor.has(name));
const shops = ['lantern', 'members', 'guests', 'granite', 'backstage'].map((name) => `${name}.localhost`);
const stages = ['REVIEW', 'CHECKOUT', 'addressed', 'delivered', 'ready', 'PAYING', 'ORDERED'] as const;

function customer(name: string, browser: TestBrowser, calls: readonly AnyCall[] = within): Actor {
  const { cookies } = browser;
  const isAlive = async (): Promise<boolean> => {
    const { status, body } = await browser.send('/gen.v1/user/checksession?extend=0', {});
    return status === 200 && body.UserID !== 0 && body.valid !== false;
  };
  return { name, host: 'lantern.localhost', origin: 'http://lantern.localhost', cookies, calls, isAlive };
}

async function must(browser: TestBrowser, path: string, payload: object) {
  const { status, body } = await browser.send(`/gen.v1/cart/${path}`, payload);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The first level of the shop that sells two tickets at once. */
async function hold(browser: TestBrowser): Promise<string> {
  const { body } = await browser.send('/gen.v1/outlet/getoutletevents', { InfoTypes: ['EventItems'] });
  const levels = new Set(JSON.stringify(body).match(/(?<="PriceLevelID":)\d+/gi));
  for (const priceLevelID of levels) {
    const payload = { lineItems: [{ priceLevelID: Number(priceLevelID), quantity: 2 }] };
    const held = await browser.send('/gen.v1/cart/createcart', payload);
    if (held.status === 200) return held.body.cartUUID;
  }
  throw new Error(`Nothing can be held of ${levels.size} levels`);
}

/** The first way of delivery that the cart takes. */
async function deliver(browser: TestBrowser, cartUUID: string): Promise<void> {
  const { body } = await browser.send('/gen.v1/outlet/getinfo', { InfoTypes: ['DeliveryMethods'] });
  const methods = JSON.stringify(body).match(/(?<="OutletDeliveryMethodUUID":")[\w-]{36}/g) ?? [];
  for (const deliveryMethodUUID of methods) {
    const sent = await browser.send('/gen.v1/cart/adddeliverymethod', { cartUUID, deliveryMethodUUID });
    if (sent.status === 200) return;
  }
  throw new Error(`None of ${methods.length} ways of delivery is taken`);
}

/** A cart of its own, brought as far as `stage`. */
async function shopper(app: TestApp, stage: (typeof stages)[number]): Promise<Actor> {
  const browser = await signedIn(app, fan);
  const actor = customer(`cart ${stage}`, browser);
  const far = stages.indexOf(stage);
  const cartUUID = await hold(browser);
  if (far >= 1) await must(browser, 'begincheckout', { cartUUID });
  if (far < 2) return actor;
  await must(browser, 'addshippingaddress', { cartUUID, shippingAddress: address });
  if (far >= 3) await deliver(browser, cartUUID);
  if (far < 4) return actor;
  const number = stage === 'PAYING' ? '4000 0000 0000 0259' : '4111 1111 1111 1111';
  const { PaymentMethodUUID: paymentMethodUUID } = await addCard(app, browser, { number });
  await must(browser, 'addpaymentmethod', { cartUUID, paymentMethodUUID });
  if (far >= 5) await must(browser, 'createorder', { cartUUID });
  return actor;
}

export async function shopActors(app: TestApp): Promise<Actor[]> {
  const actors: Actor[] = [];
  for (const host of shops) {
    const { cookies } = await visitor(app, host);
    const stranger = { host, origin: `http://${host}`, cookies, calls: shopCalls };
    actors.push({ ...stranger, name: `visitor of ${host}`, isAlive: async () => true });
  }
  actors.push(customer('customer', await signedIn(app, fan)));
  for (const stage of stages) actors.push(await shopper(app, stage));
  return actors;
}

/** A program with every right that an owner can give, at every call, also at those that are for people alone. */
async function programOf(app: TestApp, owner: TestBrowser): Promise<Actor> {
  const endsAt = new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString();
  const wanted = { name: 'Fuzz', rights: rightsToGive('owner'), endsAt };
  const headers = { origin: OFFICE_ORIGIN };
  const { status, body } = await owner.send('/office.v1/keys/make', wanted, { headers });
  if (status !== 200) throw new Error(`No key: ${JSON.stringify(body)}`);
  const place = { host: OFFICE_HOST, origin: OFFICE_ORIGIN, cookies: new Map<string, string>() };
  const isAlive = async (): Promise<boolean> => {
    // A minute has only so many calls; the next one begins.
    app.clock.advance(60);
    const { statusCode } = await app.http.inject({
      url: '/office.v1/orders/list',
      headers: { host: OFFICE_HOST, authorization: `Bearer ${body.key}` },
    });
    return statusCode === 200;
  };
  return { ...place, name: 'program', key: body.key, calls: officeCalls, isAlive };
}

export async function officeActors(app: TestApp): Promise<Actor[]> {
  const actors: Actor[] = [];
  const place = { host: OFFICE_HOST, origin: OFFICE_ORIGIN };
  const atOffice = { ...place, cookies: new Map<string, string>(), calls: officeCalls };
  actors.push({ ...atOffice, name: 'nobody at the office', isAlive: async () => true });
  for (const role of staffRoles) {
    const browser = app.browser(OFFICE_HOST);
    const headers = { origin: OFFICE_ORIGIN };
    const email = `${role}@lantern.example`;
    const sent = await browser.send('/office.v1/staff/sign-in', { email, password: PASSWORD }, { headers });
    if (sent.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(sent.body)}`);
    const isAlive = async (): Promise<boolean> => {
      const options = { method: 'GET', headers } as const;
      const { status, body } = await browser.send('/office.v1/staff/session', undefined, options);
      return status === 200 && JSON.stringify(body).includes(email);
    };
    const calls = officeCalls.filter(({ name }) => !atDoor.has(name) && !endsOthers.has(name));
    actors.push({ ...place, name: role, cookies: browser.cookies, calls, isAlive });
    if (role === 'owner') actors.push(await programOf(app, browser));
  }
  return actors;
}
