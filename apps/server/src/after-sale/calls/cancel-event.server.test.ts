import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan, mailsTo, other as otherFan, signedIn } from '../../accounts/testing/people.ts';
import { calls, cards, confirmSeats, readyToOrder } from '../../carts/testing/checkout.ts';
import { decideHeld } from '../../carts/testing/order-app.ts';
import { clearFaults, fault } from '../../payments/testing/card-form.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { engines } from '../../testing/test-database.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld, BoughtOrder } from '../testing/after-sale-world.ts';

const DAY = 86_400;
const EVENT = 101;
const reason = 'The singer is ill';

describe.each(engines)('an event canceled for everybody (%s)', (engine) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(() => world.comeBack());
  afterEach(() => world.closeTheBooks());

  const preview = async (id = EVENT) => (await world.owner.send(`events/cancellation?id=${id}`)).body;
  const lettersAbout = async ({ number }: BoughtOrder) =>
    (await mailsTo(world, fan)).filter(
      ({ about, kind }) => about === `order ${number}` && kind !== 'order-placed',
    );
  const taskOf = async (id: string) => (await world.owner.send(`tasks/get?id=${id}`)).body;
  /** As long as it takes, a few seconds at a time. */
  async function finished(id: string): Promise<void> {
    const state = async () => {
      await world.pass(3);
      return (await taskOf(id)).task.state;
    };
    await expect.poll(state).toBe('finished');
  }
  const input = { eventId: EVENT, name: 'Live', orders: 4, reason };
  const floor = 4250;
  let bought: Record<'whole' | 'part' | 'declining' | 'asked' | 'other', BoughtOrder>;
  /** What it gives back. */
  let sum: number;
  let id: string;

  /** Counted and summed first, and refused without name, number, reason or a fresh password. */
  async function counted(): Promise<void> {
    const whole = await world.buy({ level: levels.orchestra, quantity: 2, also: [levels.parking] });
    const part = await world.buy({ level: levels.orchestra, quantity: 1, also: [levels.floor] });
    const declining = await world.buy({ level: levels.box, quantity: 2 });
    const other = await world.buy({ level: levels.floor, quantity: 2 });
    const asked = await world.buy({ level: levels.orchestra, quantity: 1 });
    bought = { whole, part, declining, other, asked };
    await world.pass(2 * DAY);
    // Whoever has the tickets at home gets the money back like the others.
    for (const state of ['READY', 'DELIVERED'])
      await world.database.runScript(
        `update orders set state = 'STATUS_ORDER_${state}' where order_id = ${whole.id} and state <> 'STATUS_ORDER_${state}'`,
      );
    world.clock.advance(700);
    expect((await world.owner.send('events/cancel', input)).body).toMatchObject({ code: 'PASSWORD_NEEDED' });
    await world.comeBack();
    // A desk has proposed something about one of them: it stands in nobody's way.
    const { owedCents } = await world.look(asked.number);
    const wish = { number: asked.number, seats: 'stock', reason: 'Asked by phone', totalCents: owedCents };
    expect((await world.desk.send('orders/cancel', wish)).body.state).toBe('proposed');
    await confirmSeats(world.customer, { level: levels.orchestra, quantity: 2 });

    const shown = await preview();
    const paid = await Promise.all([whole, part, declining, asked].map(({ number }) => world.look(number)));
    const { shippingCents } = paid[1]!;
    sum = paid.reduce((all, { owedCents: owed }) => all + owed, 0) - floor - shippingCents;
    expect(shown).toMatchObject({
      name: 'Live',
      orders: 4,
      people: 1,
      tickets: 6,
      // The proposal is closed by the task, so its order counts like the others.
      returnsCents: sum,
      loweredCents: 0,
      unpaid: 0,
      charging: 0,
      inCarts: 2,
      requests: 0,
    });
    expect(shown.outcome).toBeUndefined();

    expect((await world.finance.send('events/cancel', input)).status).toBe(403);
    expect((await world.owner.send('events/cancel', { ...input, name: 'Life' })).status).toBe(400);
    expect((await world.owner.send('events/cancel', { ...input, reason: 'Ill' })).status).toBe(400);
    const many = await world.owner.send('events/cancel', { ...input, orders: 3 });
    expect(many).toMatchObject({ status: 409, body: { message: expect.stringContaining('4 orders now') } });
  }

  /** Two owners press, it is off sale at once, and a task gives back what goes back. */
  async function canceled(): Promise<void> {
    const twice = await Promise.all([1, 2].map(() => world.owner.send('events/cancel', input)));
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    ({ id } = twice.find(({ status }) => status === 200)!.body);
    const held = await world.customer.send(calls.create, {
      lineItems: [{ priceLevelID: levels.orchestra, quantity: 1 }],
    });
    expect(held.status).toBe(409);
    expect((await world.owner.send('events/on-sale', { eventId: EVENT, reason: 'Well again' })).status).toBe(
      409,
    );
    await fault(world, { kind: 'decline', call: 'createTransactionRequest', times: 1 });
    await world.pass(3);
    // The cart still holds its seats: the task waits for it.
    expect((await taskOf(id)).task.state).not.toBe('finished');
    await world.pass(1200);
    await finished(id);
    await clearFaults(world);

    const { task, failures } = await taskOf(id);
    expect(task).toMatchObject({ total: 4, done: 3, failed: 1 });
    expect(failures).toMatchObject([{ message: expect.stringContaining('does not meet the criteria') }]);
    const [{ subject: unlucky }] = failures;
    const after = await preview();
    expect(after).toMatchObject({ orders: 0, inCarts: 0, outcome: { orders: 4, reason, taskId: id } });
    const { returnedCents, refusedCents, comingCents, refused } = after.outcome;
    expect([returnedCents + refusedCents, comingCents]).toEqual([sum, 0]);
    expect(refused.map(({ number }: { number: string }) => number)).toEqual([unlucky]);
  }

  /**
   * What was for it alone is canceled, the rest stays, one letter each, and a person sees to what failed. Answers the
   * seats that somebody sits on still.
   */
  async function carriedOut(): Promise<unknown[]> {
    const { whole, part, declining, asked, other } = bought;
    const [{ subject: unlucky }] = (await taskOf(id)).failures;
    for (const order of [whole, declining, asked])
      expect((await world.look(order.number)).state).toBe('STATUS_ORDER_CANCELED');
    const kept = await world.look(part.number);
    // It goes on by itself: paid, and ready when its day comes.
    expect(kept.state).not.toBe('STATUS_ORDER_CANCELED');
    expect(kept.owedCents).toBe(floor + kept.shippingCents);
    expect((await world.look(other.number)).changes).toEqual([]);
    for (const order of [whole, part, declining, asked]) {
      const letters = await lettersAbout(order);
      expect(letters.map(({ kind }) => kind)).toEqual(['event-canceled']);
      expect(letters[0]!.plain_text).toContain(reason);
    }
    expect(await lettersAbout(other)).toEqual([]);
    const { rows } = (await world.finance.send('refunds/list')).body;
    expect(rows).toMatchObject([{ number: unlucky, why: 'refused' }]);
    const [change] = (await world.look(unlucky)).changes;
    const back = { number: unlucky, changeId: change.changeId, reason: 'The card is closed' };
    expect((await world.finance.send('refunds/revert', back)).body.message).toContain('event is canceled');
    const { returnId } = change.returns[0];
    const note = 'Check no. 118 by mail';
    expect((await world.finance.send('refunds/other-way', { number: unlucky, returnId, note })).status).toBe(
      200,
    );
    return world.database.db
      .selectFrom('tickets')
      .select('ticket_id')
      .where('price_level_id', 'in', [levels.orchestra, levels.box, levels.parking])
      .where((eb) => eb.or([eb('holder_id', '<>', 'canceled'), eb('holder_id', 'is', null)]))
      .execute();
  }

  test('[AFTER-04] [OPS-27] [OPS-46] counted first, pressed by two, given back once: what was for it alone is canceled, the rest stays', async () => {
    const closeAndComeBack = async (): Promise<void> => {
      await world.closeTheBooks();
      await world.comeBack();
    };
    await counted();
    await closeAndComeBack();
    await canceled();
    await closeAndComeBack();
    expect(await carriedOut()).toEqual([]);
  });

  test('[AFTER-04] a cart that pays meanwhile is given back by the task, a charge that is held for days by the job after it', async () => {
    const early = await world.buy({ level: levels.floor, quantity: 1 });
    const ready = await readyToOrder(world, world.customer, { level: levels.floor, quantity: 1 });
    const stranger = await signedIn(world, otherFan);
    const heldCart = await readyToOrder(world, stranger, { number: cards.held, quantity: 1 });
    expect((await stranger.send(calls.order, { cartUUID: heldCart })).status).toBe(202);
    const shown = await preview(102);
    expect(shown.inCarts).toBe(2);
    const input = { eventId: 102, name: 'Floor', orders: shown.orders, reason };
    const { body: task } = await world.owner.send('events/cancel', input);
    const late = await world.customer.send(calls.order, { cartUUID: ready });
    expect(late.status).toBe(200);
    const number = late.body.order.OrderID;
    await world.pass(3);
    await world.pass(3);
    expect((await taskOf(task.id)).task.state).not.toBe('finished');
    // Half an hour after the last that moved, which may be the second or the third look.
    for (let minutes = 0; minutes < 56; minutes += 8) await world.pass(480);
    await finished(task.id);
    expect((await taskOf(task.id)).failures).toEqual([]);
    for (const each of [number, early.number])
      expect((await world.look(each)).state).toBe('STATUS_ORDER_CANCELED');
    const letters = await lettersAbout({ number, id: 0 });
    expect(letters.map(({ kind }) => kind)).toEqual(['event-canceled']);

    await decideHeld(world, true);
    await world.comeBack();
    const isCanceled = async () => {
      await world.pass(11);
      const { rows } = (await world.finance.send('refunds/decided')).body;
      return rows.some(({ email, kind }: { email: string; kind: string }) =>
        [email === otherFan, kind === 'cancellation'].every(Boolean),
      );
    };
    await expect.poll(isCanceled).toBe(true);
    const told = (await mailsTo(world, otherFan)).filter(({ kind }) => kind === 'event-canceled');
    expect(told).toHaveLength(1);
  });
});
