import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, mailsTo, other, signedIn } from '../accounts/testing/people.ts';
import { openAfterSaleWorld } from '../after-sale/testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../after-sale/testing/after-sale-world.ts';
import { levels } from '../testing/small-catalogue.ts';
import type { TestBrowser } from '../testing/test-app.ts';
import { waitingCalls } from './testing/waiting-world.ts';

let world: AfterSaleWorld;
let waiting: TestBrowser;
const EVENT = 102;
const hold = { eventId: EVENT, levelId: levels.floor, kind: 'house', name: 'Sold', reason: 'Sold out' };

beforeAll(async () => {
  const leftJobs = ['tasks', 'move waiting offers', 'tend waiting lists', 'sweep carts'];
  world = await openAfterSaleWorld('server', { leftJobs });
  await world.database.runScript(
    `update outlet_events set waiting_hours = 8 where outlet_event_id = ${EVENT}`,
  );
  world.forget();
  waiting = await signedIn(world, other);
});
afterAll(() => world.close());
beforeEach(async () => {
  const { free } = await stock();
  if (free > 0) await world.desk.send('events/set-aside', { ...hold, quantity: free });
});
afterEach(() => world.closeTheBooks());

const stock = async () => {
  const row = await world.database.db
    .selectFrom('level_stock')
    .select(['capacity', 'held', 'sold', 'held_by_waiting as kept'])
    .where('price_level_id', '=', levels.floor)
    .executeTakeFirstOrThrow();
  return { free: row.capacity - row.held - row.sold, kept: row.kept };
};
const join = (browser: TestBrowser, quantity = 1) =>
  browser.send(waitingCalls.join, {
    OutletEventID: EVENT,
    Quantity: quantity,
    PriceLevelIDs: [levels.floor],
    MostEach: 40,
  });
const own = async (browser: TestBrowser) =>
  (await browser.send(waitingCalls.get, { OutletEventID: EVENT })).body.Own;
const look = async () => (await world.desk.send(`waiting/get?eventId=${EVENT}`)).body;
const release = (quantity: number) => world.desk.send('events/release', { ...hold, quantity });
const leave = async (browser: TestBrowser) => {
  const place = await own(browser);
  if (place) await browser.send(waitingCalls.leave, { Link: place.Link });
};

test('[WAIT-02] [WAIT-05] what the house puts on sale and what an order gives back is offered first', async () => {
  await join(waiting);
  expect((await release(1)).status).toBe(200);
  expect((await own(waiting)).OfferUUID).toBeDefined();
  await leave(waiting);
  const order = await world.buy({ quantity: (await stock()).free });
  await join(waiting);
  const { total_cents: totalCents } = await world.database.db
    .selectFrom('orders')
    .select('total_cents')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const wish = { number: order.number, seats: 'stock', reason: 'Cannot come', totalCents };
  const canceled = await world.finance.send('orders/cancel', wish);
  expect([canceled.status, canceled.body]).toEqual([200, expect.anything()]);
  await world.pass(11);
  expect((await own(waiting)).OfferUUID).toBeDefined();
  expect((await look()).returns[0]).toMatchObject({ how: 'sale', offeredTo: [1] });
  await leave(waiting);
});

test('[WAIT-05] while the list pauses nothing is offered and nothing sold; offers that are out stay good', async () => {
  const late = await signedIn(world, 'fan@example.com');
  await join(waiting);
  await join(late);
  await release(1);
  const before = await own(waiting);
  expect((await world.desk.send('waiting/pause', { eventId: EVENT })).status).toBe(200);
  expect((await world.desk.send('waiting/pause', { eventId: EVENT })).status).toBe(409);
  await release(1);
  expect([await stock(), (await own(late)).OfferUUID]).toEqual([{ free: 0, kept: 2 }, undefined]);
  expect((await own(waiting)).OfferUUID).toBe(before.OfferUUID);
  expect((await look()).isPaused).toBe(true);
  expect((await world.desk.send('waiting/resume', { eventId: EVENT })).status).toBe(200);
  expect((await own(late)).OfferUUID).toBeDefined();
  for (const browser of [waiting, late]) await leave(browser);
});

test('[WAIT-02] one person is passed over with a reason that the log keeps, and keeps the place', async () => {
  const late = await signedIn(world, 'fan@example.com');
  await join(waiting);
  await join(late);
  await release(1);
  const [first] = (await look()).rows;
  expect([first.email, first.state, first.place]).toEqual([other, 'offered', 1]);
  const wish = { eventId: EVENT, entryId: first.entryId, isSkipped: true, reason: '' };
  expect((await world.desk.send('waiting/skip', wish)).status).toBe(400);
  expect((await world.desk.send('waiting/skip', { ...wish, reason: 'Has two already' })).status).toBe(200);
  expect([(await own(waiting)).OfferUUID, (await own(late)).OfferUUID]).toEqual([
    undefined,
    expect.any(String),
  ]);
  expect((await look()).rows.slice(0, 2)).toMatchObject([
    { state: 'skipped', place: 1 },
    { state: 'offered', place: 2 },
  ]);
  const log = await world.database.db.selectFrom('staff_log').select('reason').execute();
  expect(log.at(-1)).toEqual({ reason: 'Has two already' });
  // What they never had is not offered to them either, until that is undone.
  await release(1);
  expect([(await own(waiting)).OfferUUID, (await stock()).free]).toEqual([undefined, 1]);
  await world.desk.send('waiting/skip', { ...wish, isSkipped: false, reason: 'It was somebody else' });
  expect([(await own(waiting)).OfferUUID, (await stock()).free]).toEqual([expect.any(String), 0]);
  for (const browser of [waiting, late]) await leave(browser);
});

test('[WAIT-02] [WAIT-04] who wants more than came back is told as passed over, with what came, and keeps the place', async () => {
  const late = await signedIn(world, 'fan@example.com');
  await join(waiting, 2);
  await join(late);
  world.clock.advance(1);
  await release(1);
  expect((await look()).rows.slice(0, 2)).toMatchObject([
    { email: other, place: 1, state: 'passed-over', passedTickets: 1 },
    { place: 2, state: 'offered', tickets: 1 },
  ]);
  expect((await look()).levels.map(({ multiplier }: { multiplier: number }) => multiplier)).toContain(1);
  for (const browser of [waiting, late]) await leave(browser);
});

test('[WAIT-02] whoever is erased waits no more, and what they were offered goes on', async () => {
  const id = await addCustomer(world.database, 'gone@example.com');
  const gone = await signedIn(world, 'gone@example.com');
  await join(gone);
  await join(waiting);
  world.clock.advance(1);
  await release(1);
  expect((await own(gone)).OfferUUID).toBeDefined();
  const erased = await world.owner.send('customers/erase', {
    id,
    email: 'gone@example.com',
    reason: 'Asked for it',
  });
  expect([erased.status, erased.body]).toEqual([200, expect.anything()]);
  expect((await own(waiting)).OfferUUID).toBeDefined();
  const kept = await world.database.db
    .selectFrom('waiting_entries')
    .select('user_id')
    .where('user_id', '=', id)
    .execute();
  expect(kept).toEqual([]);
  expect((await mailsTo(world, other)).at(-1)?.kind).toBe('waiting-offer');
  await leave(waiting);
});
