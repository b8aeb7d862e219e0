import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOfficeOrders } from '../orders/testing/office-orders.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { savedAddress } from '../testing/people-samples.ts';
import { hosts } from '../testing/small-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
let narrow: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  // Robin and 100% order at both outlets; whoever is new has ordered nowhere.
  await loadOfficeOrders(world.database.db, 6);
  const at = new Date('2026-11-10T00:00:00Z');
  const email = 'new@example.com';
  const account = { email, email_key: email, password_hash: 'none', created_at: at, updated_at: at };
  await world.database.db
    .insertInto('customers')
    .values({ seller_id: 1, user_id: 9, first_name: 'New', last_name: 'Here', ...account } as never)
    .execute();
  owner = await world.signedIn('owner');
  narrow = await world.signedIn('narrow');
});
afterAll(() => world.close());

const lettersTo = (recipient: string) =>
  world.database.db.selectFrom('mails').select('kind').where('recipient', '=', recipient).execute();
const customer = async (id: number, browser = owner) => browser.send(`customers/get?id=${id}`);

test('[OPS-40] [OFFICE-01] customers are listed by name or e-mail, with how often they ordered', async () => {
  const { body } = await owner.send('customers/list?words=vale&sort=name');
  expect(body).toMatchObject({ matching: 3, isExact: true });
  expect(body.rows[0]).toMatchObject({ id: 1, name: 'Robin Vale', orders: 2, isMember: false });
  expect((await owner.send('customers/list?words=%25')).body.matching).toBe(0);
});

test('[STAFF-09] whoever works at one outlet finds only those who ordered there', async () => {
  expect((await narrow.send('customers/list')).body.rows.map(({ id }: { id: number }) => id)).not.toContain(
    9,
  );
  expect((await customer(9, narrow)).status).toBe(404);
  expect((await customer(9)).status).toBe(200);
  expect((await narrow.send('customers/end-sessions', { id: 9 })).status).toBe(404);
  const seen = (await customer(1, narrow)).body.orders;
  expect(seen.every(({ outletId }: { outletId: number }) => outletId === 1)).toBe(true);
});

test('[OPS-40] what waits for somebody stands first, at the outlets where one works', async () => {
  expect((await customer(1)).body.waiting).toEqual([]);
  const [order] = (await customer(1)).body.orders;
  await world.database.runScript(
    `update orders set state = 'STATUS_ORDER_PAYMENT_FAILED' where 'Z' || unique_id = '${order.number}'`,
  );
  expect((await customer(1)).body.waiting).toMatchObject([{ number: order.number, what: 'declined' }]);
  expect((await customer(2)).body.waiting).toEqual([]);
  expect((await customer(1, narrow)).body.waiting).toHaveLength(order.outletId === 1 ? 1 : 0);
});

test('[OPS-40] another e-mail is told to both addresses, and the log keeps it apart from its own lines', async () => {
  const { body: before } = await customer(2);
  const change = { id: 2, firstName: 'Sam', lastName: 'Ortiz', updatedAt: before.updatedAt };
  const taken = await owner.send('customers/correct', { ...change, email: 'ROBIN@example.com' });
  expect(taken).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  expect((await owner.send('customers/correct', { ...change, email: 'not one' })).status).toBe(400);
  world.clock.advance(1);
  const done = await owner.send('customers/correct', { ...change, email: 'sam.ortiz@example.com' });
  expect(done.status).toBe(200);
  for (const address of ['sam@example.com', 'sam.ortiz@example.com'])
    expect(await lettersTo(address)).toContainEqual({ kind: 'email-changed' });
  const entry = (await owner.send('log?action=customer.corrected')).body.rows[0];
  expect(entry.after).toBeUndefined();
  expect(entry.personal).toMatchObject({
    kind: 'customer',
    id: 2,
    after: { email: 'sam.ortiz@example.com' },
  });
});

test('[OPS-40] a password link goes to the customer, and its text is read by nobody', async () => {
  expect((await owner.send('customers/send-reset-link', { id: 1 })).status).toBe(200);
  expect((await customer(1)).body).toMatchObject({ id: 1 });
  const mail = (await customer(1)).body.mails.find(({ isSecret }: { isSecret: boolean }) => isSecret);
  const { body } = await owner.send(`mail/get?id=${mail.id}`);
  expect(body.html).toBeUndefined();
  expect(await owner.send('mail/send-again', { id: mail.id })).toMatchObject({
    body: { code: 'MAIL_IS_GONE' },
  });
});

test('a viewer reads no address, note or letter', async () => {
  const viewer = await world.signedIn('viewer');
  await owner.send('customers/note', { id: 1, content: 'Only by phone' });
  expect((await customer(1)).body.notes).toHaveLength(1);
  expect((await customer(1, viewer)).body).toMatchObject({ notes: [], addresses: [] });
});

test('[OPS-48] a letter that came back is sent again as it is, once, or to another address', async () => {
  const id = crypto.randomUUID();
  const at = new Date('2026-11-02T00:00:00Z');
  const letter = {
    kind: 'order-placed',
    from_name: 'Lantern',
    subject: 'Hello',
    recipient: 'gone@example.com',
  };
  const body = { html: '<p>Hi</p>', plain_text: 'Hi', reply_to: null, last_error: 'No such mailbox' };
  const row = { seller_id: 1, mail_id: id, outlet_id: 2, due_at: at, created_at: at, sent_at: null };
  await world.database.db
    .insertInto('mails')
    .values({ ...row, ...letter, ...body, state: 'dead' })
    .execute();
  const { body: listed } = await owner.send('mail/list?state=dead&words=gone');
  expect(listed.rows).toMatchObject([{ id, problem: 'No such mailbox' }]);
  expect((await narrow.send(`mail/get?id=${id}`)).status).toBe(404);
  expect((await owner.send('mail/send-again', { id, to: 'right@example.com' })).status).toBe(200);
  expect(await lettersTo('right@example.com')).toEqual([{ kind: 'order-placed' }]);
  expect((await owner.send('mail/send-again', { id })).status).toBe(200);
});

test('[OPS-07] a shop closes with its message and opens again; another seller’s is not found', async () => {
  const shop = world.browser(hosts.lantern);
  const look = async () => (await shop.send('/gen.v1/user/sessioninit')).body.maintenance.active;
  expect(await look()).toBe(false);
  expect((await owner.send('switches/close-shop', { outletId: 1, message: ' ' })).status).toBe(400);
  expect((await owner.send('switches/close-shop', { outletId: 1, message: 'Back at noon' })).status).toBe(
    200,
  );
  await expect.poll(look).toBe(true);
  const { body } = await owner.send('switches/get');
  expect(body.shops).toHaveLength(6);
  expect(body.shops[0]).toMatchObject({ outletId: 1, message: 'Back at noon' });
  expect((await narrow.send('switches/get')).body.shops).toHaveLength(1);
  expect((await narrow.send('switches/close-shop', { outletId: 2, message: 'No' })).status).toBe(404);
  expect((await owner.send('switches/close-shop', { outletId: 21, message: 'No' })).status).toBe(404);
  expect((await owner.send('switches/open-shop', { outletId: 1 })).status).toBe(200);
  await expect.poll(look).toBe(false);
});

test('[OPS-07] before a shop closes it says how many are in it, in carts, in checkout and in line', async () => {
  await world.database.runScript(`
    insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline, bill)
    select 1, gen_random_uuid(), 2, gen_random_uuid(), state, '2026-11-15', '2030-01-01', case state when 'PAYING' then '{}'::jsonb end
    from unnest(array['REVIEW', 'CHECKOUT', 'PAYING', 'RELEASED']) state;
    insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline)
    values (1, gen_random_uuid(), 3, gen_random_uuid(), 'CHECKOUT', '2020-01-01', '2020-01-01');
    insert into sessions (seller_id, outlet_id, sid_hash, public_id, created_at, expires_at, ends_at)
    select 1, 2, 'hash ' || n, gen_random_uuid(), '2020-01-01',
      case n when 1 then '2020-01-02'::timestamptz else '2090-01-01' end, '2090-01-01' from generate_series(1, 4) n;
    insert into sessions (seller_id, outlet_id, sid_hash, public_id, user_id, viewed_by, created_at, expires_at, ends_at)
    select 1, 2, 'viewer', gen_random_uuid(), 1, min(staff_id), '2090-01-01', '2090-01-01', '2090-01-01' from staff`);
  const { shops, staysMinutes } = (await owner.send('switches/get')).body;
  expect(staysMinutes).toBe(30);
  expect(shops[1]).toMatchObject({ people: 3, carts: 3, cartsInCheckout: 2, waiting: 0 });
  // A clock that ran out holds nothing any more.
  expect(shops[2]).toMatchObject({ people: 0, carts: 0, cartsInCheckout: 0, waiting: 0 });
});

const hitsFor = async (words: string, browser = owner) =>
  (await browser.send(`search?q=${encodeURIComponent(words)}`)).body.hits.map(
    ({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`,
  );

test('[OFFICE-02] an order by its number, last digits, tracking number, card or transaction; a customer by name', async () => {
  const { db } = world.database;
  await db
    .updateTable('orders')
    .set({ tracking_number: '1Z999' })
    .where('unique_id', '=', '4100000004')
    .execute();
  expect((await hitsFor('z4100000003'))[0]).toBe('order Z4100000003');
  expect(await hitsFor('00003')).toContain('order Z4100000003');
  expect(await hitsFor('1Z999')).toEqual(['order Z4100000004']);
  expect(await hitsFor('robin')).toContain('customer 1');
  for (const words of ['%', '__', '🎟️🎟️', 'x'.repeat(200)]) expect(await hitsFor(words)).toEqual([]);
});

test('[OFFICE-02] [STAFF-09] what belongs to another outlet or seller is not found', async () => {
  expect(await hitsFor('1Z999', narrow)).toEqual(['order Z4100000004']);
  expect(await hitsFor('Z4100000003', narrow)).toEqual([]);
  expect(await hitsFor('new@example.com', narrow)).toEqual([]);
  expect(await hitsFor('robin', await world.signedIn('stranger'))).toEqual([]);
});

test('[OFFICE-05] Today counts what needs a person, leads there, and tells others that there is more', async () => {
  const { db } = world.database;
  await db
    .updateTable('orders')
    .set({ state: 'STATUS_ORDER_PAYMENT_FAILED' })
    .where('unique_id', 'in', ['4100000002', '4100000003'])
    .execute();
  const at = new Date('2026-11-02T00:00:00Z');
  const letter = {
    kind: 'x',
    from_name: 'L',
    subject: 'S',
    recipient: 'dead@example.com',
    last_error: 'Full',
  };
  const mail = { html: 'x', plain_text: 'x', reply_to: null, due_at: at, created_at: at, sent_at: null };
  await db
    .insertInto('mails')
    .values({ seller_id: 1, mail_id: crypto.randomUUID(), outlet_id: 2, ...letter, ...mail, state: 'dead' })
    .execute();
  const today = async (browser: OfficeBrowser) => (await browser.send('today')).body;
  const { matters, missing } = await today(owner);
  expect(missing).toEqual([]);
  expect(matters).toContainEqual(
    expect.objectContaining({ count: 2, what: 'orders whose payment failed', name: 'Payments' }),
  );
  expect(matters).toContainEqual(
    expect.objectContaining({ what: 'letter came back', path: '/mail?state=dead' }),
  );
  const details = matters.map(({ detail }: { detail?: string }) => detail);
  expect(details).toContainEqual('Each customer can pay again, with the same card or another.');
  expect(details).toContainEqual(expect.stringMatching(/^The mail server says.*: ./));
  const atOne = await today(narrow);
  expect(atOne.matters).toEqual([expect.objectContaining({ count: 1, what: 'order whose payment failed' })]);
  const viewer = await today(await world.signedIn('viewer'));
  expect(viewer).toMatchObject({ matters: [], forOthers: 2 });
  expect(await today(await world.signedIn('stranger'))).toMatchObject({ matters: [], forOthers: 0 });
});

test('sales by hour stand beside the same weekday before', async () => {
  world.clock.shiftTo(new Date('2026-11-08T18:00:00Z'));
  const { body } = await (await world.signedIn('owner')).send('orders/by-hour');
  expect(body.today.every((cents: number) => cents === 0)).toBe(true);
  // Noon UTC on November 1 is seven in the morning in New York, after the clocks went back.
  expect(body.before[7]).toBe(6 * 5575);
});

test('[OPS-40] [OFFICE-04] the desk changes an address of a customer’s book, and never over a newer one', async () => {
  const address = await savedAddress(world, 1);
  const change = { id: 1, ...address, city: 'Salem', zip: '01970' };
  expect((await owner.send('customers/change-address', { ...change, city: '' })).status).toBe(400);
  expect((await owner.send('customers/change-address', change)).status).toBe(200);
  const { addresses } = (await customer(1)).body;
  expect(addresses).toContainEqual(
    expect.objectContaining({ uuid: address.uuid, city: 'Salem', version: address.version + 1 }),
  );
  expect(await owner.send('customers/change-address', change)).toMatchObject({
    status: 409,
    body: { code: 'ADDRESS_CHANGED' },
  });
  expect((await owner.send('customers/change-address', { ...change, id: 2 })).status).toBe(404);
  const stranger = await world.signedIn('stranger');
  expect((await stranger.send('customers/change-address', change)).status).toBe(404);
});
