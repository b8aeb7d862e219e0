import { installmentMachine } from '@stagedoor/rules/machines/installment';
import { orderReturnMachine } from '@stagedoor/rules/machines/order-return';
import { refundMachine } from '@stagedoor/rules/machines/refund';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPeople } from '../accounts/testing/people.ts';
import { differingMoves } from '../testing/compare-moves.ts';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { takeEffect } from './changes/take-effect.ts';
import { ChangingOrder, loadCard, now } from './testing/change-world.ts';
import { aRefund, goingLines } from './testing/refund-tickets.ts';
import { issueMobileTickets } from './tickets/issue-mobile-tickets.ts';

const DAY = `'2026-01-01'`;
const setOf = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');

describe.each(engines)('what the database refuses of payments, refunds and returns (%s)', (engine) => {
  let database: TestDatabase;
  let order: ChangingOrder;
  let lineId: number;
  let payment: { payment_id: number; intent_ref: string | null };
  let returnId: number;
  /** A paid order of three, one of which goes back; the money has not yet. */
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadPeople(database);
    await loadSmallCatalogue(database);
    const userId = await loadCard(database.db);
    order = await ChangingOrder.place(database.db, userId, new Map([[levels.parking, 3]]), 1);
    const before = await order.read();
    await order.capture(before.payments[0]!.payment_id);
    const change = await order.open(aRefund(goingLines(before.lines, before.tickets.slice(0, 1))));
    await order.locked((tx, row) => takeEffect(tx, row, change, 0, now));
    const { payments, lines } = await order.read();
    payment = payments[0]!;
    lineId = lines[0]!.line_id;
    returnId = (await order.returnsOf(change))[0]!.return_id;
  });
  afterAll(() => database.close());

  test('[INSTAL-08] the moves of a payment are those of the rules, no more and no less', async () => {
    const nothing = { captured_at: 'null', intent_ref: 'null', failed_at: 'null', voided_at: 'null' };
    const ref = `'${payment.intent_ref}'`;
    const columns = {
      unpaid: nothing,
      failed: { ...nothing, failed_at: 'clock_timestamp()' },
      paid: { ...nothing, captured_at: DAY, intent_ref: ref },
      void: { ...nothing, voided_at: DAY },
    };
    const where = `where payment_id = ${payment.payment_id}`;
    const differing = await differingMoves(database, {
      machine: installmentMachine,
      be: (state) =>
        `update order_payments set returning_cents = 0, next_try_at = null, ${setOf(columns[state])} ${where}`,
      become: (state) => `update order_payments set ${setOf(columns[state])} ${where}`,
      refusal: /stays as it is|never tried/,
      again: ['failed'],
    });
    expect(differing).toEqual([]);
  });

  test('the moves of a line’s refund are those of the rules, no more and no less', async () => {
    const columns = {
      none: { refund_requested_at: 'null', canceled: '0', canceled_at: 'null' },
      requested: { refund_requested_at: DAY, canceled: '0', canceled_at: 'null' },
      refunded: { refund_requested_at: DAY, canceled: 'quantity', canceled_at: DAY },
    };
    const become = (state: keyof typeof columns) =>
      `update order_lines set ${setOf(columns[state])} where line_id = ${lineId}`;
    const moves = { machine: refundMachine, be: become, become, refusal: /Only a change that is reverted/ };
    expect(await differingMoves(database, moves)).toEqual([]);
    // Where the change is reverted, its line has its tickets again.
    const reverted = `update order_changes set state = 'reverted' where order_id = ${order.orderId}`;
    expect(
      await differingMoves(database, { ...moves, be: (state) => `${reverted}; ${become(state)}` }),
    ).toEqual([
      expect.stringContaining('refunded to none'),
      expect.stringContaining('refunded to requested'),
    ]);
  });

  test('[AFTER-01] the moves of money that goes back are those of the rules, no more and no less', async () => {
    const ref = `'${payment.intent_ref}'`;
    const columns = {
      planned: { state: `'planned'`, settled_at: 'null', intent_ref: 'null' },
      returned: { state: `'returned'`, settled_at: DAY, intent_ref: ref },
      refused: { state: `'refused'`, settled_at: DAY, intent_ref: 'null' },
    };
    const become = (state: keyof typeof columns) =>
      `update order_returns set ${setOf(columns[state])} where return_id = ${returnId}`;
    const differing = await differingMoves(database, {
      machine: orderReturnMachine,
      be: become,
      become,
      refusal: /stays so/,
    });
    expect(differing).toEqual([]);
  });

  test('[OPS-32] a ticket on a phone that was revoked never opens again', async () => {
    await order.locked((tx, row) => issueMobileTickets(tx, row, now));
    await database.runScript(`update mobile_tickets set revoked_at = ${DAY}`);
    const revive = database.runScript(`update mobile_tickets set revoked_at = null`);
    await expect(revive).rejects.toThrow('stays so');
  });
});
