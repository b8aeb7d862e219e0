import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  address,
  fan,
  loadPeople,
  other,
  PASSWORD,
  patient,
  signedIn,
  visitor,
} from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { bothEngines } from '../../testing/test-database.ts';
import { planOrder } from '../testing/plan-order.ts';
import type { PlanOrder } from '../testing/plan-order.ts';
import { cases } from '../../../../../tools/testing/cases.ts';

const base = '/gen.v1/customerorder';
const UNKNOWN = 987_654;

// Answers are looked into freely.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

describe.each(bothEngines)('orders in history (%s)', (engine) => {
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
          insert into tours (seller_id, tour_id, name) values (1, 7, 'Long Way Home');
          update series set tour_id = 7;
          update outlet_events set series_id = 11 where outlet_event_id = 101;
          update event_items set allow_refund = true, allow_upgrade = true;
          update shows set refund_window_open = true where show_id = 1;
          update price_levels set sort = price_level_id;
          update price_levels set sort = 1 where price_level_id = ${levels.beforeSale}`);
      },
      environment: patient,
    });
    customer = await signedIn(app, fan);
    cardId = (await addCard(app, customer, {})).PaymentMethodID;
    const found = await sql<{ id: number }>`select user_id as id from customers where email = ${fan}`.execute(
      app.database.db,
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
      dueDays: ['2027-11-01', '2027-12-01', '2028-01-01'],
      now: app.clock.now(),
    });
  const send = (call: string, body: object, browser = customer): Promise<Answer> =>
    browser.send(`${base}/${call}`, body);
  const tickets = (CustomerOrderID: number | string, browser = customer) =>
    browser.send(`/gen.v1/mobiletickets/getmobiletickets?CustomerOrderID=${CustomerOrderID}`, undefined, {
      method: 'GET',
    });

  test('[CALL-43] [HIST-03] [HIST-05] one’s own orders, at this outlet only, and none without a user', async () => {
    const mine = await order(levels.parking);
    const listed = await send('getlist', {});
    expect(listed.body.orders.map(({ OrderID }: Answer) => OrderID)).toContain(mine.number);
    expect(listed.headers['cache-control']).toBe('no-store');
    expect((await send('getlist', {}, await signedIn(app, other))).body.orders).toEqual([]);
    const elsewhere = await visitor(app, hosts.tickets);
    await elsewhere.send('/gen.v1/user/login', { id: fan, password: PASSWORD });
    expect((await send('getlist', {}, elsewhere)).body.orders).toEqual([]);
    const nobody = await send('getlist', {}, await visitor(app));
    expect([nobody.status, nobody.body.message]).toEqual([401, 'No User ID found']);
    expect((await send('getlist', { UserID: UNKNOWN })).status).toBe(403);
    expect((await send('getlist', { Year: 'soon' })).status).toBe(400);
  });

  test('[SEC-26] [SEC-27] [SEC-30] [HIST-04] another’s order is in every call as if it did not exist', async () => {
    const { orderId, number, paymentIds } = await order(levels.parking);
    const stranger = await signedIn(app, other);
    const calls = (CustomerOrderID: unknown): [string, object][] => [
      ['get', { CustomerOrderID }],
      ['getmobileticketlist', { CustomerOrderID }],
      ['updateaddress', { CustomerOrderID, CustomerOrderAddress: address }],
      [
        'updatescheduledpayments',
        { CustomerOrderID, CustomerOrderScheduledPayments: [{ Sort: 1, PaymentMethodID: 1 }] },
      ],
      ['capturescheduledpayment', { CustomerOrderID, CustomerOrderScheduledPaymentID: paymentIds[0] }],
      ['updateOutletEventItemUpgrade', { CustomerOrderID, OutletEventID: 101, OutletEventItemID: null }],
      ['requestoeirefund', { CustomerOrderID, PriceLevelIDs: [1003], RequestValue: true }],
    ];
    for (const id of [orderId, UNKNOWN]) {
      for (const [call, body] of cases(calls(id))) {
        const { status, body: answer } = await send(call, body, stranger);
        expect([call, status, answer.code, answer.message]).toEqual([
          call,
          404,
          'ORDER_NOT_FOUND',
          'No order found',
        ]);
      }
      expect((await tickets(id, stranger)).status).toBe(404);
    }
    for (const odd of [number.replace('Z', 'Y'), 'Z1', '99999999999999', "1' or '1'='1"])
      expect((await tickets(encodeURIComponent(odd))).status).toBe(404);
  });

  test('[CALL-45] [DIALOG-03] [OPS-33] the address, until it is shipped', async () => {
    const { orderId, number } = await order(levels.parking);
    await sql`update orders set delivery_type_id = 2 where order_id = ${orderId}`.execute(app.database.db);
    const moved = { ...address, AddressLineOne: '9 Pier Road', Zip: '02111' };
    const { status, body } = await send('updateaddress', {
      CustomerOrderID: number,
      CustomerOrderAddress: moved,
    });
    expect([status, body.order.CustomerOrderAddress.AddressLineOne]).toEqual([200, '9 Pier Road']);
    const bad = await send('updateaddress', {
      CustomerOrderID: orderId,
      CustomerOrderAddress: { ...moved, City: '' },
    });
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['CustomerOrderAddress.City']]);
    expect((await send('updateaddress', { CustomerOrderID: orderId })).status).toBe(400);
    const abroad = { ...moved, CountryID: 2, State: 'QC', Zip: 'H2X 3J5' };
    expect(
      (await send('updateaddress', { CustomerOrderID: orderId, CustomerOrderAddress: abroad })).body.code,
    ).toBe('DELIVERY_NOT_OFFERED');
    await sql`update orders set shipped_day = '2026-11-14' where order_id = ${orderId}`.execute(
      app.database.db,
    );
    const late = await send('updateaddress', { CustomerOrderID: orderId, CustomerOrderAddress: moved });
    expect([late.status, late.body.code]).toEqual([409, 'ORDER_NOT_CHANGEABLE']);
    expect((await send('get', { CustomerOrderID: orderId })).body.order.AllowShippingAddressChanges).toBe(
      false,
    );
  });

  test('[CALL-48] [HIST-ORD-11] [HIST-ORD-12] [SEC-42] an upgrade for each order and tour: asked, moved, removed', async () => {
    const { orderId } = await order(levels.box);
    await sql`
      insert into order_events (seller_id, order_id, outlet_event_id) values (1, ${orderId}, 102)`.execute(
      app.database.db,
    );
    await sql`
      insert into order_lines (seller_id, order_id, price_level_id, outlet_event_id, item_id, item_name, level_name,
        is_add_on, quantity, unit_price_cents, unit_fees_cents, fees, tax_ppm, taxes_cents)
      values (1, ${orderId}, ${levels.floor}, 102, 503, 'Floor', 'Floor', false, 1, 0, 0, '[]', 0, 0)`.execute(
      app.database.db,
    );
    const ask = (OutletEventID: number, OutletEventItemID: number | null) =>
      send('updateOutletEventItemUpgrade', { CustomerOrderID: orderId, OutletEventID, OutletEventItemID });
    const upgrades = ({ body }: Answer) =>
      body.order.Events.map((event: Answer) => event.UpgradeRequestOutletEventItemID);
    expect(upgrades(await ask(101, 501))).toEqual([501, null]);
    expect(upgrades(await ask(101, 501))).toEqual([501, null]);
    const many = await Promise.all([ask(102, 503), ask(102, 503), ask(102, 503)]);
    expect(many.map(upgrades)).toEqual(Array.from({ length: 3 }, () => [null, 503]));
    expect(upgrades(await ask(101, null))).toEqual([null, 503]);
    expect(upgrades(await ask(102, null))).toEqual([null, null]);
    expect((await ask(101, 503)).status).toBe(404);
    expect((await ask(301, 505)).status).toBe(404);
    await expect(
      sql`update order_events set upgrade_item_id = 1, upgrade_tour_id = 7 where order_id = ${orderId}`.execute(
        app.database.db,
      ),
    ).rejects.toThrow('one_upgrade_a_tour');
    // The story keeps what was asked for and taken back; asking twice for the same is one wish.
    const { rows } = await sql<{ line: string }>`
      select what || ' ' || outlet_event_id as line from upgrade_wishes
      where order_id = ${orderId} order by wish_id`.execute(app.database.db);
    expect(rows.map(({ line }) => line)).toEqual([
      'asked 101',
      'withdrawn 101',
      'asked 102',
      'withdrawn 102',
    ]);
  });

  test('[HIST-ORD-11] the first-sorted level has nothing better', async () => {
    const { orderId } = await order(levels.orchestra);
    const { body } = await send('updateOutletEventItemUpgrade', {
      CustomerOrderID: orderId,
      OutletEventID: 101,
      OutletEventItemID: 501,
    });
    expect(body.code).toBe('UPGRADE_NOT_OFFERED');
    const read = (await send('get', { CustomerOrderID: orderId })).body.order;
    expect([read.Events[0].AllowUpgrade, read.LineItems[0].AllowUpgrade]).toEqual([false, false]);
  });
});
