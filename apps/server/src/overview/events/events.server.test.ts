import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSoldEvents } from '../../catalogue/index.ts';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
let narrow: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  await loadOfficeOrders(world.database.db, 4);
  owner = await world.signedIn('owner');
  narrow = await world.signedIn('narrow');
});
afterAll(() => world.close());

const event = async (id: number, browser = owner) => (await browser.send(`events/get?id=${id}`)).body;
const stockOf = async (level: number) =>
  (await event(102)).levels.find(({ id }: { id: number }) => id === level);
const aside = {
  eventId: 102,
  levelId: levels.floor,
  kind: 'house',
  name: 'Sound desk',
  reason: 'Bigger desk',
};

test('[OFFICE-01] [OFFICE-08] [STAFF-09] events are listed by date, found by any word, at one’s own outlets only', async () => {
  const { body } = await owner.send('events/list');
  expect(body.rows.map(({ id }: { id: number }) => id)).toEqual([101, 201, 301, 102]);
  expect(body.rows[0]).toMatchObject({ venue: 'Granite Hall, Boston', stock: { capacity: 45, free: 45 } });
  expect((await owner.send('events/list?words=gran%20flo')).body.matching).toBe(1);
  expect((await owner.send('events/list?words=%25')).body.matching).toBe(0);
  expect((await owner.send('events/list?when=past')).body.matching).toBe(0);
  expect((await narrow.send('events/list')).body.matching).toBe(3);
  expect((await narrow.send('events/get?id=301')).status).toBe(404);
  expect((await (await world.signedIn('stranger')).send('events/get?id=102')).status).toBe(404);
});

test('[OFFICE-08] [STAFF-09] tickets are set aside and released by name, all of them or none, with a reason', async () => {
  expect((await owner.send('events/set-aside', { ...aside, quantity: 4, reason: ' ' })).status).toBe(400);
  expect((await owner.send('events/set-aside', { ...aside, quantity: 4 })).status).toBe(200);
  expect(await stockOf(levels.floor)).toMatchObject({ capacity: 10, free: 6, house: 4 });
  const tooMany = await owner.send('events/set-aside', { ...aside, quantity: 7 });
  expect(tooMany).toMatchObject({ status: 409, body: { code: 'STOCK_SHORT' } });
  expect(tooMany.body.message).toContain('Only 6');
  const { holds, log } = await event(102);
  expect(holds).toEqual([
    { levelId: levels.floor, kind: 'house', name: 'Sound desk', tickets: 4, isReleasable: true },
  ]);
  expect(log[0]).toMatchObject({ action: 'Tickets set aside', reason: 'Bigger desk' });
  expect((await owner.send('events/release', { ...aside, quantity: 5 })).status).toBe(409);
  expect((await owner.send('events/release', { ...aside, quantity: 3 })).status).toBe(200);
  expect(await stockOf(levels.floor)).toMatchObject({ free: 9, house: 1 });
  expect(
    (await narrow.send('events/set-aside', { ...aside, eventId: 301, levelId: 1008, quantity: 1 })).status,
  ).toBe(404);
  expect((await owner.send('events/set-aside', { ...aside, levelId: levels.box, quantity: 1 })).status).toBe(
    404,
  );
});

test('[HALL-06] the desk sets chosen seats aside and gives them back, all of them or none, by their names', async () => {
  const wish = { ...aside, eventId: 101, levelId: levels.orchestra };
  const seats = { ...wish, seats: 'B 4-5, row a seat 10', quantity: 3 };
  expect((await owner.send('events/set-aside', seats)).status).toBe(200);
  const { rows } = await sql<{ seat: string }>`
    select row_name || seat_name as seat from tickets where holder_kind = 'house' and price_level_id = ${levels.orchestra}
    order by row_name, seat_position`.execute(world.database.db);
  expect(rows.map(({ seat }) => seat)).toEqual(['A10', 'B4', 'B5']);
  const { sections, states, seats: packed } = (await owner.send('events/hall-fill?eventId=101')).body;
  expect(sections.reduce((sum: number, { aside: many }: { aside: number }) => sum + many, 0)).toBe(3);
  expect(states.replaceAll(/[^a]/g, '')).toBe('aaa');
  expect(atob(packed)).toHaveLength(6 * states.length);
  expect((await narrow.send('events/hall-fill?eventId=301')).status).toBe(404);
  const again = await owner.send('events/set-aside', { ...wish, seats: 'B 5-6', quantity: 2 });
  expect([again.status, again.body.message]).toEqual([409, 'Not there to be moved: B 5']);
  const unknown = await owner.send('events/set-aside', { ...wish, seats: 'Z 1', quantity: 1 });
  expect([unknown.status, unknown.body.fields.seats]).toEqual([400, 'The level has no seat Z 1']);
  const many = await owner.send('events/set-aside', { ...wish, seats: 'B 6-7', quantity: 1 });
  expect(many.body.fields.seats).toBe('These are 2 seats: please write that number too');
  expect((await owner.send('events/release', seats)).status).toBe(200);
  expect((await event(101)).log[0]).toMatchObject({ action: 'Tickets released' });
});

test('[OFFICE-08] what a change or a guest’s request keeps is seen, and not released here', async () => {
  await sql`update tickets set state = 'held', holder_kind = 'house', holder_id = 'change 7'
    where price_level_id = ${levels.floor} and state = 'free' and rank = 10`.execute(world.database.db);
  await sql`update level_stock set held = held + 1, held_by_house = held_by_house + 1
    where price_level_id = ${levels.floor}`.execute(world.database.db);
  const { holds } = await event(102);
  expect(holds).toContainEqual(expect.objectContaining({ name: 'change 7', isReleasable: false }));
  expect((await owner.send('events/release', { ...aside, name: 'change 7', quantity: 1 })).status).toBe(400);
});

test('[OFFICE-08] what is off sale at the desk cannot be bought, and stays off until it is put on again', async () => {
  const shop = world.browser(hosts.lantern);
  await shop.send('/gen.v1/user/sessioninit');
  const buy = async () => {
    const lineItems = [{ priceLevelID: levels.floor, quantity: 1 }];
    return (await shop.send('/gen.v1/cart/createcart', { lineItems })).status;
  };
  const wish = { eventId: 102, levelId: levels.floor, reason: 'Wrong price' };
  expect((await owner.send('events/off-sale', wish)).status).toBe(200);
  expect(await stockOf(levels.floor)).toMatchObject({ status: 'OFF_SALE', isWithheld: true });
  expect(await buy()).toBe(409);
  expect((await owner.send('events/list?words=floor')).body.rows[0].withheldLevels).toBe(1);
  const before = await world.database.db.selectFrom('staff_log').selectAll().execute();
  expect((await owner.send('events/off-sale', wish)).status).toBe(200);
  expect(await world.database.db.selectFrom('staff_log').selectAll().execute()).toHaveLength(before.length);
  expect((await owner.send('events/on-sale', { eventId: 102, reason: 'Price is right' })).status).toBe(200);
  expect(await stockOf(levels.floor)).toMatchObject({ status: 'ON_SALE', isWithheld: false });
  expect(await buy()).toBe(200);
  expect(await stockOf(levels.floor)).toMatchObject({ carts: 1 });
});

test('[OFFICE-02] an event is found by its words', async () => {
  const { body } = await owner.send('search?q=juniper');
  expect(body.hits).toContainEqual(expect.objectContaining({ kind: 'event', path: '/events/101' }));
});

test('[OFFICE-08] sales by day and letters by kind are those of its orders', async () => {
  const { db } = world.database;
  const { order_id, unique_id } = await db
    .selectFrom('orders')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow();
  world.clock.shiftTo(new Date('2026-11-05T18:00:00Z'));
  await db.insertInto('order_events').values({ seller_id: 1, order_id, outlet_event_id: 101 }).execute();
  const at = new Date('2026-11-02T00:00:00Z');
  const letter = { kind: 'order-placed', from_name: 'L', subject: 'S', recipient: 'r@example.com' };
  const body = { html: 'x', plain_text: 'x', reply_to: null, last_error: null, sent_at: at };
  await db
    .insertInto('mails')
    .values({
      seller_id: 1,
      mail_id: crypto.randomUUID(),
      outlet_id: 1,
      state: 'sent',
      due_at: at,
      created_at: at,
      ...letter,
      ...body,
      about: `order Z${unique_id}`,
    })
    .execute();
  expect(await event(101, await world.signedIn('desk'))).toMatchObject({
    orders: 1,
    letters: [{ kind: 'order-placed', sent: 1, waiting: 0, cameBack: 0 }],
    log: [],
  });
});

test('[OPS-25] [OFFICE-04] a refund window opens with its words, over what the description says, and not over a newer change', async () => {
  const windowOf = async (eventId: number, browser = owner) =>
    (await browser.send('switches/refund-windows')).body.windows.find(
      (each: { eventId: number }) => each.eventId === eventId,
    );
  const wish = { eventId: 101, isOpen: true, openText: 'Until December 1', alert: 'Fees stay' };
  const finance = await world.signedIn('finance');
  expect(await windowOf(101)).toMatchObject({ isOpen: false });
  expect((await finance.send('switches/set-refund-window', { ...wish, openText: ' ' })).status).toBe(400);
  const { body } = await finance.send('switches/set-refund-window', wish);
  expect(body).toMatchObject({ isOpen: true, openText: 'Until December 1' });
  expect(await windowOf(101)).toMatchObject({
    isOpen: true,
    openText: 'Until December 1',
    alert: 'Fees stay',
  });
  expect(await windowOf(201)).toMatchObject({ isOpen: false });
  const [sold] = await findSoldEvents(world.database.db, 1, [101]);
  expect(sold?.refundWindow).toMatchObject({ open: true, openText: 'Until December 1' });
  expect(sold?.refundAlert).toBe('Fees stay');
  const old = await finance.send('switches/set-refund-window', {
    ...wish,
    isOpen: false,
    closedText: 'Over',
  });
  expect(old).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE', changedBy: expect.any(String) },
  });
  const seenAt = body.updatedAt;
  const closing = { ...wish, isOpen: false, closedText: 'Over', alert: 'Fees went', seenAt };
  expect((await finance.send('switches/set-refund-window', closing)).status).toBe(200);
  const closed = await windowOf(101);
  expect(closed).toMatchObject({ isOpen: false, closedText: 'Over', alert: 'Fees went' });
  const worded = { ...closing, closedText: 'Over since yesterday', seenAt: closed.updatedAt };
  expect((await finance.send('switches/set-refund-window', worded)).body).toMatchObject({
    isOpen: false,
    closedText: 'Over since yesterday',
  });
  expect((await owner.send('log?action=refund-window.worded')).body.rows).toHaveLength(1);
  expect(await windowOf(301, await world.signedIn('narrow'))).toBeUndefined();
});

test('[OPS-25] a refund window is not closed without words, and customers read those of the box office', async () => {
  const finance = await world.signedIn('finance');
  const set = (wish: object) => finance.send('switches/set-refund-window', { eventId: 201, ...wish });
  for (const closedText of [undefined, ' '])
    expect((await set({ isOpen: false, openText: 'Open', closedText })).status).toBe(400);
  const opened = await set({
    isOpen: true,
    openText: 'Until Friday',
    closedText: 'Over',
    alert: 'Fees stay',
  });
  const sold = async () => (await findSoldEvents(world.database.db, 1, [201]))[0];
  expect(await sold()).toMatchObject({
    refundWindow: { open: true, openText: 'Until Friday', closedText: 'Over' },
    refundAlert: 'Fees stay',
  });
  const closing = { isOpen: false, openText: 'Until Friday', closedText: 'Closed on Friday', alert: '' };
  expect((await set({ ...closing, seenAt: opened.body.updatedAt })).status).toBe(200);
  expect(await sold()).toMatchObject({ refundWindow: { open: false, closedText: 'Closed on Friday' } });
  expect((await sold())?.refundAlert ?? null).toBeNull();
  for (const action of ['refund-window.opened', 'refund-window.closed']) {
    const { rows } = (await owner.send(`log?action=${action}`)).body;
    expect(rows.filter(({ subject }: { subject: { id: string } }) => subject.id === '201')).toHaveLength(1);
  }
});
