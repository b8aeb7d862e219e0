import { loadOfficeOrders } from '../testing/office-orders.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { readListedOrders } from './read-listed-orders.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;

beforeAll(async () => {
  world = await officeWorld('server');
  owner = await world.signedIn('owner');
  await loadOfficeOrders(world.database.db);
});
afterAll(() => world.close());

const list = async (query = '', browser = owner) => (await browser.send(`orders/list?${query}`)).body;

async function walk(query: string): Promise<string[]> {
  const numbers: string[] = [];
  let after = '';
  do {
    const page = await list(`${query}${after && `&after=${after}`}`);
    numbers.push(...page.rows.map(({ number }: { number: string }) => number));
    after = page.after ?? '';
  } while (after);
  return numbers;
}

test('[OFFICE-01] pages by key hold every order once, the latest first, and lead back', async () => {
  const numbers = await walk('');
  expect(new Set(numbers).size).toBe(120);
  expect(numbers[0]).toBe('Z4100000119');
  const first = await list();
  expect(first).toMatchObject({ matching: 120, isExact: true });
  expect(first.before).toBeUndefined();
  const second = await list(`after=${first.after}`);
  const back = await list(`before=${second.before}`);
  expect(back.rows).toEqual(first.rows);
  expect(await walk('sort=placed')).toEqual(numbers.toReversed());
});

test('[OFFICE-01] a filter narrows rows, sums and states alike', async () => {
  expect(await walk('states=STATUS_ORDER_CANCELED')).toHaveLength(12);
  const { body } = await owner.send('orders/sums?states=STATUS_ORDER_CANCELED&outletId=1');
  expect(body).toMatchObject({ orders: 12, owedCents: 12 * 5575 });
  expect(body.byState).toEqual([
    { state: 'STATUS_ORDER_CANCELED', orders: 12 },
    { state: 'STATUS_ORDER_PAYMENT_DUE', orders: 48 },
  ]);
});

test('[OFFICE-01] a view’s number is that of the list behind it: whatever else is asked counts there too', async () => {
  const { body } = await owner.send('orders/sums?states=STATUS_ORDER_CANCELED&words=sam');
  const canceled = await walk('states=STATUS_ORDER_CANCELED&words=sam');
  expect(body).toMatchObject({ orders: canceled.length, owedCents: canceled.length * 5575 });
  expect(body.byState).toEqual([
    { state: 'STATUS_ORDER_CANCELED', orders: canceled.length },
    { state: 'STATUS_ORDER_PAYMENT_DUE', orders: 40 - canceled.length },
  ]);
});

test.each([
  ['Z4100000114', 1],
  ['000114', 1],
  ['sam', 40],
  ['Robin Vale', 40],
  ['SAM@example', 40],
  ['%', 0],
  ['_am', 0],
  ['100%', 40],
  ['🎟️', 0],
])('[OFFICE-02] looking for %s', async (words, found) => {
  expect((await list(`words=${encodeURIComponent(words)}`)).matching).toBe(found);
});

test('[OFFICE-01] a page that was made up, a sort that is none and 5,000 characters are refused by name', async () => {
  for (const query of ['after=bm9uc2Vuc2U', 'sort=nothing', `words=${'x'.repeat(5000)}`])
    expect((await owner.send(`orders/list?${query}`)).status).toBe(400);
});

test('[STAFF-09] of another outlet, or another seller, there is nothing', async () => {
  const narrow = await world.signedIn('narrow');
  expect(await list('', narrow)).toMatchObject({ matching: 60 });
  expect(await list('outletId=2', narrow)).toMatchObject({ matching: 0, rows: [] });
  expect((await narrow.send('orders/sums?outletId=2')).body).toMatchObject({ orders: 0, byState: [] });
  expect(await list('', await world.signedIn('stranger'))).toMatchObject({ matching: 0 });
});

test('[OFFICE-01] the filtered list is exported, for the outlets of whoever asks, with formulas defused', async () => {
  const narrow = await world.signedIn('narrow');
  const { body: task } = await narrow.send('orders/export', { states: 'STATUS_ORDER_CANCELED' });
  await expect
    .poll(async () => (await narrow.send(`tasks/get?id=${task.id}`)).body.task)
    .toMatchObject({ state: 'finished', total: 12, done: 12 });
  const { body } = await narrow.send(`tasks/part?id=${task.id}&part=1`);
  const lines: string[] = body.content.trim().split('\r\n');
  expect(lines).toHaveLength(13);
  expect(lines[1]).toContain(`,Canceled,'=cmd@example.com,`);
});

test('[OFFICE-06] one order tells what happened, with letters, notes and who, and says it to its own seller only', async () => {
  const number = 'Z4100000001';
  await world.database.db
    .insertInto('mails')
    .values({
      seller_id: 1,
      mail_id: crypto.randomUUID(),
      outlet_id: 1,
      kind: 'order-placed',
      about: `order ${number}`,
      from_name: 'Lantern',
      reply_to: null,
      recipient: 'sam@example.com',
      subject: 'Your order',
      html: '<p>Hi</p>',
      plain_text: 'Hi',
      due_at: new Date('2100-01-01'),
      created_at: new Date('2026-11-02T00:00:00Z'),
      sent_at: null,
      last_error: null,
    })
    .execute();
  expect((await owner.send('orders/note', { number, content: '  ' })).status).toBe(400);
  expect((await owner.send('orders/note', { number, content: 'Moves in January' })).status).toBe(200);
  const { body } = await owner.send(`orders/get?number=${number}`);
  expect(body).toMatchObject({
    number,
    customer: { name: 'Sam Vale', orders: 40 },
    money: { dueCents: 5575 },
  });
  expect(body.missing).toEqual([]);
  expect(body.story.map(({ title }: { title: string }) => title)).toEqual([
    'Note written',
    'Note: Moves in January',
    'Letter “Your order”',
    'Order placed, $55.75',
  ]);
  expect(body.story[0].who).toMatch(/^.+, Owner$/);
  // No cart leads to it and no draw either: nobody says that one placed it.
  expect(body.story.at(-1).who).toBe('customer');
  const viewer = await world.signedIn('viewer');
  const seen = JSON.stringify((await viewer.send(`orders/get?number=${number}`)).body);
  expect(seen).not.toContain('Moves in January');
  expect((await (await world.signedIn('narrow')).send(`orders/get?number=${number}`)).status).toBe(404);
  expect((await (await world.signedIn('stranger')).send(`orders/get?number=${number}`)).status).toBe(404);
});

test('[OFFICE-06] the story begins with the cart that held the tickets', async () => {
  const { db } = world.database;
  const cartUuid = crypto.randomUUID();
  const since = new Date('2026-11-03T10:00:00Z');
  await sql`
    insert into carts (seller_id, cart_uuid, outlet_id, session_id, user_id, state, created_at, deadline)
    values (1, ${cartUuid}, 1, ${crypto.randomUUID()}, 1, 'ORDERED', ${since}, ${new Date('2026-11-03T10:08:00Z')})`.execute(
    db,
  );
  await sql`
    insert into orders (seller_id, unique_id, outlet_id, user_id, cart_uuid, state, email, tickets, tickets_cents,
      fees_cents, taxes_cents, shipping_cents, total_cents, created_at, updated_at)
    values (1, '4200000001', 1, 1, ${cartUuid}, 'STATUS_ORDER_PAYMENT_DUE', 'robin@example.com', 2, 5000, 0, 0, 0, 5000,
      ${new Date('2026-11-03T10:02:00Z')}, ${since})`.execute(db);
  const { story, missing } = (await owner.send('orders/get?number=Z4200000001')).body;
  expect(missing).toEqual([]);
  expect(story.at(-1)).toMatchObject({ title: '2 tickets held in a cart', who: 'customer', part: 'tickets' });
  expect(story.at(-2).title).toContain('Order placed');
});

test('[OFFICE-01] what is sold while a list is written out neither stands in it nor moves a row of it', async () => {
  const { db } = world.database;
  const expected = await walk('');
  const written: string[] = [];
  let after: string | undefined;
  let sold = 0;
  do {
    const page = await readListedOrders(db, { sellerId: 1, outletIds: 'all' }, {}, { after }, 25);
    written.push(...page.rows.map(({ number }) => number));
    after = page.after;
    await sql`
      insert into orders (seller_id, unique_id, outlet_id, user_id, state, email, tickets, tickets_cents, fees_cents,
        taxes_cents, shipping_cents, total_cents, created_at, updated_at)
      values (1, ${String(4_300_000_000 + (sold += 1))}, 1, 1, 'STATUS_ORDER_PAYMENT_DUE', 'robin@example.com', 2, 5000, 0, 0,
        0, 5000, ${new Date('2026-11-04T10:00:00Z')}, ${new Date('2026-11-04T10:00:00Z')})`.execute(db);
  } while (after);
  expect(sold).toBeGreaterThan(3);
  expect(written).toEqual(expected);
});
