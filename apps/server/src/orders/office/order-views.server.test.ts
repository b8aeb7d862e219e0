import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { ChangingOrder, loadCard, paidByHand } from '../testing/change-world.ts';
import { loadOfficeOrders } from '../testing/office-orders.ts';

let world: OfficeWorld;
let desk: OfficeBrowser;
/** Sold at the show of levels; the others are bills alone. */
let seated: string;

beforeAll(async () => {
  world = await officeWorld('server', paidByHand);
  desk = await world.signedIn('desk');
  const { db } = world.database;
  await loadSmallCatalogue(world.database);
  await loadOfficeOrders(db, 8);
  const order = await ChangingOrder.place(db, await loadCard(db), new Map([[levels.orchestra, 1]]), 2);
  const { order: row, payments } = await order.read();
  seated = `Z${row.unique_id}`;
  await order.capture(payments[0]!.payment_id);
  await world.database.runScript(`
    update order_payments set next_try_at = null;
    insert into orders (seller_id, unique_id, outlet_id, user_id, state, email, tickets_cents, fees_cents, taxes_cents,
      shipping_cents, total_cents, paid_cents, delivery_type_id, delivery_name, shipped_day, created_at, updated_at)
    select 1, n.unique_id, 1, 1, n.state, 'robin@example.com', 100, 0, 0, 0, 100, 100, n.type, 'Some way', n.shipped::date,
      '2026-11-02', '2026-11-02'
    from (values ('4100000901', 'STATUS_ORDER_PAID', 2, null), ('4100000902', 'STATUS_ORDER_READY', 3, null),
      ('4100000903', 'STATUS_ORDER_READY', 2, '2026-11-02'), ('4100000904', 'STATUS_ORDER_READY', 1, null),
      ('4100000905', 'STATUS_ORDER_PAID', 4, null)) n (unique_id, state, type, shipped)`);
});
afterAll(() => world.close());

const numbers = async (query: string, browser = desk): Promise<string[]> =>
  (await browser.send(`orders/list?${query}`)).body.rows
    .map(({ number }: { number: string }) => number)
    .toSorted();

const viewsOf = async (query = '', browser = desk) =>
  Object.fromEntries(
    (await browser.send(`orders/views?${query}`)).body.views.map(
      ({ view, orders }: { view: string; orders: number }) => [view, orders],
    ),
  );

test('[OFFICE-01] a view holds what somebody has to do something about, and counts what its list shows', async () => {
  expect(await numbers('view=to-ship')).toEqual(['Z4100000901', 'Z4100000902']);
  expect(await numbers('view=will-call')).toEqual(['Z4100000904']);
  expect(await numbers('view=unknown')).toEqual([]);
  expect(await viewsOf()).toEqual({ 'to-ship': 2, 'will-call': 1, unknown: 0 });
  expect(await viewsOf('words=0000901')).toEqual({ 'to-ship': 1, 'will-call': 0, unknown: 0 });
  expect(await viewsOf('', await world.signedIn('stranger'))).toEqual({
    'to-ship': 0,
    'will-call': 0,
    unknown: 0,
  });
  expect((await desk.send('orders/list?view=nothing')).status).toBe(400);
});

test('[OFFICE-01] an order whose charge nobody knows the end of stands among those of unknown outcome', async () => {
  const { db } = world.database;
  await sql`insert into payment_intents select (jsonb_populate_record(p, jsonb_build_object(
      'ref', repeat('U', 20), 'state', 'unknown', 'transaction_id', null, 'settled_at', null, 'look_at', '2100-01-01', 'target_id', (select payment_id::text from order_payments where captured_at is null)))).*
    from payment_intents p limit 1`.execute(db);
  expect(await numbers('view=unknown')).toEqual([seated]);
  expect(await viewsOf()).toMatchObject({ unknown: 1 });
});

test('[OFFICE-01] orders are narrowed by events and by the way they are delivered, several of each', async () => {
  expect(await numbers('eventIds=101.102')).toEqual([seated]);
  expect(await numbers('eventIds=102')).toEqual([]);
  expect(await numbers('deliveries=1.4')).toEqual([seated, 'Z4100000904', 'Z4100000905'].toSorted());
  expect(await numbers('deliveries=2&states=STATUS_ORDER_PAID')).toEqual(['Z4100000901']);
  const { body } = await desk.send('orders/sums?deliveries=4.3');
  expect(body).toMatchObject({ orders: 2, owedCents: 200 });
});

test('[OFFICE-01] what was chosen row by row is exported alone, and of other outlets nothing', async () => {
  const exported = async (browser: OfficeBrowser): Promise<string[]> => {
    const { body: task } = await browser.send('orders/export', { numbers: ['Z4100000904', 'Z4100000001'] });
    await expect
      .poll(async () => (await browser.send(`tasks/get?id=${task.id}`)).body.task.state)
      .toBe('finished');
    const { body } = await browser.send(`tasks/part?id=${task.id}&part=1`);
    return body.content.match(/^Z\d+/gm) ?? [];
  };
  expect((await exported(desk)).toSorted()).toEqual(['Z4100000001', 'Z4100000904']);
  // The second one is of an outlet where they do not work.
  expect(await exported(await world.signedIn('narrow'))).toEqual(['Z4100000904']);
});

test('[OFFICE-03] the last letter of each chosen order goes again, and those that have none are named', async () => {
  const { db } = world.database;
  const letter = (id: string, subject: string, at: string, about: string, outlet = 1) =>
    sql`insert into mails (seller_id, mail_id, outlet_id, kind, from_name, recipient, subject, html, plain_text,
      due_at, created_at, sent_at, state, about, attachments)
    values (1, ${id}, ${outlet}, 'sample', 'Lantern', 'robin@example.com', ${subject}, '', '', ${at}, ${at}, ${at},
      'sent', ${about}, '[]')`.execute(db);
  const [old, last] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  await letter(old!, 'The first', '2026-11-02', 'order Z4100000901');
  await letter(last!, 'The last', '2026-11-03', 'order Z4100000901');
  const chosen = { numbers: ['Z4100000901', 'Z4100000902', 'Z4100000901'] };
  expect((await (await world.signedIn('stranger')).send('mail/send-orders-again', chosen)).status).toBe(404);
  const { body } = await desk.send('mail/send-orders-again', chosen);
  expect(body).toEqual({
    sent: 1,
    left: [{ number: 'Z4100000902', why: 'No letter about it can be sent again.' }],
  });
  const states = await db.selectFrom('mails').select(['mail_id', 'state']).orderBy('mail_id').execute();
  expect(states.find(({ mail_id }) => mail_id === old)!.state).toBe('sent');
  expect((await desk.send('mail/send-orders-again', { numbers: [] })).status).toBe(400);
});
