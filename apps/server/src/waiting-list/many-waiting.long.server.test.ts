import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../platform/passwords.ts';
import { address, loadPeople, PASSWORD, patient } from '../accounts/testing/people.ts';
import { calls } from '../carts/testing/checkout.ts';
import { readBooks } from '../orders/testing/books.ts';
import type { Db } from '../platform/db/tables.ts';
import { startServer } from '../testing/server-process.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { deliveryUuid, levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { testDatabase } from '../testing/test-database.ts';
import { waitingCalls } from './testing/waiting-world.ts';

const PROCESSES = 3;
const WAITING = Number(process.env.WAITING_PEOPLE ?? 60);
const RETURNS = Number(process.env.WAITING_RETURNS ?? 16);
const AT_ONCE = 12;

/** A floor that is free of charge, with as many places as come back; and people who wait for it, in the order of their numbers. */
async function load(db: Db): Promise<void> {
  const hash = await hashPassword(PASSWORD, 8);
  await sql`update shows set starts_at = '2099-06-01', doors_at = null`.execute(db);
  await sql`update outlet_events set waiting_hours = 8 where outlet_event_id = 102`.execute(db);
  await sql`update price_levels set price_cents = 0 where price_level_id = ${levels.floor}`.execute(db);
  await sql`delete from tickets where price_level_id = ${levels.floor}`.execute(db);
  await sql`insert into tickets (seller_id, price_level_id, rank)
    select 1, ${levels.floor}, n from generate_series(1, ${RETURNS}::int) n`.execute(db);
  await sql`update level_stock set capacity = ${RETURNS}, waiting = 0 where price_level_id = ${levels.floor}`.execute(
    db,
  );
  await sql`insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
    select 1, 50000 + n, 'waits-' || n || '@example.com', 'waits-' || n || '@example.com', 'Wanda', 'Waits', ${hash},
      '2026-01-01', '2026-01-01' from generate_series(1, ${WAITING}::int) n`.execute(db);
}

async function everybodyWaits(db: Db): Promise<void> {
  await sql`insert into waiting_lists (seller_id, outlet_event_id) values (1, 102)`.execute(db);
  await sql`insert into waiting_entries (seller_id, outlet_event_id, outlet_id, user_id, quantity, level_ids, most_cents,
      state, link_uuid, joined_at)
    select 1, 102, 1, 50000 + n, 1, ${[levels.floor]}::int[], 0, 'waiting', gen_random_uuid(), '2026-01-01'
    from generate_series(1, ${WAITING}::int) n`.execute(db);
  await sql`update level_stock set waiting = ${WAITING} where price_level_id = ${levels.floor}`.execute(db);
}

async function inParts<T>(all: readonly T[], work: (each: T, index: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE)
    await Promise.all(all.slice(from, from + AT_ONCE).map((each, index) => work(each, from + index)));
}

async function ask(server: ServerProcess, cookie: string | undefined, path: string, body: object = {}) {
  const reply = await server.send(path, { cookie, body });
  expect([path, reply.status, reply.body]).toEqual([path, 200, reply.body]);
  return { cookie: reply.cookie ?? cookie, answer: JSON.parse(reply.body).response };
}

async function signIn(server: ServerProcess, email: string): Promise<string | undefined> {
  const begun = await ask(server, undefined, '/gen.v1/user/sessioninit');
  const { cookie } = await ask(server, begun.cookie, '/gen.v1/user/login', { id: email, password: PASSWORD });
  return cookie;
}

/** From the letter to the order, by the normal checkout. */
async function buy(server: ServerProcess, cookie: string | undefined, offerUuid: string): Promise<void> {
  const taken = await ask(server, cookie, waitingCalls.take, { OfferUUID: offerUuid, Quantity: 1 });
  const { cartUUID } = taken.answer;
  await ask(server, cookie, calls.begin, { cartUUID });
  await ask(server, cookie, calls.address, { cartUUID, shippingAddress: address });
  await ask(server, cookie, calls.delivery, { cartUUID, deliveryMethodUUID: deliveryUuid(1) });
  await ask(server, cookie, calls.order, { cartUUID });
}

test('[WAIT-02] [WAIT-03] what comes back through three processes at once is offered once and sold once, in the order of joining', async () => {
  const database = await testDatabase('server');
  const { db } = database;
  await loadPeople(database);
  await loadSmallCatalogue(database);
  await load(db);
  const limits = { ...patient, HELD_TICKETS_PER_ADDRESS: '1000000', REQUESTS_PER_MINUTE: '1000000' };
  const environment = {
    ...database.environment,
    ...limits,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
  };
  const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(environment)));
  const at = (index: number): ServerProcess => servers[index % PROCESSES]!;

  const carts: { cookie: string | undefined; cartUUID: string }[] = [];
  await inParts(Array.from({ length: RETURNS }), async (_, index) => {
    const { cookie } = await ask(at(index), undefined, '/gen.v1/user/sessioninit');
    const wish = { lineItems: [{ priceLevelID: levels.floor, quantity: 1 }] };
    const { answer } = await ask(at(index), cookie, calls.create, wish);
    carts.push({ cookie, cartUUID: answer.cartUUID });
  });
  await everybodyWaits(db);
  await Promise.all(
    carts.map(({ cookie, cartUUID }, index) =>
      ask(at(index + 1), cookie, '/gen.v1/cart/updatelineitems', { cartUUID, lineItems: [] }),
    ),
  );
  const { rows: offers } = await sql<{ email: string; uuid: string; ticket: number }>`
    select c.email, o.offer_uuid as uuid, o.ticket_ids[1]::int as ticket from waiting_offers o
    join waiting_entries e on e.seller_id = o.seller_id and e.entry_id = o.entry_id
    join customers c on c.seller_id = e.seller_id and c.user_id = e.user_id
    where o.state = 'open' order by e.place`.execute(db);
  expect(offers.map(({ email }) => email)).toEqual(
    Array.from({ length: RETURNS }, (_, index) => `waits-${index + 1}@example.com`),
  );
  expect(new Set(offers.map(({ ticket }) => ticket)).size).toBe(RETURNS);

  // One after the other: who tries at the same time from one address is taken for somebody who guesses.
  const cookies: (string | undefined)[] = [];
  for (const { email } of offers) cookies.push(await signIn(at(0), email));
  await inParts(offers, ({ uuid }, index) => buy(at(index), cookies[index], uuid));
  const { rows: sold } = await sql<{ sold: number; waiting: number }>`
    select sold, waiting from level_stock where price_level_id = ${levels.floor}`.execute(db);
  expect(sold).toEqual([{ sold: RETURNS, waiting: WAITING - RETURNS }]);
  const { rows: states } = await sql<{ state: string; many: number }>`
    select state, count(*)::int as many from waiting_offers group by 1`.execute(db);
  expect(states).toEqual([{ state: 'taken', many: RETURNS }]);
  expect((await readBooks(db)).wrong).toEqual({});
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.close();
}, 1_800_000);
