import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOW } from '../../fulfilment/testing/door-world.ts';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { hosts } from '../../testing/small-world.ts';
import { loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { makeChange } from '../change.ts';
import { addRole, holdRole } from '../role-store.ts';
import { PASSWORD, SELLER, officeWorld } from '../testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../testing/office-world.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { insertStaff } from '../staff-store.ts';
import type { RoleScope } from '../role-store.ts';

const ROBIN = 1;
let world: OfficeWorld;
let made = 0;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  await loadOfficeOrders(world.database.db, 2);
});
afterAll(() => world.close());

/** Somebody new, signed in, with the role. */
async function colleague(role: RoleScope['role'] = 'owner') {
  const name = `colleague${(made += 1)}`;
  const email = `${name}@lantern.example`;
  const { db } = world.database;
  const now = world.clock.now();
  const passwordHash = await hashPassword(PASSWORD, 8);
  const id = await db.transaction().execute(async (tx) => {
    const { staff_id } = await insertStaff(tx, { email, name, passwordHash }, now);
    await addRole(tx, SELLER, staff_id, { role, allOutlets: true, outletIds: [] }, now);
    return staff_id;
  });
  const browser = world.office();
  expect((await browser.send('staff/sign-in', { email, password: PASSWORD })).status).toBe(200);
  return { id, browser, email };
}

/** One of each: a pass for the door, a view that goes on, a link to one, and an invitation. */
async function openAll(browser: OfficeBrowser) {
  const pass = await browser.send('door/make-pass', { eventId: SHOW, gate: 'Main', fromNow: true });
  const view = await browser.send('customers/view-as', { id: ROBIN, outletId: 1 });
  const waiting = await browser.send('customers/view-as', { id: ROBIN, outletId: 1 });
  const apiHost = new URL(view.body.url).host;
  const visitor = world.browser(hosts.lantern);
  await visitor.send(new URL(view.body.url).pathname, undefined, { method: 'GET', host: apiHost });
  const invited = await browser.send('staff/invite', {
    email: `guest${(made += 1)}@lantern.example`,
    role: 'viewer',
  });
  const code = new URL(pass.body.link).hash.slice(1);
  const host = new URL(pass.body.link).host;
  return {
    hasInvited: invited.status === 200,
    door: async () =>
      (await world.http.inject({ url: '/door/list', headers: { host, 'x-door-pass': code } })).statusCode,
    viewed: async () => (await visitor.send('/gen.v1/user/sessioninit')).body.viewOnly,
    follow: async () => {
      const other = world.browser(hosts.lantern);
      await other.send(new URL(waiting.body.url).pathname, undefined, { method: 'GET', host: apiHost });
      return (await other.send('/gen.v1/user/sessioninit')).body.viewOnly;
    },
  };
}
const kindsOf = async (owner: OfficeBrowser, id: number) =>
  (await owner.send(`staff/opened?id=${id}`)).body.opened
    .map(({ kind }: { kind: string }) => kind)
    .toSorted();

test('[SEC-87] [KEY-06] [STAFF-05] what somebody opened stands in one list and ends with their removal', async () => {
  const { id, browser, email } = await colleague();
  const opened = await openAll(browser);
  const owner = await world.signedIn('owner');
  expect(await kindsOf(owner, id)).toEqual([
    'Door pass',
    'Invitation to work here',
    'Shop seen as a customer',
    'Shop seen as a customer',
    'Signed in',
  ]);
  expect([await opened.door(), await opened.viewed()]).toEqual([200, true]);
  expect((await owner.send('staff/remove', { id, reason: 'Left' })).status).toBe(200);
  expect([await opened.door(), await opened.viewed(), await opened.follow()]).toEqual([
    403,
    undefined,
    undefined,
  ]);
  expect((await browser.send('staff/session')).body.staff).toBeUndefined();
  const { invitations } = (await owner.send('staff/people')).body;
  expect(JSON.stringify(invitations)).not.toContain(email);
  const links = await world.database.db
    .selectFrom('staff_links')
    .select('link_id')
    .where('invited_by', '=', id)
    .execute();
  expect(links).toEqual([]);
  const { body } = await owner.send('log?action=staff.removed');
  expect(body.rows[0].after.ended).toEqual({
    'Door pass': 1,
    'Invitation to work here': 1,
    'Shop seen as a customer': 2,
    'Signed in': 1,
  });
});

test('[SEC-87] [KEY-06] [STAFF-05] a role that is less ends what it would not have allowed, and nothing else', async () => {
  const { id, browser } = await colleague();
  const opened = await openAll(browser);
  const owner = await world.signedIn('owner');
  await owner.send('staff/change-role', { id, role: 'desk', version: 1 });
  expect(await kindsOf(owner, id)).toEqual([
    'Door pass',
    'Shop seen as a customer',
    'Shop seen as a customer',
    'Signed in',
  ]);
  await owner.send('staff/change-role', { id, role: 'desk', outletIds: [2], version: 2 });
  expect(await kindsOf(owner, id)).toEqual(['Signed in']);
  expect([await opened.door(), await opened.viewed()]).toEqual([403, undefined]);
});

test('[KEY-06] one act ends all of it; of oneself all but the own session', async () => {
  const { id, browser } = await colleague();
  const { door } = await openAll(browser);
  const owner = await world.signedIn('owner');
  expect((await owner.send('staff/end-opened', { id, reason: 'Lost a phone' })).body).toEqual({ ended: 5 });
  expect(await kindsOf(owner, id)).toEqual([]);
  expect((await owner.send('staff/end-opened', { id })).body).toEqual({ ended: 0 });
  expect(await door()).toBe(403);
  expect((await browser.send('staff/people')).status).toBe(401);
  const own = await colleague();
  await openAll(own.browser);
  expect((await own.browser.send('staff/end-opened', { id: own.id })).body).toEqual({ ended: 4 });
  expect((await own.browser.send('staff/people')).status).toBe(200);
});

test('[SEC-87] [KEY-06] [STAFF-05] whoever is removed while they make something makes nothing', async () => {
  const { id } = await colleague();
  const { db } = world.database;
  const author = { by: { staffId: id }, sellerId: SELLER, now: world.clock.now() };
  const held = { sellerId: SELLER, staffId: id, role: 'owner' } as const;
  const owner = await world.signedIn('owner');
  const began = Promise.withResolvers<void>();
  let removed: Promise<unknown> | undefined;
  let isRemoved = false;
  await makeChange(db, author, async ({ tx, record }) => {
    expect(await holdRole(tx, held)).toBe(true);
    removed = owner.send('staff/remove', { id }).then(() => (isRemoved = true));
    setTimeout(began.resolve, 300);
    await began.promise;
    expect(isRemoved, 'whoever takes the role away waits').toBe(false);
    record({ action: 'staff.invited' });
  });
  await removed;
  await db.transaction().execute(async (tx) => expect(await holdRole(tx, held)).toBe(false));
});

test('[STAFF-09] nobody sees or ends what staff of another seller opened', async () => {
  const stranger = await world.signedIn('stranger');
  const id = world.people['owner']!;
  expect((await stranger.send(`staff/opened?id=${id}`)).status).toBe(404);
  expect((await stranger.send('staff/end-opened', { id })).status).toBe(404);
});
