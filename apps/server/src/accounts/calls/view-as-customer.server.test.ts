import { shopCalls } from '@stagedoor/contract/shop-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { hosts } from '../../testing/small-world.ts';

const ROBIN = 1;
/** An outlet of another seller. */
const ELSEWHERE = 40;
const API_HOST = `api.${hosts.lantern}`;
let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadOfficeOrders(world.database.db, 6);
  await world.database.runScript(`
    insert into outlets (outlet_id, seller_id, type_id, name)
      select ${ELSEWHERE}, seller_id, 1, 'Elsewhere' from sellers where seller_id <> 1`);
});
afterAll(() => world.close());

async function link(): Promise<string> {
  const desk = await world.signedIn('desk');
  const { status, body } = await desk.send('customers/view-as', { id: ROBIN, outletId: 1 });
  expect(status).toBe(200);
  const url = new URL(body.url);
  expect(url.hostname, 'where the cookie lives').toBe(API_HOST);
  return url.pathname;
}
const open = async (path: string) => {
  const browser = world.browser(hosts.lantern);
  await browser.send(path, undefined, { method: 'GET', host: API_HOST });
  return browser;
};
const call = (browser: ReturnType<OfficeWorld['browser']>, path: string, payload: object = {}) =>
  browser.send(`/gen.v1/${path}`, payload, { method: 'POST' });
const session = async (browser: ReturnType<OfficeWorld['browser']>) =>
  (await call(browser, 'user/sessioninit')).body;

test('[SEC-82] [OFFICE-07] staff see the shop as a customer does, once by each link, and the log says who looked', async () => {
  const path = await link();
  const browser = await open(path);
  expect(await session(browser)).toMatchObject({ UserID: ROBIN, FirstName: 'Robin', viewOnly: true });
  expect((await call(browser, 'customerorder/getlist')).status).toBe(200);
  const second = await session(await open(path));
  expect(second.UserID).not.toBe(ROBIN);
  expect(second.viewOnly).toBeUndefined();
  const entry = await world.database.db
    .selectFrom('staff_log')
    .selectAll()
    .where('action', '=', 'customer.viewed-as')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ staff_id: world.people.desk, subject_id: String(ROBIN) });
});

describe('[SEC-82] [OFFICE-07] nothing can be changed, and no card form opens', () => {
  let browser: ReturnType<OfficeWorld['browser']>;
  beforeAll(async () => {
    browser = await open(await link());
  });
  // By their names, not by the list that is tested; a card form and an invitation that is shown are more than a look.
  const looks =
    /^(?:get(?!HostedProfilePage|TokenInfo)|list|lookAt)|^(?:startSession|checkSession|validateEmail)$/;
  const changing = cases(shopCalls.filter(({ name }) => !looks.test(name)));
  test.each(changing.map((each) => [each.name, each] as const))('%s is refused', async (_name, each) => {
    const path = each.path.replaceAll(/\{\w+\}/g, '1');
    const payload = each.method === 'DELETE' ? undefined : {};
    const sent = await browser.send(`/gen.v1/${path}`, payload, { method: each.method });
    expect([sent.status, sent.body.code]).toEqual([403, 'VIEW_ONLY']);
  });
});

test('[SEC-82] the view ends after ten minutes, whatever is extended, and so does a link that waited', async () => {
  const browser = await open(await link());
  const waiting = await link();
  world.clock.advance(9 * 60);
  await call(browser, 'user/checksession?extend=1');
  expect(await session(browser)).toMatchObject({ UserID: ROBIN });
  world.clock.advance(61);
  expect((await session(browser)).UserID).not.toBe(ROBIN);
  expect((await session(await open(waiting))).UserID).not.toBe(ROBIN);
});

test.each([0, -1, ELSEWHERE, 2_000_000_000])(
  '[STAFF-09] no outlet %i of this seller’s is there',
  async (outletId) => {
    const owner = await world.signedIn('owner');
    const { status, body } = await owner.send('customers/view-as', { id: ROBIN, outletId });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  },
);

test('[STAFF-09] only at the outlets where somebody works', async () => {
  const narrow = await world.signedIn('narrow');
  expect((await narrow.send('customers/view-as', { id: ROBIN, outletId: 2 })).status).not.toBe(200);
});

test('[SEC-82] whoever only looks at a link, as mail scanners do, does not use it up', async () => {
  const path = await link();
  for (let look = 0; look < 2; look += 1) {
    const { statusCode, headers } = await world.http.inject({
      method: 'HEAD',
      url: path,
      headers: { host: API_HOST },
    });
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
  }
  expect(await session(await open(path))).toMatchObject({ UserID: ROBIN, viewOnly: true });
});
