import { processedStatuses } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, signedIn } from '../accounts/testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { demoDatabase } from '../testing/demo-database.ts';
import { cases } from '../../../../tools/testing/cases.ts';

interface Summary {
  RequestID: string;
  StatusInfo: { ConstantValue: string };
  OutletEventGroup: { OutletEventGroupID: number };
  LotteryOERequests: { StatusInfo: { ConstantValue: string } }[];
  UniqueID?: string;
}

describe('the requests of the demo world', () => {
  let app: TestApp;
  let robin: TestBrowser;
  beforeAll(async () => {
    app = await testApp('server', { open: demoDatabase });
    robin = await signedIn(app, fan);
  });
  afterAll(async () => {
    await app.close();
  });

  const summaries = async (query: object = {}): Promise<Summary[]> =>
    (await robin.send('/gen.v1/tixrequests/getoegrequestsummary', query)).body;
  const processed = (query: object = {}) =>
    summaries({ LotteryOEGRequestStatus: processedStatuses, ...query });
  const seriesOf = ({ OutletEventGroup }: Summary) => OutletEventGroup.OutletEventGroupID;

  test('[OPS-50] [HIST-REQ-01] [CALL-32] [STATUS-05] two are pending; the open one qualifies for the plan', async () => {
    const pending = await summaries();
    expect(pending.map(seriesOf)).toEqual([11, 13]);
    expect(pending[0]).toMatchObject({
      PaymentPlanEnrolled: false,
      PaymentPlanEligible: true,
      LotteryOERequests: [{ OutletEventID: 201 }, { OutletEventID: 202 }],
    });
    expect(pending[1]).toMatchObject({
      PaymentPlanEligible: false,
      OutletEventGroup: { SeriesClosed: true },
    });
  });

  test('[ENTITY-07] [ENTITY-16] an awarded order’s payments carry their request’s keys; an event outside a series says null', async () => {
    const winter = (await processed()).find((each) => seriesOf(each) === 14)! as Summary & {
      PaymentInfo: { Sort: number; LotteryOEGRequestPaymentMethodUUID: string }[];
    };
    const { body } = await robin.send('/gen.v1/customerorder/get', { OrderID: `Z${winter.UniqueID}` });
    expect(winter.PaymentInfo).toHaveLength(3);
    for (const [index, payment] of cases(winter.PaymentInfo).entries()) {
      expect(body.order.CustomerOrderScheduledPayments[index]).toMatchObject({
        Sort: payment.Sort,
        LotteryOEGRequestPaymentMethodID: expect.any(Number),
        LotteryOEGRequestPaymentMethodUUID: payment.LotteryOEGRequestPaymentMethodUUID,
      });
    }
    const { body: shop } = await robin.send('/gen.v1/outlet/getoutletevents', {});
    const series = Object.fromEntries(
      shop.OutletEvents.map((event: { OutletEventID: number; OutletSeriesID: number | null }) => [
        event.OutletEventID,
        event.OutletSeriesID,
      ]),
    );
    expect([series[101], series[201]]).toEqual([null, 11]);
  });

  test('[CALL-32] no status at all asks for nothing, and gets it', async () => {
    expect(await summaries({ LotteryOEGRequestStatus: [] })).toEqual([]);
  });

  test('[OPS-50] [STATUS-02] [STATUS-04] [STATUS-07] [HIST-REQ-07] [HIST-REQ-19] one of each processed status, with the order that came of it', async () => {
    const all = await processed();
    const bySeries = Object.fromEntries(all.map((each) => [seriesOf(each), each]));
    expect(Object.values(bySeries).map((each) => each.StatusInfo.ConstantValue)).toEqual([
      ...processedStatuses,
    ]);
    expect(Object.values(bySeries).map((each) => each.UniqueID)).toEqual([
      '4100000114',
      '4100000115',
      '4100000116',
      undefined,
      undefined,
    ]);
    for (const { StatusInfo, LotteryOERequests } of cases(all)) {
      expect(LotteryOERequests[0]!.StatusInfo).toEqual(StatusInfo);
    }
    expect(bySeries[15]).toMatchObject({
      LotteryOERequests: [
        { LotteryOEIRequests: [{ Quantity: 4, ConfirmedPriceLevelID: 24111, ConfirmedQuantity: 2 }] },
      ],
    });
    expect(bySeries[16]).toMatchObject({
      LotteryOERequests: [
        {
          LotteryOEIRequests: [
            { PriceLevelID: 24212, ConfirmedPriceLevelID: 24211, ConfirmedPriceLevelName: 'Floor' },
          ],
        },
      ],
    });
    expect(bySeries[18]).toMatchObject({
      LotteryOERequests: [{ LotteryOEIRequests: [{ ConfirmedQuantity: 0 }] }],
    });
  });

  test('[HIST-REQ-02] the year is that of a show; a number finds a request whatever its status', async () => {
    const all = await processed();
    const yearly = await Promise.all([2024, 2025, 2026, 2027].map((Year) => processed({ Year })));
    expect(
      yearly
        .flat()
        .map(({ RequestID }) => RequestID)
        .sort(),
    ).toEqual(all.map(({ RequestID }) => RequestID).sort());
    expect(yearly.filter((year) => year.length > 0).length).toBeGreaterThan(1);
    expect(await processed({ Year: 1999 })).toEqual([]);
    expect((await summaries({ RequestID: '4200000117' })).map(seriesOf)).toEqual([17]);
    expect((await summaries({ OutletEventGroupID: 13 })).map(seriesOf)).toEqual([13]);
  });

  test('[OPS-50] two thousand wait for the spring leg, each with a card for every payment, and want more than there is', async () => {
    const { rows } = await sql<{
      entrants: number;
      wanted: number;
      there: number;
      paid: number;
      planned: number;
    }>`
      select (select count(*)::int from series_requests where series_id = 13) as entrants,
        (select count(*)::int from request_payments p join series_requests r using (seller_id, request_id)
          where r.series_id = 13) as paid,
        (select count(*)::int from series_requests where series_id = 13 and plan is not null) as planned,
        (select sum(l.quantity)::int from request_lines l join event_requests e using (seller_id, event_request_id)
          where e.outlet_event_id between 221 and 223) as wanted,
        (select sum(s.capacity)::int from level_stock s join price_levels l using (seller_id, price_level_id)
          join event_items i using (seller_id, item_id) where i.outlet_event_id between 221 and 223) as there`.execute(
      app.database.db,
    );
    const { entrants, wanted, there, paid, planned } = rows[0]!;
    expect(entrants).toBeGreaterThan(2000);
    expect(planned).toBeGreaterThan(100);
    expect(paid).toBe(entrants + 2 * planned);
    expect(wanted).toBeGreaterThan(2 * there);
  });

  test('[OPS-50] no line of it could not have been asked for', async () => {
    const { rows } = await sql`
      select l.line_id from request_lines l join price_levels p using (seller_id, price_level_id)
      where l.quantity > p.quantity_limit or l.quantity < p.quantity_minimum or l.quantity % p.quantity_multiplier <> 0
        or (l.opt_out and not p.enable_opt_out)`.execute(app.database.db);
    expect(rows).toEqual([]);
  });
});
