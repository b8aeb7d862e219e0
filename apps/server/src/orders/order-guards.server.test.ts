import { orderMachine } from '@stagedoor/rules/machines/order';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPeople } from '../accounts/testing/people.ts';
import { loadSmallCatalogue, levels } from '../testing/small-catalogue.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { cases } from '../../../../tools/testing/cases.ts';

const states = Object.keys(orderMachine) as OrderState[];

describe.each(engines)('what the database refuses of orders (%s)', (engine) => {
  let database: TestDatabase;
  let next = 1_000_000_000;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadPeople(database);
    await loadSmallCatalogue(database);
  });
  afterAll(() => database.close());

  const insert = async (state: OrderState, sums: { total?: number; paid?: number } = {}): Promise<number> => {
    next += 1;
    const { total = 100, paid = 100 } = sums;
    const { rows } = await sql<{ id: number }>`
      insert into orders (seller_id, unique_id, outlet_id, user_id, state, email, tickets_cents, fees_cents, taxes_cents,
        shipping_cents, total_cents, paid_cents, created_at, updated_at)
      values (1, ${String(next)}, 1, (select min(user_id) from customers), ${state}, 'fan@example.com', 100, 0, 0, 0,
        ${total}, ${paid}, '2026-01-01', '2026-01-01') returning order_id as id`.execute(database.db);
    return rows[0]!.id;
  };

  test('[OPS-23] its moves are those of the rules, no more and no less', async () => {
    for (const from of states) {
      for (const to of cases(states.filter((state) => state !== from))) {
        const id = await insert(from);
        const moved = sql`update orders set state = ${to} where order_id = ${id}`.execute(database.db);
        const allowed = await moved.then(
          () => true,
          () => false,
        );
        expect([from, to, allowed]).toEqual([from, to, canMove(orderMachine, from, to)]);
      }
    }
  });

  test('more paid than the total, less than nothing, a sum that is not its parts, paid without money', async () => {
    await expect(insert('STATUS_ORDER_PAID', { paid: 101 })).rejects.toThrow();
    await expect(insert('STATUS_ORDER_PAYMENT_DUE', { paid: -1 })).rejects.toThrow();
    await expect(insert('STATUS_ORDER_PAID', { total: 99, paid: 99 })).rejects.toThrow();
    await expect(insert('STATUS_ORDER_PAID', { paid: 99 })).rejects.toThrow();
    await expect(insert('STATUS_ORDER_PART_PAID', { paid: 99 })).resolves.toBeGreaterThan(0);
  });

  test('[MONEY-01] an order in another currency than its seller’s, or paid on no step', async () => {
    const { db } = database;
    const changed = (id: number, currency: string) =>
      sql`update orders set currency = ${currency} where order_id = ${id}`.execute(db);
    const id = await insert('STATUS_ORDER_PAID');
    await expect(changed(id, 'EUR')).rejects.toMatchObject({ constraint: 'orders_in_sellers_currency' });
    const bought = (cents: number) =>
      sql`insert into orders (seller_id, unique_id, outlet_id, user_id, state, email, currency, tickets_cents,
          fees_cents, taxes_cents, shipping_cents, total_cents, created_at, updated_at)
        values (1, ${String((next += 1))}, 1, (select min(user_id) from customers), 'STATUS_ORDER_PAYMENT_DUE', '', 'KWD',
          ${cents}, 0, 0, 0, ${cents}, '2026-01-01', '2026-01-01')`.execute(db);
    await expect(bought(1235)).rejects.toMatchObject({ constraint: 'orders_in_steps' });
    await expect(bought(1230)).rejects.toMatchObject({ constraint: 'orders_in_sellers_currency' });
  });

  test('an order is never deleted and keeps its number', async () => {
    const id = await insert('STATUS_ORDER_PAID');
    await expect(sql`delete from orders where order_id = ${id}`.execute(database.db)).rejects.toThrow(
      'never deleted',
    );
    await expect(
      sql`update orders set unique_id = '9999999999' where order_id = ${id}`.execute(database.db),
    ).rejects.toThrow('keeps its number');
  });

  test('a ticket belongs to an order only once it is sold', async () => {
    const id = await insert('STATUS_ORDER_PAID');
    await expect(
      sql`update tickets set line_id = ${id} where price_level_id = ${levels.floor}`.execute(database.db),
    ).rejects.toThrow();
  });
});
