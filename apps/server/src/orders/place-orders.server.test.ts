import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { loadPeople } from '../accounts/testing/people.ts';
import { stockComplaints } from '../carts/testing/invariants.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { buyerOf } from './buyer-of.ts';
import { billTotals } from './order-bill.ts';
import { placeOrders } from './place-orders.ts';
import type { NewOrder } from './order-rows.ts';
import { findParts } from './order-parts.ts';
import { findOrder } from './order-store.ts';
import { ordersOfRequests } from './orders-of-requests.ts';
import { readOrder } from './read-orders.ts';
import { findWrongs } from './testing/books.ts';
import { DRAW, loadCard, now, priced, setAside } from './testing/change-world.ts';
import { ticketsOfOrders } from './tickets/order-ticket-store.ts';
import { writeOrder } from './write-order.ts';

const FANS = 60;

describe.each(engines)('many orders at once (%s)', (engine) => {
  let database: TestDatabase;
  let cardId: number;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadPeople(database);
    await loadSmallCatalogue(database);
    await loadCard(database.db);
    const card = await database.db
      .selectFrom('payment_methods')
      .select('payment_method_id')
      .executeTakeFirstOrThrow();
    cardId = card.payment_method_id;
    await database.runScript(`
      insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name, section_position,
          row_position, seat_position)
        select 1, ${levels.box}, 1000 + (r - 1) * 10 + s, 'Hall', 'R' || r, s::text, 1, r, s
        from generate_series(1, 20) r, generate_series(1, 10) s;
      update level_stock set capacity = capacity + 200 where price_level_id = ${levels.box};
      insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
        select 1, 5000 + n, 'fan' || n, 'fan' || n, 'Fan', 'No. ' || n, 'none', '2026-01-01', '2026-01-01'
        from generate_series(1, ${FANS}) n;
      insert into series_requests (seller_id, request_id, request_uuid, number, outlet_id, user_id, series_id, status,
          shipping_address, delivery_method_id, delivery_price_cents, created_at, updated_at)
        select 1, 7000 + n, gen_random_uuid(), (1000000000 + n)::text, 1, 5000 + n, 11, 'STATUS_REQUEST_PROCESSING', '{}',
          2, 1200, '2026-01-01', '2026-01-01'
        from generate_series(1, ${FANS}) n`);
    await setAside(database.db, levels.box, 150, DRAW);
    await setAside(database.db, levels.parking, 20, { kind: 'guest', id: 'list' });
  });
  afterAll(() => database.close());

  async function award(fan: number, quantity: number): Promise<NewOrder> {
    const lines = [await priced(database.db, levels.box, quantity)];
    const totals = billTotals(lines, 1200, 'USD');
    const dueDay = '2099-01-01';
    return {
      sellerId: 1,
      outletId: 1,
      state: 'STATUS_ORDER_PAYMENT_DUE',
      buyer: { userId: 5000 + fan, seriesRequestId: 7000 + fan },
      bill: {
        email: `fan${fan}@example.com`,
        lines,
        totals,
        delivery: { id: 2, type: 2, name: 'UPS Ground', notes: null },
        shippingAddress: null,
        paymentMethodId: cardId,
      },
      payments: [{ sort: 1, amountCents: totals.totalCents, paymentMethodId: cardId, dueDay }],
      now,
    };
  }

  const place = (orders: readonly NewOrder[]) =>
    inTransaction(database.db, (tx) => placeOrders(tx, 1, orders, DRAW));

  test('[AWARD-01] an award run makes each order once, whoever runs it twice at once, seated in turn and together', async () => {
    const orders = await Promise.all(Array.from({ length: 40 }, (_, n) => award(n + 1, 1 + (n % 4))));
    const [first, second] = await Promise.all([place(orders), place(orders)]);
    expect(first.length + second.length).toBe(40);
    expect(await place(orders)).toEqual([]);
    const placed = [...first, ...second].toSorted((a, b) => a.series_request_id! - b.series_request_id!);
    const found = await ordersOfRequests(
      database.db,
      1,
      placed.map((order) => order.series_request_id!),
    );
    expect(found.size).toBe(40);
    const tickets = await ticketsOfOrders(
      database.db,
      1,
      placed.map((order) => order.order_id),
    );
    for (const [index, { order_id }] of cases([...placed.entries()])) {
      const own = tickets.filter(({ orderId }) => orderId === order_id);
      expect(own).toHaveLength(1 + (index % 4));
      expect(new Set(own.map(({ rowName }) => rowName)).size).toBe(1);
    }
    expect(await findWrongs(database.db)).toEqual({});
    expect(await stockComplaints(database.db)).toEqual([]);
  });

  test('[AWARD-01] a number that was drawn before is drawn again; nothing is half done when seats are short', async () => {
    const taken = await database.db.selectFrom('orders').select('unique_id').executeTakeFirstOrThrow();
    const one = await award(41, 2);
    const placed = await place([{ ...one, uniqueId: taken.unique_id }, await award(42, 1)]).catch(
      (error: Error) => error.message,
    );
    // Whoever wants a certain number that is taken never gets it; those that are drawn do.
    expect(placed).toBe('No number is left for an order');
    expect(await place([one])).toHaveLength(1);
    const greedy = await Promise.all([43, 44].map((fan) => award(fan, 200)));
    await expect(place(greedy)).rejects.toThrow('places');
    expect(await ordersOfRequests(database.db, 1, [7042, 7043, 7044])).toEqual(new Map());
    expect(await findWrongs(database.db)).toEqual({});
  });

  test('[AWARD-01] a second live order of a request is refused; after a canceled one there may be another', async () => {
    const { orderId } = (await ordersOfRequests(database.db, 1, [7001])).get(7001)!;
    const another = await award(1, 1);
    const again = () => inTransaction(database.db, (tx) => writeOrder(tx, another));
    await expect(again()).rejects.toThrow('orders_one_a_request');
    await sql`update orders set state = 'STATUS_ORDER_CANCELED' where order_id = ${orderId}`.execute(
      database.db,
    );
    const { order } = await again();
    expect((await ordersOfRequests(database.db, 1, [7001])).get(7001)!.orderId).toBe(order.order_id);
    await expect(
      sql`update orders set series_request_id = 7002 where order_id = ${order.order_id}`.execute(database.db),
    ).rejects.toThrow('keeps its number');
  });

  test('[GUESTS-02] a guest request is a buyer too, by itself, with seats that were set aside for guests', async () => {
    await database.runScript(`
      insert into invitations (seller_id, invitation_id, outlet_id, token_hash, guest_name, delivery_mode,
        collects_payment, ticket_quota, use_limit, expires_at, created_at)
        values (1, 1, 1, 'hash', 'Ada', -1, false, 4, 1, '2099-01-01', '2026-01-01');
      insert into guest_requests (seller_id, request_uuid, unique_id, outlet_id, invitation_id, draft_uuid, first_name,
        last_name, email, additional_emails, phone, delivery_option, delivery_method_id, delivery_type_id, delivery_name,
        collector_first_name, collector_last_name, tickets_cents, fees_cents, taxes_cents, shipping_cents, total_cents,
        created_at, updated_at)
        values (1, '00000000-0000-4000-8000-0000000000aa', '4000000001', 1, 1, gen_random_uuid(), 'Ada', 'Lane',
        'ada@example.com', '', '', 'willCall', 1, 1, 'Will Call', 'Ada', 'Lane', 0, 0, 0, 0, 0, '2026-01-01', '2026-01-01')`);
    const { bill, ...rest } = await award(50, 1);
    const line = await priced(database.db, levels.parking, 2);
    const lines = [{ ...line, unitPriceCents: 0, taxesCents: 0 }];
    const buyer = {
      guestRequestUuid: '00000000-0000-4000-8000-0000000000aa',
      firstName: 'Ada',
      lastName: 'Lane',
    };
    const free = {
      ...bill,
      email: 'ada@example.com',
      lines,
      totals: billTotals(lines, 0, 'USD'),
      paymentMethodId: null,
    };
    const order: NewOrder = { ...rest, state: 'STATUS_ORDER_PAID', buyer, bill: free, payments: [] };
    const [placed] = await inTransaction(database.db, (tx) =>
      placeOrders(tx, 1, [order], { kind: 'guest', id: 'list' }),
    );
    const row = (await findOrder(database.db, 1, { id: placed!.order_id }))!;
    expect(row).toMatchObject({ user_id: null, owed_cents: 0, email: 'ada@example.com' });
    expect(await buyerOf(database.db, row)).toEqual({ firstName: 'Ada', lastName: 'Lane' });
    const { lines: shown } = await readOrder(database.db, row, now);
    expect(shown).toMatchObject([{ quantity: 2, manifest: [{}, {}] }]);
    expect((await findParts(database.db, 1, [row.order_id])).payments).toEqual([]);
    const both = sql`update orders set user_id = 5001 where order_id = ${row.order_id}`.execute(database.db);
    await expect(both).rejects.toThrow();
    const neither =
      sql`insert into orders (seller_id, unique_id, outlet_id, state, email, tickets_cents, fees_cents,
      taxes_cents, shipping_cents, total_cents, created_at, updated_at) values (1, '5000000001', 1,
      'STATUS_ORDER_PAYMENT_DUE', '', 0, 0, 0, 0, 0, '2026-01-01', '2026-01-01')`.execute(database.db);
    await expect(neither).rejects.toThrow('orders_one_buyer');
    expect(await stockComplaints(database.db)).toEqual([]);
  });
});
