import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { engines } from '../../testing/test-database.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

const seenAt = '2026-12-15T00:30:00.000Z';
const startsAt = '2027-02-15T00:30:00.000Z';
const reason = 'The singer is ill';

describe.each(engines)('an event on another date (%s)', (engine) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld(engine);
    await world.database.runScript(`update shows set refund_window_open = false`);
    world.forget();
  });
  afterAll(() => world.close());
  afterEach(() => world.closeTheBooks());

  test('[AFTER-04] [OPS-25] everybody is told once, the tickets stay, and the refund window is open', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 2 });
    const elsewhere = await world.buy({ level: levels.floor, quantity: 1 });
    expect((await world.askForRefund(order, levels.orchestra)).status).toBe(409);
    const { body: shown } = await world.owner.send('events/postponement?id=101');
    // The show is on sale as three events, and each of them moves.
    expect(shown).toMatchObject({ name: 'Live', startsAt: seenAt, events: 3, orders: 1, people: 1 });
    const input = { eventId: 101, startsAt, seenAt, orders: 1, reason };
    expect((await world.desk.send('events/postpone', input)).status).toBe(403);
    for (const bad of [{ startsAt: seenAt }, { startsAt: '2020-01-01T00:00:00.000Z' }, { reason: 'Ill' }])
      expect((await world.owner.send('events/postpone', { ...input, ...bad })).status).toBe(400);
    for (const bad of [{ orders: 2 }, { seenAt: '2026-12-16T00:30:00.000Z' }])
      expect((await world.owner.send('events/postpone', { ...input, ...bad })).status).toBe(409);

    const twice = await Promise.all([1, 2].map(() => world.owner.send('events/postpone', input)));
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { id } = twice.find(({ status }) => status === 200)!.body;
    const state = async () => {
      await world.pass(3);
      return (await world.owner.send(`tasks/get?id=${id}`)).body.task;
    };
    await expect.poll(state).toMatchObject({ state: 'finished', done: 1, failed: 0 });

    const told = (await mailsTo(world, fan)).filter(({ kind }) => kind === 'event-postponed');
    expect(told.map(({ about }) => about)).toEqual([`order ${order.number}`]);
    expect(told[0]!.plain_text).toContain('Feb');
    expect(told[0]!.plain_text).toContain(reason);
    expect((await world.look(elsewhere.number)).changes).toEqual([]);
    const { body: event } = await world.owner.send('events/get?id=101');
    expect(event.startsAt).toBe(startsAt);
    expect((await world.look(order.number)).lines).toMatchObject([{ windowOpen: true, tickets: [{}, {}] }]);
    expect((await world.askForRefund(order, levels.orchestra)).status).toBe(200);
    // Where customers look: the event itself, and their order.
    const moved = { ShowDate: startsAt, PostponedFrom: seenAt };
    const bought = await world.customer.send('/gen.v1/customerorder/get', { OrderID: order.number });
    expect(bought.body.order.Events).toMatchObject([moved]);
    const window = await world.customer.send('/gen.v1/outlet/getoutletevents', {});
    const live = JSON.stringify(window.body);
    expect(live).toContain(`"PostponedFrom":"${seenAt}"`);
  });

  test('[AFTER-04] persons and orders are counted once, and written to once, however many of its events they have', async () => {
    await world.database.runScript(`update outlet_events set show_id = 2 where outlet_event_id = 101`);
    world.forget();
    const both = await world.buy({ level: levels.orchestra, quantity: 1, also: [levels.floor] });
    const { body: shown } = await world.owner.send('events/postponement?id=102');
    expect(shown).toMatchObject({ name: 'Floor', events: 2, orders: 3, people: 1 });
    const input = { eventId: 102, startsAt, seenAt: shown.startsAt, orders: 3, reason };
    const { status, body: begun } = await world.owner.send('events/postpone', input);
    expect(status).toBe(200);
    const task = async () => {
      await world.pass(3);
      return (await world.owner.send(`tasks/get?id=${begun.id}`)).body.task;
    };
    await expect.poll(task).toMatchObject({ state: 'finished', total: 3, done: 3 });
    const told = (await mailsTo(world, fan)).filter(
      ({ kind, about }) => kind === 'event-postponed' && about === `order ${both.number}`,
    );
    expect(told).toHaveLength(1);
  });
});
