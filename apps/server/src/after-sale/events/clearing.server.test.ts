import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { planOrder } from '../../orders/testing/plan-order.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { engines } from '../../testing/test-database.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld, BoughtOrder } from '../testing/after-sale-world.ts';

describe.each(engines)('a clearing run (%s)', (engine) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld(engine);
    await world.database.runScript(`
      update price_levels set sort = case price_level_id when ${levels.box} then 1 else 2 end`);
    world.forget();
  });
  afterAll(() => world.close());
  afterEach(() => world.closeTheBooks());

  const askForUpgrade = ({ id }: BoughtOrder) =>
    world.customer.send('/gen.v1/customerorder/updateOutletEventItemUpgrade', {
      CustomerOrderID: id,
      OutletEventID: 101,
      OutletEventItemID: 501,
    });
  const levelsOf = async ({ number }: BoughtOrder): Promise<string[]> =>
    (await world.customer.send('/gen.v1/customerorder/get', { OrderID: number })).body.order.LineItems.filter(
      ({ Canceled }: { Canceled: boolean }) => !Canceled,
    ).map(({ PriceLevelName }: { PriceLevelName: string }) => PriceLevelName);

  test('[AFTER-06] shown first, then settled in that order: refunds, and upgrades out of what is free', async () => {
    const upgraded = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const order = await world.buy({ level: levels.orchestra, quantity: 2 });
      expect((await askForUpgrade(order)).status).toBe(200);
      upgraded.push(order);
    }
    const [first, second, third] = upgraded as [BoughtOrder, BoughtOrder, BoughtOrder];
    const back = await world.buy({ level: levels.orchestra, quantity: 1 });
    expect((await world.askForRefund(back, levels.orchestra)).status).toBe(200);
    await world.pass(2 * 86_400);

    const { body: run } = await world.owner.send('events/clearing?id=101');
    expect(run).toMatchObject({ name: 'Live', events: 1, chargesCents: 4200, givesBackCents: 10_950 });
    expect(run.moves).toMatchObject([
      { kind: 'refund', number: back.number, from: 'Orchestra × 1', cents: -10_950 },
      { kind: 'upgrade', number: first.number, from: 'Orchestra × 2', to: 'Box', cents: 2100 },
      { kind: 'upgrade', number: second.number, to: 'Box', cents: 2100 },
    ]);
    // Five boxes: four go, and the fifth has no room for two.
    expect(run.stays).toMatchObject([
      { number: third.number, why: expect.stringContaining('No better level') },
    ]);
    const start = { eventId: 101, wholeSeries: false, moves: 3, givesBackCents: 10_950, chargesCents: 4200 };
    expect((await world.finance.send('events/clear', start)).status).toBe(403);
    for (const bad of [{ moves: 2 }, { givesBackCents: 1 }, { chargesCents: 1 }])
      expect((await world.owner.send('events/clear', { ...start, ...bad })).status).toBe(409);
    expect((await world.owner.send('events/clear', { ...start, eventId: 102 })).status).toBe(409);
    const twice = await Promise.all([1, 2].map(() => world.owner.send('events/clear', start)));
    expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
    const { id } = twice.find(({ status }) => status === 200)!.body;
    const state = async () => {
      await world.pass(3);
      return (await world.owner.send(`tasks/get?id=${id}`)).body.task;
    };
    await expect.poll(state).toMatchObject({ state: 'finished', done: 3, failed: 0 });
    await world.pass(11);
    const seats = async () => Promise.all([first, second, third].map(levelsOf));
    await expect.poll(seats).toEqual([['Box'], ['Box'], ['Orchestra']]);
    const isBack = async () => {
      await world.pass(3);
      return (await world.look(back.number)).returnedCents;
    };
    await expect.poll(isBack).toBe(10_950);
    const kinds = (await mailsTo(world, fan))
      .map(({ kind }) => kind)
      .filter((kind) => kind.includes('decided'));
    expect(kinds.toSorted()).toEqual(['refund-decided', 'upgrade-decided', 'upgrade-decided']);
    const { body: after } = await world.owner.send('events/clearing?id=101&wholeSeries=1');
    expect(after).toMatchObject({ moves: [], stays: [{ number: third.number }] });
    expect((await world.owner.send('events/clear', { ...start, moves: 0 })).body.message).toContain('Nobody');
  });

  test('[AFTER-06] it takes all who ask, not only those whom a queue shows at first', async () => {
    const many = 201;
    await world.database.runScript(`
      update level_stock set capacity = capacity + ${many} where price_level_id = ${levels.floor};
      insert into tickets (seller_id, price_level_id, rank)
        select 1, ${levels.floor}, 1000 + n from generate_series(1, ${many}) n`);
    const now = world.clock.now();
    const dueDays = ['2099-01-01'];
    const { user_id: userId, payment_method_id: card } = await world.database.db
      .selectFrom('orders')
      .select(['user_id', 'payment_method_id'])
      .executeTakeFirstOrThrow();
    for (let nth = 0; nth < many; nth += 1)
      await planOrder(world.database.db, {
        userId: userId!,
        levelId: levels.floor,
        paymentMethodIds: [card!],
        dueDays,
        now,
      });
    await world.database.db
      .updateTable('order_lines')
      .set({ refund_requested_at: now })
      .where('price_level_id', '=', levels.floor)
      .execute();
    const { body: run } = await world.owner.send('events/clearing?id=102');
    expect(run.moves).toHaveLength(many);
    const { givesBackCents, chargesCents } = run;
    const start = { eventId: 102, wholeSeries: false, moves: many, givesBackCents, chargesCents };
    const { body: begun } = await world.owner.send('events/clear', start);
    const task = async () => {
      await world.pass(3);
      return (await world.owner.send(`tasks/get?id=${begun.id}`)).body.task;
    };
    await expect.poll(task).toMatchObject({ state: 'finished', done: many, failed: 0 });
  });
});
