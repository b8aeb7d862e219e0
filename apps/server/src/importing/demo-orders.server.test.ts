import { identify } from '@stagedoor/tracking-numbers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, signedIn } from '../accounts/testing/people.ts';
import { demoDatabase } from '../testing/demo-database.ts';
import { pressingAs } from '../testing/draw-office.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { readBooks } from '../orders/testing/books.ts';
import { cases } from '../../../../tools/testing/cases.ts';

// Answers are looked into freely.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

describe.each(engines)('the orders of the demo world (%s)', (engine) => {
  let app: TestApp;
  let robin: TestBrowser;
  beforeAll(async () => {
    app = await testApp(engine, { open: demoDatabase });
    robin = await signedIn(app, fan);
  });
  afterAll(async () => {
    await app.close();
  });
  const list = async (query: object): Promise<Answer[]> =>
    (await robin.send('/gen.v1/customerorder/getlist', query)).body.orders;
  const numbers = (orders: Answer[]) => orders.map(({ OrderID }) => OrderID);
  const get = async (OrderID: string): Promise<Answer> =>
    (await robin.send('/gen.v1/customerorder/get', { OrderID })).body.order;

  test('[OPS-50] [CALL-43] [HIST-ORD-01] [HIST-ORD-02] a failed payment first, then by the next show, past ones by year', async () => {
    expect(numbers(await list({ Upcoming: true }))).toEqual([
      // Its payment failed: it comes before the others.
      'Z4100000114',
      'Z4100000104',
      'Z4100000103',
      'Z4100000101',
      'Z4100000102',
    ]);
    const past = await list({ Upcoming: false });
    expect(numbers(past)).toEqual(['Z4100000115', 'Z4100000116']);
    const years = past.map(({ Events }) => new Date(Events[0].ShowDate).getFullYear());
    for (const [index, Year] of cases(years.entries()))
      expect(numbers(await list({ Year }))).toContain(past[index].OrderID);
    expect(await list({ Year: 1999 })).toEqual([]);
  });

  test('[OPS-50] [INSTAL-08] [INSTAL-12] [ENTITY-31] a plan: the first paid, the second declined, the third to come', async () => {
    const order = await get('Z4100000114');
    expect(order).toMatchObject({
      Status: { ConstantValue: 'STATUS_ORDER_PAYMENT_FAILED' },
      PaymentPlanEnrolled: true,
      PaymentPlanFee: 15,
      payNowIsAvailable: true,
      AllowPaymentChange: true,
      CustomerOrderScheduledPayments: [
        { Sort: 1, Captured: true, Failed: false, payNowIsAvailable: false },
        {
          Sort: 2,
          Captured: false,
          Failed: true,
          FailedMessage: 'ErrorCode 2 - This transaction has been declined.',
          payNowIsAvailable: true,
        },
        { Sort: 3, Captured: false, Failed: false, payNowIsAvailable: false },
      ],
    });
    const { TotalSummary: sums } = order;
    expect(Math.round((sums.UserPaid.total + sums.UserDue.total) * 100)).toBe(Math.round(sums.total * 100));
    expect(order.Events.map((event: Answer) => event.UpgradeRequestOutletEventItemID)).toEqual([2311, null]);
    expect(order.Events.every((event: Answer) => event.AllowUpgrade)).toBe(true);
  });

  test('[OPS-50] refunds open, asked for and closed; a canceled line is paid back', async () => {
    const [open, refund, mobile] = [
      await get('Z4100000101'),
      await get('Z4100000102'),
      await get('Z4100000103'),
    ];
    expect(open.Events[0]).toMatchObject({ AllowRefund: true, Event: { RefundWindowOpen: true } });
    expect(refund.LineItems).toMatchObject([
      { RefundRequested: true, Canceled: false },
      { Canceled: true, TicketManifest: [] },
    ]);
    expect(refund.TotalSummary.UserPaid.total).toBeLessThan(refund.TotalSummary.total);
    expect(mobile.Events[0].Event).toMatchObject({
      RefundWindowOpen: false,
      RefundRequestWindowClosedText: expect.stringContaining('closed'),
    });
  });

  test('[OPS-50] [OPS-33] [RECEIPT-11] a parcel that can be followed and is on its way, whose address is settled', async () => {
    const order = await get('Z4100000104');
    expect(order).toMatchObject({ TrackingCourierCode: 'ups', AllowShippingAddressChanges: false });
    expect(order.Status).toEqual({ ConstantValue: 'STATUS_ORDER_DELIVERED', CustomerStatus: 'Shipped' });
    expect(identify(order.TrackingNumber)?.courier.code).toBe(order.TrackingCourierCode);
  });

  test('[OPS-50] [OPS-28] our books and the gateway’s agree', async () => {
    const { ledgerCents, gatewayCents } = await readBooks(app.database.db);
    expect(ledgerCents).toBe(gatewayCents);
    expect(ledgerCents).toBeGreaterThan(0);
  });

  test('[OPS-50] [OFFICE-06] who gave the parking place back is named by person and role', async () => {
    const { read } = await pressingAs(app, 'viewer@lantern.example');
    const { missing, story } = (await read('orders/get?number=Z4100000102')).body;
    expect(missing).toEqual([]);
    const refund = expect.stringMatching(/^Refund of /);
    expect(story).toContainEqual(expect.objectContaining({ title: refund, who: 'Cleo Marsh, Finance' }));
  });
});
