import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, loadPeople, patient, signedIn } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { planOrder } from '../testing/plan-order.ts';
import type { PlanOrder } from '../testing/plan-order.ts';

// Answers are looked into freely.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

describe.each(engines)('asking for a refund (%s)', (engine) => {
  let app: TestApp;
  let customer: TestBrowser;
  let card: { userId: number; paymentMethodIds: number[] };
  beforeAll(async () => {
    app = await testApp(engine, {
      load: async (database) => {
        await loadPeople(database);
        await loadSmallCatalogue(database);
        await database.runScript(`
          update event_items set allow_refund = true;
          update shows set refund_window_open = true where show_id = 1`);
      },
      environment: patient,
    });
    customer = await signedIn(app, fan);
    const { PaymentMethodID } = await addCard(app, customer, {});
    const found = await sql<{ id: number }>`select user_id as id from customers where email = ${fan}`.execute(
      app.database.db,
    );
    card = { userId: found.rows[0]!.id, paymentMethodIds: [PaymentMethodID] };
  });
  afterAll(() => app.close());

  const order = (levelId: number): Promise<PlanOrder> =>
    planOrder(app.database.db, {
      ...card,
      levelId,
      quantity: 1,
      dueDays: ['2027-11-01', '2027-12-01', '2028-01-01'],
      now: app.clock.now(),
    });
  const send = (call: string, body: object): Promise<Answer> =>
    customer.send(`/gen.v1/customerorder/${call}`, body);

  test('[CALL-49] [HIST-ORD-14] [OPS-46] [SEC-42] a refund asked for and undone, twice and in parallel', async () => {
    const { orderId } = await order(levels.orchestra);
    const ask = (RequestValue: boolean, PriceLevelIDs = [levels.orchestra as number]) =>
      send('requestoeirefund', { CustomerOrderID: orderId, PriceLevelIDs, RequestValue });
    const requested = ({ body }: Answer) => body.order.LineItems[0].RefundRequested;
    expect(requested(await ask(true))).toBe(true);
    const { updatedAt } = (await ask(true)).body.order;
    app.clock.advance(60);
    expect((await ask(true)).body.order.updatedAt).toBe(updatedAt);
    const told =
      await sql`select m.plain_text from mails m join orders o on m.about = 'order Z' || o.unique_id
      where m.kind = 'refund-received' and o.order_id = ${orderId}`.execute(app.database.db);
    const letter = { plain_text: expect.stringContaining(' × Orchestra of order Z') };
    expect(told.rows, 'once, however often it is asked').toEqual([letter]);
    const many = await Promise.all(Array.from({ length: 8 }, () => ask(false)));
    expect(many.map(requested)).toEqual(Array(8).fill(false));
    expect((await ask(true, [levels.box])).status).toBe(404);
    expect((await ask(true, [])).status).toBe(400);
    await ask(true);
    await sql`update shows set refund_window_open = false where show_id = 1`.execute(app.database.db);
    expect((await ask(false)).body.code).toBe('REFUND_NOT_OFFERED');
    expect(requested(await ask(true))).toBe(true);
    await sql`update shows set refund_window_open = true where show_id = 1`.execute(app.database.db);
    await sql`update order_lines set canceled = quantity, canceled_at = '2026-11-14' where order_id = ${orderId}`.execute(
      app.database.db,
    );
    expect((await ask(false)).body.code).toBe('REFUND_NOT_OFFERED');
    await expect(
      sql`update order_lines set refund_requested_at = null where order_id = ${orderId}`.execute(
        app.database.db,
      ),
    ).rejects.toThrow('stays as it is');
  });
});
