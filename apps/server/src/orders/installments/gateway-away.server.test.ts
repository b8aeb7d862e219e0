// Installments while the gateway cannot be reached, and what an older version made of such an hour.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { neverSent } from '../../payments/testing/outages.ts';
import { engines } from '../../testing/test-database.ts';
import type { PlanOrder } from '../testing/plan-order.ts';
import { DAY_SECONDS, openPlanWorld } from '../testing/plan-world.ts';
import type { PlanWorld } from '../testing/plan-world.ts';

describe.each(engines)('installments without a gateway (%s)', (engine) => {
  let world: PlanWorld;
  beforeAll(async () => {
    world = await openPlanWorld(engine);
  });
  afterAll(() => world.app.close());
  beforeEach(() => world.comeBack());
  afterEach(async () => {
    await world.app.breakRoad(undefined);
    await world.app.reconcile();
    world.app.clock.advance(30);
    await world.closeTheBooks();
  });
  const paymentOf = ({ paymentIds }: PlanOrder) =>
    world.app.database.db
      .selectFrom('order_payments')
      .selectAll()
      .where('payment_id', '=', paymentIds[0]!)
      .executeTakeFirstOrThrow();
  const lettersAbout = async ({ number }: PlanOrder): Promise<string[]> =>
    (await mailsTo(world.app, fan)).filter(({ subject }) => subject.includes(number)).map(({ kind }) => kind);
  const stateOf = async (order: PlanOrder): Promise<string> => (await world.read(order)).Status.ConstantValue;

  test.each(neverSent)(
    '[OPS-22] [INSTAL-08] %s: still due, no letter, no try counted; charged by itself when the gateway is back',
    async (outage) => {
      // The app's own round may come as soon as it is planned.
      await world.app.breakRoad(outage);
      const order = await world.plan('good', [0, 400]);
      const before = await paymentOf(order);
      await world.runJobs();
      world.app.clock.advance(30);
      await world.runJobs();
      expect(await paymentOf(order)).toEqual(before);
      expect(await stateOf(order)).toBe('STATUS_ORDER_PAYMENT_DUE');
      expect(await lettersAbout(order)).toEqual([]);
      // Nobody is tried while the gateway is known to be away.
      expect(await world.charges(order)).toEqual([{ state: 'unsent' }]);
      await world.app.breakRoad(undefined);
      world.app.clock.advance(30);
      // The app's own round may have begun the charge, and be about to write down how it ended.
      await vi.waitFor(
        async () => {
          await world.runJobs();
          expect(await paymentOf(order)).toMatchObject({ captured_at: expect.any(Date), tries: 1 });
        },
        { timeout: 30_000, interval: 100 },
      );
      expect(await lettersAbout(order)).toEqual(['installment-paid']);
    },
  );

  test('[CALL-47] Pay Now says that nothing was charged, counts as no try and can be pressed again', async () => {
    const order = await world.plan('good', [400, 430]);
    const before = await paymentOf(order);
    await world.app.breakRoad('refused');
    const { status, body } = await world.pay(order);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'PAYMENT_NOT_SENT' });
    expect(body.message).toContain('Your card was not charged');
    expect(await paymentOf(order)).toEqual(before);
    await world.app.breakRoad(undefined);
    expect((await world.pay(order)).status).toBe(200);
  });

  /** What the version before left behind: refused by nobody. */
  const calledFailed = async (order: PlanOrder, graceHours: string): Promise<void> => {
    await world.app.breakRoad('refused');
    await world.runJobs();
    await world.app.database.runScript(`
      alter table payment_intents disable trigger user;
      update payment_intents set state = 'failed', problem_code = 'unreachable', sent_at = created_at,
        problem_text = 'The gateway did not answer (ECONNREFUSED)' where target_id = '${order.paymentIds[0]}' and state = 'unsent';
      alter table payment_intents enable trigger user;
      update order_payments p set tries = 1, next_try_at = null, failed_at = i.settled_at, 
        run = case when ${graceHours} > 0 then 'a run' end,
        grace_hours = ${graceHours}, grace_until = i.settled_at + ${graceHours} * interval '1 hour',
        failed_message = 'ErrorCode unreachable - The gateway did not answer (ECONNREFUSED)' from payment_intents i
        where i.target_id = p.payment_id::text and i.state = 'failed' and p.payment_id = ${order.paymentIds[0]};
      update orders set state = 'STATUS_ORDER_PAYMENT_FAILED' where order_id = ${order.orderId}`);
  };

  test('[OPS-22] [AWARD-03] what was called failed although nothing was sent is due again, with a letter, once', async () => {
    await world.app.breakRoad('refused');
    const order = await world.plan('good', [0, 400]);
    await calledFailed(order, '72');
    await world.runJobs();
    expect(await paymentOf(order)).toMatchObject({
      failed_at: null,
      failed_message: null,
      grace_until: null,
      tries: 0,
      next_try_at: expect.any(Date),
    });
    expect(await stateOf(order)).toBe('STATUS_ORDER_PAYMENT_DUE');
    await world.app.breakRoad(undefined);
    world.app.clock.advance(DAY_SECONDS / 24);
    await world.comeBack();
    await world.runJobs();
    await world.runJobs();
    expect(await stateOf(order)).toBe('STATUS_ORDER_PART_PAID');
    expect(await lettersAbout(order)).toEqual(['installment-due-again', 'installment-paid']);
  });

  test('[OPS-22] a card that was declined before stays declined by the bank’s own words', async () => {
    const order = await world.plan('bad', [0, 400]);
    await world.runJobs();
    const declined = await paymentOf(order);
    expect(declined.failed_at).not.toBeNull();
    world.app.clock.advance(3 * DAY_SECONDS + 60);
    await world.comeBack();
    await calledFailed(order, 'null::int');
    await world.runJobs();
    const { failed_at, failed_message, tries } = await paymentOf(order);
    expect({ failed_at, failed_message, tries }).toEqual({
      failed_at: declined.failed_at,
      failed_message: declined.failed_message,
      tries: 0,
    });
    expect(await lettersAbout(order)).toEqual(['installment-failed']);
  });
});
