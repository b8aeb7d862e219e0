import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, letterText, mailsTo } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { engines } from '../../testing/test-database.ts';
import { DAY_SECONDS, openPlanWorld } from '../testing/plan-world.ts';
import type { PlanWorld } from '../testing/plan-world.ts';

describe.each(engines)('installments that are due (%s)', (engine) => {
  let world: PlanWorld;
  beforeAll(async () => {
    world = await openPlanWorld(engine);
  });
  afterAll(() => world.app.close());
  beforeEach(() => world.comeBack());
  afterEach(() => world.closeTheBooks());

  test('[OPS-22] the job charges what is due, and nothing else, however often and in however many nodes', async () => {
    const due = await world.plan('good', [0, 30, 60]);
    await Promise.all([world.runJobs(), world.runJobs(), world.runJobs(), world.pay(due), world.pay(due)]);
    await world.runJobs();
    const { CustomerOrderScheduledPayments: payments } = await world.read(due);
    expect(payments.map(({ Captured }: { Captured: boolean }) => Captured)).toEqual([true, false, false]);
    expect(await world.charges(due)).toHaveLength(1);
  });

  test('[OPS-22] [OPS-44] three tries over seven days, a mail for each, then a person decides; another card is tried anew', async () => {
    const order = await world.plan('bad', [0, 400, 430]);
    const tries = async (): Promise<number> => (await world.charges(order)).length;
    const seen: number[] = [];
    for (let day = 0; day <= 9; day += 1) {
      await world.runJobs();
      await world.runJobs();
      seen.push(await tries());
      world.app.clock.advance(DAY_SECONDS);
    }
    expect(seen).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
    await world.comeBack();
    const mails = (await mailsTo(world.app, fan)).filter(({ subject }) => subject.includes(order.number));
    expect(mails.map(({ kind }) => kind)).toEqual(Array(3).fill('installment-failed'));
    await world.changeCards(order, [{ Sort: 1, PaymentMethodID: world.cards.good }]);
    await world.runJobs();
    expect((await world.read(order)).CustomerOrderScheduledPayments[0]).toMatchObject({ Captured: true });
  });

  test('[OPS-22] a card that expired is a failed try without a charge', async () => {
    const order = await world.plan('held', [0]);
    await world.setExpiration('held', '2026-01');
    await world.runJobs();
    expect(await world.charges(order)).toEqual([]);
    expect((await world.read(order)).CustomerOrderScheduledPayments[0]).toMatchObject({ Failed: true });
  });

  test('[OPS-22] a card that stays expired is tried three times over seven days, and then no more', async () => {
    const order = await world.plan('held', [0]);
    await world.setExpiration('held', '2026-01');
    const tries: number[] = [];
    for (let day = 0; day <= 8; day += 1) {
      await world.runJobs();
      await world.runJobs();
      const row = await world.app.database.db
        .selectFrom('order_payments')
        .select('tries')
        .where('payment_id', '=', order.paymentIds[0]!)
        .executeTakeFirstOrThrow();
      tries.push(row.tries);
      world.app.clock.advance(DAY_SECONDS);
    }
    expect(tries).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3]);
    expect(await world.charges(order)).toEqual([]);
  });

  test('[GATE-10] [AWARD-03] a card that a former gateway keeps is not charged: a letter says why, and a card of the new one pays', async () => {
    const { app } = world;
    const order = await world.plan('good', [0]);
    await app.database
      .runScript(`insert into seller_gateways (seller_id, gateway, kind, mode, account_name, currencies)
      values (1, 'stripe', 'stripe', 'test', '', '{USD}')`);
    app.forget();
    await world.runJobs();
    expect(await world.charges(order)).toEqual([]);
    const payment = async () => (await world.read(order)).CustomerOrderScheduledPayments[0];
    expect(await payment()).toMatchObject({ Failed: true, Captured: false });
    const letter = (await mailsTo(app, fan)).findLast(({ subject }) => subject.includes(order.number));
    expect(letter).toMatchObject({ kind: 'installment-failed' });
    expect(await letterText(app, letter!)).toContain('Our payment provider has changed');
    expect(await world.pay(order)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('this card is kept by the former one') },
    });
    const { PaymentMethodID } = await addCard(app, world.customer);
    await world.changeCards(order, [{ Sort: 1, PaymentMethodID }]);
    expect((await world.pay(order)).status).toBe(200);
    expect(await payment()).toMatchObject({ Captured: true });
    expect(await world.charges(order)).toMatchObject([{ state: 'succeeded' }]);
    await app.database.runScript(`update seller_gateways set until = '2026-11-30'`);
    app.forget();
  });

  test('[OPS-22] nothing is charged of an order that was canceled before its day', async () => {
    const order = await world.plan('good', [0]);
    const { db } = world.app.database;
    const ofOrder = db.updateTable('orders').where('order_id', '=', order.orderId);
    const { state } = await db
      .selectFrom('orders')
      .select('state')
      .where('order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    await ofOrder.set({ state: 'STATUS_ORDER_CANCELED' }).execute();
    await world.runJobs();
    expect(await world.charges(order)).toEqual([]);
    // Whatever is canceled owes nothing: the books are closed over the order as it was.
    await world.app.database.runScript(
      'set local session_replication_role = replica; ' +
        `update orders set state = '${state}' where order_id = ${order.orderId}`,
    );
  });

  test('[AWARD-03] a decline opens the time to mend it, and another decline does not begin it anew', async () => {
    const order = await world.plan('bad', [0]);
    const payment = `payment_id = ${order.paymentIds[0]}`;
    await world.app.database.runScript(
      `update order_payments set run = 'of-a-draw', grace_hours = 72 where ${payment}`,
    );
    const until = async () => {
      const row = await world.app.database.db
        .selectFrom('order_payments')
        .select('grace_until')
        .where('payment_id', '=', order.paymentIds[0]!)
        .executeTakeFirstOrThrow();
      return row.grace_until?.getTime();
    };
    const declinedAt = world.app.clock.now().getTime();
    await world.runJobs();
    const first = (await until())!;
    expect(first).toBeGreaterThanOrEqual(declinedAt + 72 * 3_600_000);
    world.app.clock.advance(3600);
    const again = world.app.clock.now().toISOString();
    await world.app.database.runScript(`update order_payments set next_try_at = '${again}' where ${payment}`);
    await world.runJobs();
    expect(await world.charges(order)).toHaveLength(2);
    expect(await until()).toBe(first);
  });
});
