import { orderChangeMachine } from '@stagedoor/rules/machines/order-change';
import type { OrderChangeState } from '@stagedoor/rules/machines/order-change';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { loadPeople } from '../../accounts/testing/people.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { engines, testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { ChangingOrder, DRAW, loadCard, now, priced, setAside } from '../testing/change-world.ts';
import { aRefund, goingLines } from '../testing/refund-tickets.ts';
import type { ChangeRow } from './change-store.ts';
import { TicketsTaken } from './open-change.ts';
import { takeEffect } from './take-effect.ts';

const states = Object.keys(orderChangeMachine) as OrderChangeState[];
const tookEffect = new Set<string>(['effective', 'settled', 'reverted']);

describe.each(engines)('what the database refuses of changes (%s)', (engine) => {
  let database: TestDatabase;
  let userId: number;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadPeople(database);
    await loadSmallCatalogue(database);
    userId = await loadCard(database.db);
  });
  afterAll(() => database.close());

  const place = (payments: number) =>
    ChangingOrder.place(database.db, userId, new Map([[levels.parking, 2]]), payments);
  const run = (statements: string) => database.runScript(statements);
  /** A paid order of two, one of which goes back; the money has not yet. */
  async function refunding(): Promise<{ order: ChangingOrder; change: ChangeRow; id: string }> {
    const order = await place(1);
    const { payments, lines, tickets } = await order.read();
    await order.capture(payments[0]!.payment_id);
    const change = await order.open(aRefund(goingLines(lines, tickets.slice(0, 1))));
    await order.locked((tx, row) => takeEffect(tx, row, change, 0, now));
    return { order, change: await order.change(change.change_id), id: `order_id = ${order.orderId}` };
  }

  test('[STAFF-08] its moves are those of the rules, no more and no less', async () => {
    const { orderId } = await place(1);
    for (const from of states) {
      for (const to of cases(states.filter((state) => state !== from))) {
        const effective = (state: string) => (tookEffect.has(state) ? `'2026-01-01'` : 'null');
        const moved = database.runScript(`
          insert into order_changes (seller_id, change_id, order_id, kind, state, total_cents, author_kind, author_id,
            reason, created_at, updated_at, effective_at)
          values (1, 999, ${orderId}, 'refund', '${from}', 0, 'staff', '1', '', '2026-01-01', '2026-01-01', ${effective(from)});
          update order_changes set state = '${to}', effective_at = ${effective(to)} where change_id = 999;
          select 1 / 0`);
        const reason = await moved.catch((error: Error) => error.message);
        const allowed = reason?.includes('division by zero');
        expect([from, to, allowed]).toEqual([from, to, canMove(orderChangeMachine, from, to)]);
      }
    }
  });

  test('[AFTER-01] what is owed is the bill and its changes, and a change adds up', async () => {
    const { change, id } = await refunding();
    await expect(run(`update orders set credited_cents = credited_cents + 1 where ${id}`)).rejects.toThrow(
      'the bill and its changes',
    );
    await expect(run(`update orders set added_cents = 100 where ${id}`)).rejects.toThrow(
      'the bill and its changes',
    );
    const where = `where change_id = ${change.change_id}`;
    await expect(
      run(`update order_changes set tickets_cents = -1, total_cents = -1 ${where}`),
    ).rejects.toThrow('keeps its order');
    await expect(run(`update order_changes set state = 'settled' ${where}`)).rejects.toThrow(
      'money has still to go back',
    );
    await expect(run(`update order_change_lines set tickets_cents = -1 ${where}`)).rejects.toThrow(
      'never deleted',
    );
    await expect(run(`delete from order_changes ${where}`)).rejects.toThrow('never deleted');
    const more = `insert into order_change_lines (seller_id, order_id, change_id, line_id, quantity, tickets_cents,
      fees_cents, taxes_cents) select seller_id, order_id, change_id, line_id + 1000, 1, -1, 0, 0
      from order_change_lines ${where}`;
    await expect(run(more)).rejects.toThrow('foreign key');
  });

  test('[AFTER-01] never more goes back than was captured, in all and of each payment', async () => {
    const { order, change, id } = await refunding();
    const { order: row } = await order.read();
    await expect(run(`update orders set returned_cents = ${row.paid_cents} where ${id}`)).rejects.toThrow(
      'violates check',
    );
    await expect(run(`update orders set returned_cents = 1 where ${id}`)).rejects.toThrow(
      'the sum of its returns',
    );
    await expect(
      run(`update order_payments set returning_cents = amount_cents + 1 where ${id}`),
    ).rejects.toThrow('order_payments_returning');
    await expect(run(`update order_payments set returning_cents = 0 where ${id}`)).rejects.toThrow(
      'the sum of its returns',
    );
    const [planned] = await order.returnsOf(change);
    const again = `insert into order_returns (seller_id, order_id, change_id, payment_id, amount_cents, way, state, created_at)
      values (1, ${order.orderId}, ${change.change_id}, ${planned!.payment_id}, 1, 'gateway', 'planned', '2026-01-01')`;
    await expect(run(again)).rejects.toThrow('the sum of its returns');
    const returned = `update order_returns set state = 'returned', settled_at = '2026-01-01'`;
    await expect(run(`${returned} where return_id = ${planned!.return_id}`)).rejects.toThrow(
      'order_returns_check',
    );
    await expect(run(`update order_returns set amount_cents = 1 where ${id}`)).rejects.toThrow(
      'keeps its payment',
    );
  });

  test('[AFTER-03] no charge makes too much of it, a voided payment stays void, another takes its place', async () => {
    const order = await place(2);
    const { payments, lines, tickets, order: row } = await order.read();
    const id = `order_id = ${order.orderId}`;
    await expect(run(`update orders set paid_cents = total_cents + 1 where ${id}`)).rejects.toThrow(
      'is owed',
    );
    const change = await order.open(aRefund(goingLines(lines, tickets.slice(0, 1))));
    await order.locked((tx, locked) => takeEffect(tx, locked, change, 0, now));
    await expect(run(`update orders set paid_cents = ${row.total_cents} where ${id}`)).rejects.toThrow(
      'is owed',
    );
    const [, last] = payments;
    const void_ = `where payment_id = ${last!.payment_id}`;
    await expect(run(`update order_payments set voided_at = null ${void_}`)).rejects.toThrow(
      'stays as it is',
    );
    await expect(run(`update order_payments set captured_at = '2026-01-01' ${void_}`)).rejects.toThrow(
      'stays as it is',
    );
    const other = `insert into order_payments (seller_id, order_id, sort, amount_cents, payment_method_id, replaces)
      select seller_id, order_id, 7, 1, payment_method_id, payment_id from order_payments`;
    await expect(run(`${other} where payment_id = ${payments[0]!.payment_id}`)).rejects.toThrow('not void');
    const { payments: after, order: lowered } = await order.read();
    expect(after.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(lowered.owed_cents);
    const places = after.map(({ sort, replaces }) => [sort, replaces]);
    expect([
      [
        [1, null],
        [2, last!.payment_id],
      ],
      [[1, payments[0]!.payment_id]],
    ]).toContainEqual(places);
  });

  test('[STAFF-08] a ticket is asked for by one change at a time, and a canceled sale stays so', async () => {
    const order = await place(1);
    const { lines, tickets } = await order.read();
    const wish = aRefund(goingLines(lines, tickets.slice(0, 1)));
    const first = await order.open({ ...wish, state: 'proposed' });
    await expect(order.open(wish)).rejects.toThrow(TicketsTaken);
    const where = `where change_id = ${first.change_id}`;
    const { change: other } = await refunding();
    await expect(run(`update order_tickets set change_id = ${other.change_id} ${where}`)).rejects.toThrow(
      'another change already',
    );
    await expect(run(`update order_changes set state = 'declined' ${where}`)).rejects.toThrow(
      'not what its change says',
    );
    await expect(
      run(
        `update order_tickets set canceled_at = null, change_id = null where change_id = ${other.change_id}`,
      ),
    ).rejects.toThrow('unless its change is reverted');
    await expect(run(`update order_tickets set seat_name = 'x' ${where}`)).rejects.toThrow(
      'keeps its line and its seat',
    );
  });

  test('[AWARD-05] a ticket of an award that nobody has paid yet is asked for by no other change', async () => {
    const order = await place(1);
    const { lines: own, payments } = await order.read();
    await setAside(database.db, levels.parking, 1, DRAW);
    await order.open({
      kind: 'award',
      state: 'due',
      goes: [],
      buys: [await priced(database.db, levels.parking, 1)],
      sellFrom: DRAW,
      seatsTo: DRAW,
      payment: { paymentMethodId: payments[0]!.payment_method_id!, dueDay: '2026-01-01' },
      author: { kind: 'job', id: 'walk 1' },
      reason: 'A runner-up',
    });
    const { lines, tickets } = await order.read();
    const awarded = lines.filter(({ line_id }) => !own.some((line) => line.line_id === line_id));
    const wanted = tickets.filter(({ lineId }) => lineId === awarded[0]!.line_id);
    expect(wanted).toHaveLength(1);
    await expect(order.open(aRefund(goingLines(awarded, wanted)))).rejects.toThrow(TicketsTaken);
  });
});
