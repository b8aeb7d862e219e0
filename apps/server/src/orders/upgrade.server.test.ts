// A shop that has sold for a year is brought to the newest version: nothing is lost, and everything still adds up.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockComplaints } from '../carts/testing/invariants.ts';
import { findLines } from './order-parts.ts';
import { findOrder } from './order-store.ts';
import { readOrders } from './read-orders.ts';
import { findWrongs } from './testing/books.ts';
import { refundTickets } from './testing/refund-tickets.ts';
import { ticketsOfOrders } from './tickets/order-ticket-store.ts';
import { compareBooks, ourBooks } from '../payments/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { readBooks } from '../stand-in-gateway/index.ts';
import { loadVersion, upgrade } from '../testing/kept/load-version.ts';
import { blankDatabase, engines } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';

/** The demo's orders were never written about, then as now. */
const UNWRITTEN = 'a captured installment whose receipt was not written';
const now = new Date('2026-11-16T12:00:00Z');

interface Facts {
  orders: { orders: number; total: number; paid: number; returned: number };
  /** By order and level, the seats as they are called. */
  seats: string[];
  /** What can still be had of each level, and what carts hold. */
  stock: { level: number; free: number }[];
  requests: { request: number; number: string }[];
}

async function factsOf(db: Db, tickets: string, requests: string): Promise<Facts> {
  const all = async <T>(query: string): Promise<T[]> => (await sql.raw<T>(query).execute(db)).rows;
  const [orders] = await all<Facts['orders']>(`select count(*)::int as orders, sum(total_cents)::int as total,
    sum(paid_cents)::int as paid, sum(returned_cents)::int as returned from orders`);
  const seats = await all<{
    seat: string;
  }>(`select concat_ws('/', order_id, price_level_id, t.section_name, t.row_name,
    t.seat_name, t.ticket_id) as seat from ${tickets} order by 1`);
  return {
    orders: orders!,
    seats: seats.map(({ seat }) => seat),
    stock: await all(
      `select price_level_id as level, capacity - held - sold as free from level_stock order by 1`,
    ),
    requests: await all(`select request_id as request, unique_id as number from ${requests} order by 1`),
  };
}

describe.each(engines)('a database of version 1.2.9 with its demo and 1,000 orders (%s)', (engine) => {
  let database: TestDatabase;
  let before: Facts;
  let after: Facts;
  let ran: string[];
  beforeAll(async () => {
    database = await blankDatabase(engine);
    await loadVersion(database, '1.2.9');
    const link = 'series_requests r join orders o on o.seller_id = r.seller_id and o.order_id = r.order_id';
    before = await factsOf(database.db, 'tickets t where t.order_id is not null', link);
    ran = await upgrade(database);
    after = await factsOf(
      database.db,
      'order_tickets t join order_lines l on l.seller_id = t.seller_id and l.line_id = t.line_id where t.canceled_at is null',
      'series_requests r join orders o on o.seller_id = r.seller_id and o.series_request_id = r.request_id',
    );
  });
  afterAll(() => database.close());

  test('[RUN-04] it is brought up once, with the same orders, sums, seats, stock and awards as before', async () => {
    expect(ran).toContain('0061-sold-tickets.sql');
    expect(await upgrade(database)).toEqual([]);
    expect(before.orders.orders).toBe(1007);
    expect(before.seats.length).toBeGreaterThan(1100);
    expect(before.requests.length).toBeGreaterThan(2);
    expect(after).toEqual(before);
  });

  test('[OPS-28] every invariant holds, and both books agree to the cent', async () => {
    const { [UNWRITTEN]: unwritten, ...wrong } = await findWrongs(database.db);
    expect(wrong).toEqual({});
    expect(unwritten).toBe(7);
    expect(await stockComplaints(database.db)).toEqual([]);
    const { db } = database;
    const moved = (await readBooks(db)).filter(
      ({ status }) => status === 'captured' || status === 'refunded',
    );
    const theirs = moved.map(({ invoice, kind, amountCents, currency }) => ({
      ref: invoice,
      currency,
      cents: kind === 'charge' ? amountCents : -amountCents,
    }));
    expect(theirs.length).toBeGreaterThan(1000);
    expect(compareBooks(await ourBooks.read(db), theirs, await ourBooks.waiting(db))).toEqual([]);
  });

  test('[OPS-50] what counted as sold without an order is the house’s; a canceled line is the change that it was', async () => {
    const { rows } = await sql<{ kind: string; many: number }>`
      select coalesce(holder_kind, state) as kind, count(*)::int as many from tickets
      where state <> 'free' group by 1 order by 1`.execute(database.db);
    expect(rows).toEqual([
      { kind: 'cart', many: 21 },
      { kind: 'house', many: 594 },
      { kind: 'sold', many: 1142 },
    ]);
    const changes = await database.db
      .selectFrom('order_changes')
      .select(['kind', 'state', 'total_cents'])
      .execute();
    expect(changes).toEqual([{ kind: 'refund', state: 'settled', total_cents: -2338 }]);
  });

  test('[HIST-05] all orders can be read, and life goes on: tickets go back', async () => {
    const { db } = database;
    const rows = await db.selectFrom('orders').selectAll().execute();
    const orders = await readOrders(db, rows, now);
    const shown = orders.flatMap(({ lines }) => lines.flatMap(({ manifest }) => manifest));
    expect(shown).toHaveLength(1142);
    const order = (await findOrder(db, 1, { id: rows.at(-1)!.order_id }))!;
    const tickets = await ticketsOfOrders(db, 1, [order.order_id]);
    const lines = await findLines(db, 1, [order.order_id]);
    await refundTickets(db, order.order_id, lines, tickets, { now });
    const { [UNWRITTEN]: _unwritten, ...wrong } = await findWrongs(db);
    expect(wrong).toEqual({});
    expect(await stockComplaints(db)).toEqual([]);
  });
});
