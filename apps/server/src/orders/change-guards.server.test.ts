import { installmentMachine } from '@stagedoor/rules/machines/installment';
import { refundMachine } from '@stagedoor/rules/machines/refund';
import { isFinal } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/test-database.ts';
import type { PlanOrder } from './testing/plan-order.ts';
import { openPlanWorld } from './testing/plan-world.ts';
import type { PlanWorld } from './testing/plan-world.ts';

describe.each(engines)('what the database refuses of payments and lines (%s)', (engine) => {
  let world: PlanWorld;
  let order: PlanOrder;
  beforeAll(async () => {
    world = await openPlanWorld(engine);
    order = await world.plan();
    await world.pay(order);
  });
  afterAll(() => world.app.close());
  const { raw } = sql;
  const changePayment = (index: number, change: string) =>
    sql`update order_payments set ${raw(change)} where payment_id = ${order.paymentIds[index]}`.execute(
      world.app.database.db,
    );
  const changeLines = (change: string) =>
    sql`update order_lines set ${raw(change)} where order_id = ${order.orderId}`.execute(
      world.app.database.db,
    );

  test('[INSTAL-16] a captured payment is final, and no payment changes its order or its amount', async () => {
    expect(isFinal(installmentMachine, 'paid')).toBe(true);
    await expect(changePayment(0, 'captured_at = null, intent_ref = null')).rejects.toThrow('stays as it is');
    await expect(changePayment(0, "failed_at = '2026-01-01'")).rejects.toThrow();
    await expect(changePayment(0, 'payment_method_id = payment_method_id + 1')).rejects.toThrow();
    await expect(changePayment(1, 'amount_cents = 1')).rejects.toThrow('keeps its order and its amount');
    await expect(changePayment(1, "captured_at = '2026-01-01'")).rejects.toThrow();
    await expect(changePayment(1, "failed_at = '2026-01-01'")).resolves.toBeDefined();
  });

  test('a canceled line is final, and no line changes what was bought', async () => {
    expect(isFinal(refundMachine, 'refunded')).toBe(true);
    await expect(changeLines('quantity = 7')).rejects.toThrow('keeps what was bought');
    await changeLines("refund_requested_at = '2026-01-01'");
    await changeLines('refund_requested_at = null');
    await expect(changeLines("canceled_at = '2026-01-01'")).rejects.toThrow();
    await changeLines("canceled = quantity, canceled_at = '2026-01-01'");
    await expect(changeLines("refund_requested_at = '2026-01-01'")).rejects.toThrow('stays as it is');
    await expect(changeLines('canceled_at = null')).rejects.toThrow('stays as it is');
  });
});
