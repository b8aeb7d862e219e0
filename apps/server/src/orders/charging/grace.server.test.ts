// What becomes of a later award that nobody pays for, when the order itself was paid.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPeople } from '../../accounts/testing/people.ts';
import { stockComplaints } from '../../carts/testing/invariants.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openAward } from '../changes/open-award.ts';
import { ChangingOrder, DRAW, loadCard, now, priced, setAside } from '../testing/change-world.ts';
import { findGraceOver, giveUpUnpaid } from './grace.ts';

let database: TestDatabase;
let order: ChangingOrder;
let changeId: number;
beforeAll(async () => {
  database = await testDatabase('server');
  await loadPeople(database);
  await loadSmallCatalogue(database);
  const userId = await loadCard(database.db);
  order = await ChangingOrder.place(database.db, userId, new Map([[levels.parking, 2]]), 1);
  const { payments } = await order.read();
  await order.capture(payments[0]!.payment_id);
  await setAside(database.db, levels.parking, 1, DRAW);
  const award = {
    sellerId: 1,
    orderId: order.orderId,
    lines: [await priced(database.db, levels.parking, 1)],
    paymentMethodId: payments[0]!.payment_method_id!,
    dueDay: '2026-11-15',
    run: { name: '13', graceHours: 72 },
    seats: DRAW,
    reason: 'A runner-up',
  };
  changeId = await inTransaction(database.db, (tx) => openAward(tx, award, now));
});
afterAll(() => database.close());

const ofDraw = async (): Promise<number> =>
  (
    await sql`select 1 from tickets where holder_kind = 'draw' and holder_id = '13' and state = 'held'`.execute(
      database.db,
    )
  ).rows.length;

test('[AWARD-05] a runner-up with a live order gets a change with its own bill and charge', async () => {
  const { changes, payments, lines } = await order.read();
  expect(changes).toMatchObject([{ change_id: changeId, kind: 'award', state: 'due' }]);
  const own = lines.filter((line) => line.change_id === changeId);
  expect(own.map(({ quantity }) => quantity)).toEqual([1]);
  const [{ unit_price_cents, unit_fees_cents, taxes_cents }] = own as [(typeof own)[0]];
  expect(payments.map((payment) => payment.change_id)).toEqual([null, changeId]);
  expect(payments[1]).toMatchObject({
    amount_cents: unit_price_cents + unit_fees_cents + taxes_cents,
    due_day: '2026-11-15',
    run: '13',
    grace_hours: 72,
    captured_at: null,
  });
});

test('[AWARD-04] at the end of grace a later award is canceled, its seats go to the walk, and the paid order stays', async () => {
  const { payments, order: before } = await order.read();
  const { payment_id: paymentId } = payments[1]!;
  await database.runScript(`update order_payments set failed_at = '2026-11-12', next_try_at = null,
    grace_until = '2026-11-15T12:00:01Z' where payment_id = ${paymentId}`);
  const over = new Date(now.getTime() + 1000);
  expect(await findGraceOver(database.db, now, 10)).toEqual([]);
  expect(await findGraceOver(database.db, over, 10)).toEqual([{ sellerId: 1, paymentId, run: '13' }]);
  const author = { kind: 'job', id: 'end grace' } as const;
  const wish = { sellerId: 1, paymentId, seats: DRAW, author, reason: 'Not paid', isEarly: false };
  const giveUp = (at: Date) => inTransaction(database.db, (tx) => giveUpUnpaid(tx, wish, at));
  expect(await giveUp(now)).toBeUndefined();
  expect(await ofDraw()).toBe(0);
  expect(await giveUp(over)).toMatchObject({ changeId });
  expect(await ofDraw()).toBe(1);
  const after = await order.read();
  expect(after.changes).toMatchObject([{ state: 'canceled' }]);
  expect(after.order).toMatchObject({ state: before.state, paid_cents: before.paid_cents });
  expect(after.payments.map(({ change_id }) => change_id)).toEqual([null]);
  expect(await giveUp(over)).toBeUndefined();
  expect(await stockComplaints(database.db)).toEqual([]);
});

test('[AWARD-04] of what was captured nothing is taken', async () => {
  const { payments } = await order.read();
  const { payment_id: paymentId } = payments[0]!;
  const author = { kind: 'staff', id: '1' } as const;
  const wish = { sellerId: 1, paymentId, seats: DRAW, author, reason: 'Too early', isEarly: true };
  expect(await inTransaction(database.db, (tx) => giveUpUnpaid(tx, wish, now))).toBeUndefined();
});
