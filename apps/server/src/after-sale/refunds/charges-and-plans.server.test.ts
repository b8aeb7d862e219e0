import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fan } from '../../accounts/testing/people.ts';
import { cards, readyToOrder } from '../../carts/testing/checkout.ts';
import { decideHeld } from '../../carts/testing/order-app.ts';
import { planOrder } from '../../orders/testing/plan-order.ts';
import type { PlanOrder } from '../../orders/testing/plan-order.ts';
import { clearFaults, fault } from '../../payments/testing/card-form.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { engines } from '../../testing/test-database.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

const DAY = 86_400;

describe.each(engines)('refunds while money is on its way, or still to come (%s)', (engine) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld(engine);
  });
  afterAll(() => world.close());
  afterEach(() => world.closeTheBooks());

  /** An order on a plan whose first payment is due today, with a card of this number. */
  async function planned(card: string, ...laterDays: string[]): Promise<PlanOrder> {
    await readyToOrder(world, world.customer, { number: card, quantity: 1 });
    const { db } = world.database;
    const { user_id: userId } = await db
      .selectFrom('customers')
      .select('user_id')
      .where('email', '=', fan)
      .executeTakeFirstOrThrow();
    const { payment_method_id } = await db
      .selectFrom('payment_methods')
      .select('payment_method_id')
      .orderBy('payment_method_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const now = world.clock.now();
    const dueDays = [now.toISOString().slice(0, 10), ...laterDays];
    return planOrder(db, {
      userId,
      levelId: levels.floor,
      quantity: 2,
      paymentMethodIds: [payment_method_id],
      dueDays,
      now,
    });
  }
  async function wishFor(number: string, tickets: number) {
    const [line] = (await world.look(number)).lines;
    const ticketIds = line.tickets.slice(0, tickets).map(({ ticketId }: { ticketId: number }) => ticketId);
    return {
      number,
      lines: [{ lineId: line.lineId, ticketIds }],
      withFees: true,
      withShipping: false,
      seats: 'stock',
      reason: 'Cannot come',
      totalCents: tickets * 4250,
    };
  }
  const intentsOf = async ({ paymentIds }: PlanOrder) =>
    (
      await world.database.db
        .selectFrom('payment_intents')
        .select('state')
        .where('target_kind', '=', 'order-payment')
        .where('target_id', 'in', paymentIds.map(String))
        .execute()
    ).map(({ state }) => state);
  const paymentsOf = ({ orderId }: PlanOrder) =>
    world.database.db
      .selectFrom('order_payments')
      .select(['amount_cents', 'replaces', 'captured_at', 'voided_at'])
      .where('order_id', '=', orderId)
      .orderBy('payment_id')
      .execute();
  const isRefused = async (order: PlanOrder): Promise<void> => {
    const refused = await world.finance.send('refunds/approve', await wishFor(order.number, 1));
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('under way') } });
    const { owedCents: totalCents } = await world.look(order.number);
    const whole = { number: order.number, seats: 'stock', reason: 'Sold by mistake', totalCents };
    expect((await world.finance.send('orders/cancel', whole)).status).toBe(409);
  };
  /** As soon as the charge has an end. */
  async function isGivenBack({ number }: PlanOrder): Promise<void> {
    await world.comeBack();
    const paid = async () => {
      await world.pass(90);
      return (await world.look(number)).state;
    };
    await expect.poll(paid).toMatch(/_(?:PAID|READY)$/);
    const approved = await world.finance.send('refunds/approve', await wishFor(number, 1));
    expect(approved.status).toBe(200);
    await world.pass(11);
    await world.pass(DAY);
    const returned = async () => {
      await world.pass(3);
      return (await world.look(number)).returnedCents;
    };
    await expect.poll(returned).toBe(4250);
  }

  test('[AFTER-01] while the gateway’s people hold the charge nothing is decided; then it is', async () => {
    const order = await planned(cards.held);
    await world.pass(5);
    await expect.poll(() => intentsOf(order)).toEqual(['held']);
    await isRefused(order);
    await decideHeld(world, true);
    await isGivenBack(order);
  });

  test('[AFTER-01] while nobody knows what became of the charge nothing is decided; then it is', async () => {
    await fault(world, { kind: 'reset-after', call: 'createTransactionRequest', times: 1 });
    await fault(world, { kind: 'html-502', call: 'getTransactionListForCustomerRequest' });
    const order = await planned(cards.approved);
    await world.pass(5);
    await expect.poll(() => intentsOf(order)).toEqual(['unknown']);
    await isRefused(order);
    await clearFaults(world);
    await isGivenBack(order);
  });

  test('[AFTER-03] [OPS-46] what is still to come is voided or replaced from the last on, and only the rest goes back', async () => {
    const order = await planned(cards.approved, '2027-03-01', '2027-04-01');
    const captured = async () => {
      await world.pass(5);
      return (await paymentsOf(order))[0]!.captured_at;
    };
    await expect.poll(captured).not.toBeNull();
    expect((await world.finance.send('refunds/approve', await wishFor(order.number, 1))).status).toBe(200);
    await world.pass(11);
    const at = expect.any(Date);
    const state = async () => (await world.look(order.number)).changes[0].state;
    await expect.poll(state).toBe('settled');
    const [first, second, third] = order.paymentIds;
    expect(await paymentsOf(order)).toMatchObject([
      { amount_cents: 2834, captured_at: at, voided_at: null },
      { amount_cents: 2833, voided_at: at },
      { amount_cents: 2833, voided_at: at },
      // An amount is never changed: a smaller payment takes its place.
      { amount_cents: 1416, replaces: second, voided_at: null, captured_at: null },
    ]);
    expect([first, third].every(Boolean)).toBe(true);
    expect((await world.look(order.number)).changes[0].returns).toEqual([]);

    expect((await world.finance.send('refunds/approve', await wishFor(order.number, 1))).status).toBe(200);
    await world.pass(11);
    await world.pass(DAY);
    const returned = async () => {
      await world.pass(3);
      return (await world.look(order.number)).returnedCents;
    };
    await expect.poll(returned).toBe(2834);
    expect((await paymentsOf(order)).filter((each) => !each.voided_at && !each.captured_at)).toEqual([]);
  });
});
