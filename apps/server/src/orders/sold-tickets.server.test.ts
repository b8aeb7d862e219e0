import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPeople } from '../accounts/testing/people.ts';
import { stockComplaints } from '../carts/testing/invariants.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { TicketsTaken } from './changes/open-change.ts';
import { findLines, findParts } from './order-parts.ts';
import { lockOrder } from './order-store.ts';
import { findWrongs } from './testing/books.ts';
import { refundTickets } from './testing/refund-tickets.ts';
import type { ChosenTicket } from './testing/refund-tickets.ts';
import { unpaidOrder } from './testing/unpaid-order.ts';
import { issueMobileTickets } from './tickets/issue-mobile-tickets.ts';
import { ticketsOfOrders } from './tickets/order-ticket-store.ts';

const now = new Date('2026-11-15T12:00:00Z');
const HOUSE = { kind: 'house', id: 'press' } as const;

describe.each(engines)('tickets that were sold (%s)', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadPeople(database);
    await loadSmallCatalogue(database);
  });
  afterAll(() => database.close());

  const order = (quantity: number, level: number = levels.box) =>
    unpaidOrder(database.db, new Map([[level, quantity]]), now);
  const ticketsOf = (orderId: number) => ticketsOfOrders(database.db, 1, [orderId]);
  const cancel = async (orderId: number, tickets: ChosenTicket[], to: 'free' | typeof HOUSE = 'free') => {
    const lines = await findLines(database.db, 1, [orderId]);
    return refundTickets(database.db, orderId, lines, tickets, { to, now });
  };
  const stock = async (levelId: number) => {
    const { rows } = await sql<{ held: number; sold: number; house: number }>`
      select held, sold, held_by_house as house from level_stock where price_level_id = ${levelId}`.execute(
      database.db,
    );
    return rows[0];
  };
  const inOne = (...statements: string[]) => database.runScript(statements.join(';'));

  test('[AFTER-02] a ticket that goes back opens no door from then on, and those that stay do', async () => {
    const { order_id: id } = (await order(2, levels.floor)).order;
    await inTransaction(database.db, async (tx) => issueMobileTickets(tx, await lockOrder(tx, 1, id), now));
    const [going, staying] = await ticketsOf(id);
    await cancel(id, [going!]);
    const { rows } = await sql<{ ticket: number }>`
      select ticket_id::int as ticket from mobile_tickets
      where order_id = ${id} and revoked_at is null`.execute(database.db);
    expect(rows).toEqual([{ ticket: staying!.ticketId }]);
    await cancel(id, [staying!]);
  });

  test('[AFTER-01] tickets are canceled one by one, the line keeps what was bought, and the seat is sold again', async () => {
    const first = await order(4);
    const [one, two, ...kept] = await ticketsOf(first.order.order_id);
    const { order_id: id } = first.order;
    await cancel(id, [one!]);
    await cancel(id, [two!], HOUSE);
    const lines = await findLines(database.db, 1, [first.order.order_id]);
    expect(lines).toMatchObject([{ quantity: 4, canceled: 2, canceled_at: null }]);
    expect(await ticketsOf(first.order.order_id)).toEqual(kept);
    expect(await stock(levels.box)).toEqual({ held: 1, sold: 2, house: 1 });

    const second = await order(1);
    expect(await ticketsOf(second.order.order_id)).toMatchObject([{ ticketId: one!.ticketId }]);
    const { rows: story } = await sql`
      select line_id as line, canceled_at as canceled from order_tickets
      where ticket_id = ${one!.ticketId} order by line_id`.execute(database.db);
    expect(story).toEqual([
      { line: first.lines[0]!.line_id, canceled: now },
      { line: second.lines[0]!.line_id, canceled: null },
    ]);

    await expect(cancel(id, [one!])).rejects.toThrow(TicketsTaken);
    await cancel(id, kept);
    const { lines: after } = await findParts(database.db, 1, [first.order.order_id]);
    expect(after).toMatchObject([{ quantity: 4, canceled: 4, canceled_at: now }]);
    expect(await stockComplaints(database.db)).toEqual([]);
    expect(await findWrongs(database.db)).toEqual({});
  });

  test('[OPS-14] the database refuses a sale that ticket and line do not agree about', async () => {
    const { order: sold, lines } = await order(2, levels.parking);
    const [ticket] = await ticketsOf(sold.order_id);
    const where = `where ticket_id = ${ticket!.ticketId}`;
    const line = lines[0]!.line_id;
    const free = `update tickets set state = 'free', line_id = null ${where}`;
    await expect(inOne(free)).rejects.toThrow('its sale is not canceled');
    await expect(inOne(`update order_tickets set canceled_at = '2026-01-01' ${where}`)).rejects.toThrow(
      'order_tickets_canceled_by',
    );
    const change = `insert into order_changes (seller_id, order_id, kind, state, total_cents, author_kind, author_id,
      reason, created_at, updated_at, effective_at) values (1, ${sold.order_id}, 'refund', 'settled', 0, 'staff', '1',
      '', '2026-01-01', '2026-01-01', '2026-01-01')`;
    const canceled = `${change};
      update order_tickets set canceled_at = '2026-01-01', change_id = (select max(change_id) from order_changes) ${where}`;
    await expect(inOne(canceled)).rejects.toThrow('do not agree');
    await expect(inOne(canceled, free)).rejects.toThrow('do not agree');
    await expect(inOne(`delete from order_tickets ${where}`)).rejects.toThrow('never deleted');
    const again = `insert into order_tickets (seller_id, line_id, ticket_id, rank) values (1, ${line}, 999999, 1)`;
    await expect(inOne(again)).rejects.toThrow('do not agree');
    const other = (await order(1, levels.parking)).lines[0]!.line_id;
    const double = `insert into order_tickets (seller_id, line_id, ticket_id, rank)
      values (1, ${other}, ${ticket!.ticketId}, 1)`;
    await expect(inOne(double)).rejects.toThrow('order_tickets_one_live');
    const unwritten = `update tickets set state = 'sold', line_id = ${line}
      where price_level_id = ${levels.floor} and rank = 1`;
    await expect(inOne(unwritten)).rejects.toThrow('foreign key');
    await inOne(canceled, free, `update order_lines set canceled = 1 where line_id = ${line}`);
  });
});
