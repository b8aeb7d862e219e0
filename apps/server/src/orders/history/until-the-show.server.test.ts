import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address, fan, loadPeople, patient, signedIn } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { planOrder } from '../testing/plan-order.ts';
import type { PlanOrder } from '../testing/plan-order.ts';

describe.each(engines)('what may be asked of an order, and until when (%s)', (engine) => {
  let app: TestApp;
  let customer: TestBrowser;
  let cardId: number;
  let userId: number;
  beforeAll(async () => {
    app = await testApp(engine, {
      load: async (database) => {
        await loadPeople(database);
        await loadSmallCatalogue(database);
        await database.runScript(`
          update event_items set allow_refund = true, allow_upgrade = true;
          update shows set refund_window_open = true where show_id = 1;
          update price_levels set sort = price_level_id;
          update price_levels set sort = 1 where price_level_id = ${levels.beforeSale}`);
      },
      environment: patient,
    });
    customer = await signedIn(app, fan);
    cardId = (await addCard(app, customer, {})).PaymentMethodID;
    const { db } = app.database;
    const found = await sql<{ id: number }>`select user_id as id from customers where email = ${fan}`.execute(
      db,
    );
    userId = found.rows[0]!.id;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    customer = await signedIn(app, fan);
  });

  const order = (levelId: number): Promise<PlanOrder> =>
    planOrder(app.database.db, {
      userId,
      levelId,
      paymentMethodIds: [cardId],
      dueDays: ['2027-11-01'],
      now: app.clock.now(),
    });
  const send = (call: string, body: object) => customer.send(`/gen.v1/customerorder/${call}`, body);

  test('[HIST-ORD-06] [HIST-ORD-11] [HIST-ORD-14] what ends when the show begins', async () => {
    const { orderId } = await order(levels.box);
    const db = app.database.db;
    const [show] = (await sql<{ at: Date }>`select starts_at as at from shows where show_id = 1`.execute(db))
      .rows;
    const begins = (at: Date) => sql`update shows set starts_at = ${at} where show_id = 1`.execute(db);
    await sql`update orders set delivery_type_id = 2 where order_id = ${orderId}`.execute(db);
    const read = async () => (await send('get', { CustomerOrderID: orderId })).body.order;
    const codes = async () => [
      (await send('updateaddress', { CustomerOrderID: orderId, CustomerOrderAddress: address })).body.code,
      (
        await send('requestoeirefund', {
          CustomerOrderID: orderId,
          PriceLevelIDs: [levels.box],
          RequestValue: true,
        })
      ).body.code,
      (
        await send('updateOutletEventItemUpgrade', {
          CustomerOrderID: orderId,
          OutletEventID: 101,
          OutletEventItemID: 501,
        })
      ).body.code,
    ];
    expect(await read()).toMatchObject({
      AllowShippingAddressChanges: true,
      Events: [{ AllowUpgrade: true, Event: { RefundWindowOpen: true } }],
    });
    await begins(app.clock.now());
    expect(await read()).toMatchObject({
      AllowShippingAddressChanges: false,
      Events: [{ AllowUpgrade: false, Event: { RefundWindowOpen: false } }],
    });
    expect(await codes()).toEqual(['ORDER_NOT_CHANGEABLE', 'REFUND_NOT_OFFERED', 'UPGRADE_NOT_OFFERED']);
    await begins(show!.at);
  });

  test('[HIST-ORD-06] an order that is not shipped has no address to change', async () => {
    const { orderId } = await order(levels.parking);
    const { body } = await send('updateaddress', { CustomerOrderID: orderId, CustomerOrderAddress: address });
    expect(body.code).toBe('ORDER_NOT_CHANGEABLE');
  });

  test('[HIST-ORD-11] [HIST-ORD-14] a refund and an upgrade of the same tickets exclude each other, with a word', async () => {
    const { orderId } = await order(levels.box);
    const refund = (RequestValue: boolean) =>
      send('requestoeirefund', { CustomerOrderID: orderId, PriceLevelIDs: [levels.box], RequestValue });
    const upgrade = (OutletEventItemID: number | null) =>
      send('updateOutletEventItemUpgrade', {
        CustomerOrderID: orderId,
        OutletEventID: 101,
        OutletEventItemID,
      });
    expect((await refund(true)).status).toBe(200);
    expect((await upgrade(501)).body).toMatchObject({
      code: 'UPGRADE_NOT_OFFERED',
      message: 'A refund is requested for these tickets. Take it back to ask for an upgrade.',
    });
    await refund(false);
    expect((await upgrade(501)).status).toBe(200);
    expect((await refund(true)).body).toMatchObject({
      code: 'REFUND_NOT_OFFERED',
      message: 'An upgrade is requested for these tickets. Remove it to ask for a refund.',
    });
  });
});
