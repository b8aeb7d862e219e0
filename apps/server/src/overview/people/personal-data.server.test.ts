import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChangingOrder, loadCard, paidByHand } from '../../orders/testing/change-world.ts';
import { findWrongs } from '../../orders/testing/books.ts';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
let id = 0;
let order: ChangingOrder;
const email = 'robin@example.com';
beforeAll(async () => {
  world = await officeWorld('server', paidByHand);
  const { db } = world.database;
  await loadSmallCatalogue(world.database);
  await loadOfficeOrders(db, 2);
  id = await loadCard(db);
  order = await ChangingOrder.place(db, id, new Map([[levels.floor, 1]]), 1);
  // Nobody but the tests charges it.
  await world.database.runScript('update order_payments set next_try_at = null');
  const address = JSON.stringify({ firstName: 'Robin', lastName: 'Vale', addressLineOne: '1 Main St' });
  await db
    .updateTable('orders')
    .set({ email, shipping_address: address })
    .where('order_id', '=', order.orderId)
    .execute();
  owner = await world.signedIn('owner');
  await owner.send('customers/note', { id, content: 'Robin calls on Mondays' });
  // What the log keeps aside about a correction is personal too.
  const { updatedAt } = (await owner.send(`customers/get?id=${id}`)).body;
  await owner.send('customers/correct', { id, email, firstName: 'Robin', lastName: 'Hale', updatedAt });
});
afterAll(() => world.close());

const erase = (given: object = {}, browser = owner) =>
  browser.send('customers/erase', { id, email, reason: 'They asked for it', ...given });

/** Everything that any table holds, as text. */
async function everything(): Promise<string> {
  const tables = [
    'customers',
    'orders',
    'mails',
    'staff_notes',
    'staff_log',
    'staff_log_personal',
    'payment_methods',
  ];
  const texts: string[] = [];
  for (const table of tables)
    texts.push(
      JSON.stringify(
        await world.database.db
          .selectFrom(table as 'orders')
          .selectAll()
          .execute(),
      ),
    );
  return texts.join('\n');
}

/** Whichever test comes first. */
async function payTheOrder(): Promise<void> {
  const [payment] = (await order.read()).payments;
  if (payment!.captured_at === null) await order.capture(payment!.payment_id);
}

test('[OPS-40] one view holds a customer’s orders, requests and cards', async () => {
  const at = new Date('2026-11-01T12:00:00Z');
  const decided = {
    status: 'STATUS_REQUEST_DENIED',
    delivery_price_cents: 0,
    shipping_address: '{}',
  } as const;
  await world.database.db
    .insertInto('series_requests')
    .values({
      seller_id: 1,
      request_uuid: crypto.randomUUID(),
      number: '5100000001',
      outlet_id: 1,
      user_id: id,
      series_id: 11,
      plan: null,
      delivery_method_id: 1,
      ...decided,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const { body } = await owner.send(`customers/get?id=${id}`);
  expect(body.orders).toContainEqual(expect.objectContaining({ email, tickets: 1 }));
  expect(body.requests).toMatchObject([{ number: '5100000001', series: 'Spring', outletId: 1 }]);
  expect(body.cards).toMatchObject([{ words: 'Visa •••• 1111', expiration: '2099-12' }]);
});

test('[OPS-41] a customer’s data is one file with everything, and handing it out is written down', async () => {
  const { body } = await owner.send('customers/export-data', { id });
  const file = JSON.parse(body.content) as Record<string, unknown>;
  expect(Object.keys(file)).toEqual(
    expect.arrayContaining(['account', 'cards', 'orders', 'requests', 'letters', 'notes', 'carts']),
  );
  expect(body.content).toContain('1 Main St');
  expect(body.content).toContain('Robin calls on Mondays');
  expect((await owner.send('log?action=customer.data-exported')).body.rows).toHaveLength(1);
});

test('[OPS-41] nothing is erased while a show is to come, and the page says until when', async () => {
  expect((await owner.send(`customers/erasure?id=${id}`)).body.inTheWay).toHaveLength(2);
  await payTheOrder();
  const { body } = await owner.send(`customers/erasure?id=${id}`);
  expect(body).toMatchObject({
    inTheWay: [{ what: expect.stringContaining('is not over') }],
    isErased: false,
  });
  expect(body.possibleFrom).toBe('2026-12-17T00:30:00.000Z');
  expect(await erase()).toMatchObject({ status: 409, body: { code: 'NOT_ERASABLE' } });
  expect(await everything()).toContain('1 Main St');
});

test('[OPS-41] [STAFF-06] erased is erased everywhere, and the books are as before', async () => {
  await payTheOrder();
  const before = await findWrongs(world.database.db);
  world.clock.shiftTo(new Date('2027-01-02T12:00:00Z'));
  owner = await world.signedIn('owner');
  expect((await erase({ email: 'somebody@else.com' })).status).toBe(400);
  expect((await erase()).status).toBe(200);
  const left = await everything();
  for (const word of ['Robin', 'robin@example.com', '1 Main St', 'Mondays']) expect(left).not.toContain(word);
  expect(left).toContain(`erased-${id}@erased.invalid`);
  expect(await findWrongs(world.database.db)).toEqual(before);
  const { total_cents, paid_cents } = await world.database.db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  expect(paid_cents).toBe(total_cents);
  expect((await owner.send(`customers/erasure?id=${id}`)).body.isErased).toBe(true);
});
