// An hour without a gateway in the middle of a charging run, in all four ways in which it can be gone.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pressingAs } from '../../testing/draw-office.ts';
import type { Pressing } from '../../testing/draw-office.ts';
import { neverSent } from '../../payments/testing/outages.ts';
import { smallDraw } from '../../testing/small-draw.ts';
import type { SmallDraw } from '../../testing/small-draw.ts';

describe('the charging run without a gateway', () => {
  let draw: SmallDraw;
  let desk: Pressing;
  let letters: number;
  beforeAll(async () => {
    draw = await smallDraw('server', 40);
    desk = await pressingAs(draw.app);
    // Every card is good: whatever fails does so for want of a gateway.
    await draw.rows(`update payment_methods set expiration = '2031-01'`);
    await draw.rows(`update standin_cards set behavior = 'approve'`);
    await draw.later();
    letters = await many(failedLetters);
    await draw.app.breakRoad('refused');
    await draw.publish();
    await until('orders', async () => (await many('draw_awards where order_id is null')) === 0);
  });
  afterAll(() => draw.close());

  const many = async (from: string): Promise<number> =>
    (await draw.rows<{ many: number }>(`select count(*)::int as many from ${from}`))[0]!.many;
  const failedLetters = `mails where kind = 'installment-failed'`;
  const failedOrders = `orders o join draw_awards a using (seller_id, order_id)
    where a.draw_key = '13' and o.state = 'STATUS_ORDER_PAYMENT_FAILED'`;
  const ofRun = `order_payments where run = '13' and sort = 1`;
  const unsent = () => many(`payment_intents where state = 'unsent'`);

  async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      if (await isThere()) return;
      await draw.later(0.01);
      await sleep(20);
    }
    throw new Error(`${what}: it did not come`);
  }

  /** Nobody was refused, written to, or has a clock running. */
  async function expectNobodyHarmed(): Promise<void> {
    expect(await many(failedLetters)).toBe(letters);
    expect(await many(failedOrders)).toBe(0);
    expect(await many(`${ofRun} and (failed_at is not null or grace_until is not null)`)).toBe(0);
  }

  test.each(neverSent)(
    '[AWARD-02] [AWARD-03] %s: all stay due, without a letter, a clock or a try',
    async (outage) => {
      const before = await unsent();
      await draw.app.breakRoad(outage);
      // Whoever forgets that the gateway is away finds it out anew.
      await draw.rows('delete from gateway_away');
      await until('an attempt', async () => (await unsent()) > before);
      await draw.later(1);
      await expectNobodyHarmed();
      expect(await many(`${ofRun} and tries > 0`)).toBe(0);
      // Some find it out at the same moment; nobody tries after them.
      const found = await unsent();
      await draw.later(1);
      expect(await unsent()).toBe(found);
    },
  );

  test('[AWARD-02] the run pauses and says why, on the screen of whoever watches', async () => {
    const { body } = await desk.read('charging?run=13');
    expect(new Date(body.gatewayAwaySince).getTime()).toBeLessThan(draw.app.clock.now().getTime());
    expect(body).toMatchObject({ declinedPayments: [], captured: { cards: 0 } });
    expect(JSON.stringify((await desk.read('today')).body)).toContain('card gateway that cannot be reached');
    expect(await many(`tasks where kind = 'draws.charge' and state = 'finished'`)).toBe(0);
  });

  test('[AWARD-07] reset after the first byte: nobody is refused, and what may have arrived is looked up', async () => {
    await draw.rows('delete from gateway_away');
    await draw.app.breakRoad('reset');
    await until('an attempt', async () => (await many(`payment_intents where state = 'unknown'`)) > 0);
    await draw.later(0.2);
    await expectNobodyHarmed();
  });

  test('[AWARD-02] it goes on by itself when the gateway is back: everybody is charged once', async () => {
    await draw.app.breakRoad(undefined);
    await draw.charged();
    await until(
      'answers',
      async () => (await many(`payment_intents where state in ('planned', 'dispatched', 'unknown')`)) === 0,
    );
    await expectNobodyHarmed();
    expect(await many(`${ofRun} and captured_at is null and next_try_at <= '2026-11-16'`)).toBe(0);
    expect(await many(`${ofRun} and captured_at is not null`)).toBeGreaterThan(3);
    expect(await many(`${ofRun} and captured_at is not null and tries <> 1`)).toBe(0);
    expect((await desk.read('charging?run=13')).body.gatewayAwaySince).toBeUndefined();
    expect(await draw.closeTheBooks()).toBeGreaterThan(0);
  });
});
