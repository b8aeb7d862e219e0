import { sql } from 'kysely';
import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { ChangingOrder, loadCard, paidByHand } from '../../orders/testing/change-world.ts';
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
  world = await officeWorld('server', paidByHand);
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

const hitsOf = async (words: string, browser: OfficeBrowser): Promise<SearchHit[]> =>
  (await browser.send(`search?q=${encodeURIComponent(words)}`)).body.hits;

/** By their kind, if one is named. */
const found = async (
  words: string,
  browser: OfficeBrowser,
  wanted: SearchHit['kind'][] = ['order', 'request'],
) => (await hitsOf(words, browser)).filter(({ kind }) => wanted.includes(kind)).map(({ key }) => key);

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
  expect(await hitsOf(`row ${row} ${seat}`, await world.signedIn('stranger'))).toEqual([]);
  const place = { kind: 'seat', title: `${section}, row ${row}, seat ${seat}`, path: `/orders/${number}` };
  expect(await hitsOf(`row ${row} ${seat}`, desk)).toContainEqual(expect.objectContaining(place));
  // Of an order that was found by its number, too.
  expect(await hitsOf(number, desk)).toContainEqual(expect.objectContaining(place));
});

test('[OFFICE-02] a ticket by the code that is printed on it, and a code that was replaced says so', async () => {
  const { db } = world.database;
  const desk = await world.signedIn('desk');
  const uuid = '3f2a91c0-7be4-4c11-8a00-000000000001';
  await sql`insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at)
    select s.seller_id, ${uuid}, s.line_id, s.ticket_id, l.order_id, now() from order_tickets s
    join order_lines l using (seller_id, line_id)`.execute(db);
  const ticket = { kind: 'ticket', path: `/orders/${number}`, isExact: true };
  for (const words of ['3F2A-91C0-7BE4', '3f2a91c07be4'])
    expect((await hitsOf(words, desk))[0], words).toMatchObject(ticket);
  expect((await hitsOf('3F2A-91C0-7BE4', desk))[0]!.detail).not.toContain('lets nobody in');
  expect(await hitsOf('3F2A-91C0-7BE5', desk)).toEqual([]);
  expect(await hitsOf('3F2A-91C0-7BE4', await world.signedIn('stranger'))).toEqual([]);
  await sql`update mobile_tickets set revoked_at = now()`.execute(db);
  expect((await hitsOf('3F2A-91C0-7BE4', desk))[0]!.detail).toContain('this code lets nobody in any more');
});

test('[OFFICE-02] letters by address, by subject and about the order, as far as the role may read them', async () => {
  const { db } = world.database;
  const desk = await world.signedIn('desk');
  const letter = (id: string, to: string, subject: string, about: string | null) =>
    sql`insert into mails (seller_id, mail_id, outlet_id, kind, from_name, recipient, subject, html, plain_text,
      due_at, created_at, state, about, attachments)
    values (1, ${id}, 1, 'sample', 'Lantern', ${to}, ${subject}, '', '', now(), now(), 'dead', ${about}, '[]')`.execute(
      db,
    );
  const [ofOrder, ofOther] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  await letter(ofOrder!, 'someone@example.net', 'Your payment did not go through', `order ${number}`);
  await letter(ofOther!, 'other_one@example.net', '100% yours', null);
  for (const words of [number, 'your payment did', 'SOMEONE@'])
    expect(await found(words, desk, ['letter']), words).toEqual([ofOrder]);
  // What somebody typed is only itself.
  expect(await found('otherXone', desk, ['letter'])).toEqual([]);
  expect(await found('100%', desk, ['letter'])).toEqual([ofOther]);
  const hit = (await hitsOf('100% yours', desk)).find(({ kind }) => kind === 'letter');
  expect(hit).toMatchObject({ path: `/mail/${ofOther}`, detail: expect.stringContaining('came back') });
  const seen = (await hitsOf('100% yours', await world.signedIn('viewer'))).find(
    ({ kind }) => kind === 'letter',
  );
  expect(seen!.path).toBe('/mail?words=other_one%40example.net');
  expect(await hitsOf('100% yours', await world.signedIn('stranger'))).toEqual([]);
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
  // With what has become of it, and by whoever asked, too.
  expect(await hitsOf('4200000113', desk)).toMatchObject([
    { status: 'STATUS_REQUEST_PENDING', detail: expect.stringContaining('Long Way Home') },
  ]);
  const { rows } = await sql<{ email: string }>`select email from customers where user_id = 1`.execute(db);
  expect(await found(rows[0]!.email, desk, ['request'])).toEqual(['4200000113']);
  expect(await found('4200000113', await world.signedIn('stranger'))).toEqual([]);
});

test('[OFFICE-02] what a role may not look at is not found for it', async () => {
  const { db } = world.database;
  const grants: Record<string, string> = { 'customers.look': 'sees' };
  const caller = {
    sellerId: 1,
    outletIds: 'all',
    now: world.clock.now(),
    grantFor: (permission: string) => grants[permission] ?? 'no',
  };
  const { run } = searchOfficeHandler({ db, readDb: db, log: {} as never });
  expect(await run({ q: 'robin' }, caller)).toMatchObject({ hits: [{ kind: 'customer' }], missing: [] });
  grants['customers.look'] = 'no';
  expect(await run({ q: 'robin' }, caller)).toEqual({ hits: [], missing: [] });
});
