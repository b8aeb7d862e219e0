import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { ChangingOrder, loadCard } from '../../orders/testing/change-world.ts';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { searchOfficeHandler } from './search-office.ts';

interface Sold {
  section: string;
  row: string;
  seat: string;
}

let world: OfficeWorld;
let sold: Sold;
let number = '';
let order: ChangingOrder;
beforeAll(async () => {
  world = await officeWorld('server');
  const { db } = world.database;
  await loadSmallCatalogue(world.database);
  await loadOfficeOrders(db, 2);
  order = await ChangingOrder.place(db, await loadCard(db), new Map([[levels.orchestra, 1]]), 3);
  // Nobody but the tests charges it.
  await world.database.runScript('update order_payments set next_try_at = null');
  number = `Z${(await order.read()).order.unique_id}`;
  const { rows } = await sql<Sold>`
    select section_name as section, row_name as row, seat_name as seat from order_tickets`.execute(db);
  sold = rows[0]!;
});
afterAll(() => world.close());

const found = async (words: string, browser: OfficeBrowser) =>
  (await browser.send(`search?q=${encodeURIComponent(words)}`)).body.hits.map(
    ({ key }: { key: string }) => key,
  );

test('[OFFICE-02] [STAFF-09] whoever sits on a seat is found by it, by those who work there', async () => {
  const { section, row, seat } = sold;
  const desk = await world.signedIn('desk');
  for (const words of [
    `row ${row} ${seat}`,
    `${row.toLowerCase()} ${seat}`,
    `${section}, row ${row}, seat ${seat}`,
  ])
    expect(await found(words, desk), words).toEqual([number]);
  expect(await found(`row ${row} 999`, desk)).toEqual([]);
  expect(await found(`elsewhere row ${row} ${seat}`, desk)).toEqual([]);
  expect(await found(`row ${row} ${seat}`, await world.signedIn('stranger'))).toEqual([]);
});

test('[OFFICE-02] an order by its card’s last four, the gateway’s reference or its transaction, a request by its number', async () => {
  const { db } = world.database;
  const desk = await world.signedIn('desk');
  expect(await found('1111', desk)).toEqual([number]);
  expect(await found('111', desk)).not.toContain(number);
  const [first, second, third] = (await order.read()).payments;
  await order.capture(first!.payment_id);
  // A charge of it that was declined, and one that paid for the cart that it came of.
  const another = (changes: object) =>
    sql`
    insert into payment_intents select (jsonb_populate_record(p, ${JSON.stringify(changes)}::jsonb)).*
    from payment_intents p where target_id = ${String(first!.payment_id)}`.execute(db);
  const declined = { ref: 'D'.repeat(20), transaction_id: '60111', target_id: String(second!.payment_id) };
  await another({ ...declined, state: 'declined' });
  const ofCart = 'C'.repeat(20);
  await another({ ref: ofCart, transaction_id: '60222', target_kind: 'cart', target_id: 'a cart' });
  await order.captureBy(third!.payment_id, ofCart);
  for (const words of [declined.ref, '60111', ofCart, '60222'])
    expect([words, await found(words, desk)]).toEqual([words, [number]]);
  await world.database.runScript(`
    insert into series (seller_id, series_id, outlet_id, name) values (1, 91, 1, 'Long Way Home');
    insert into series_requests (seller_id, request_uuid, number, outlet_id, user_id, series_id, status, shipping_address,
      delivery_method_id, delivery_price_cents, created_at, updated_at)
    select 1, gen_random_uuid(), '4200000113', 1, 1, 91, 'STATUS_REQUEST_PENDING', '{}', min(delivery_method_id), 0, now(), now()
    from delivery_methods`);
  expect(await found('4200000113', desk)).toEqual(['4200000113']);
  expect(await found('0113', desk)).toEqual(['4200000113']);
  expect(await found('4200000113', await world.signedIn('stranger'))).toEqual([]);
});

test('[OFFICE-02] what a role may not look at is not found for it', async () => {
  const { db } = world.database;
  const grants = { 'orders.look': 'no', 'customers.look': 'sees', 'draws.look': 'no', 'events.look': 'no' };
  const caller = {
    sellerId: 1,
    outletIds: 'all',
    now: world.clock.now(),
    grantFor: (permission: keyof typeof grants) => grants[permission],
  };
  const { run } = searchOfficeHandler({ db, log: {} as never });
  expect(await run({ q: 'robin' }, caller)).toMatchObject({ hits: [{ kind: 'customer' }], missing: [] });
  grants['customers.look'] = 'no';
  expect(await run({ q: 'robin' }, caller)).toEqual({ hits: [], missing: [] });
});
