import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan as fanEmail, mailsTo } from '../accounts/testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { bothEngines } from '../testing/test-database.ts';
import {
  asFan,
  asItems,
  calls,
  events,
  forgetRequests,
  levels,
  openRequestShop,
  series,
} from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

describe.each(bothEngines)('requests (%s)', (engine) => {
  let app: TestApp;
  let fan: TestFan;
  beforeAll(async () => {
    app = await openRequestShop(engine);
    fan = await asFan(app);
  });
  beforeEach(() => forgetRequests(app));
  afterAll(() => app.close());

  const put = (path: string, payload: object) => fan.browser.send(path, payload, { method: 'PUT' });
  const remove = (id: number) => fan.browser.send(calls.event(id), undefined, { method: 'DELETE' });
  const countRows = async () =>
    (await app.database.db.selectFrom('series_requests').select('request_id').execute()).length;
  const kinds = async () => (await mailsTo(app, fanEmail)).map(({ kind }) => kind);

  const draft = (eventId: number, lines: object[]) =>
    fan.browser.send(calls.draft, {
      query: { OutletEventGroupID: series.open },
      oerequest: { OutletEventID: eventId, LotteryOEIRequests: lines },
    });

  test('[CALL-33] [FAN-04] the calculation adds up the worst case and stores nothing', async () => {
    const { status, body } = await draft(events.boston, [
      { PriceLevelID: levels.circle, Quantity: 2, PriceLevelOptOut: true },
      { PriceLevelID: levels.poster, Quantity: 1 },
    ]);
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      Totals: { tickets: 325, fees: 29, taxes: 0, ppfee: 0, total: 354 },
      PaymentPlanEnrolled: false,
      PaymentPlanEligible: false,
      PaymentInfo: [],
      OutletEventGroup: { OutletEventGroupID: series.open, SeriesOpen: true },
    });
    expect(body[0].Totals).not.toHaveProperty('shipping');
    expect(body[0].LotteryOERequests[0]).toMatchObject({
      OutletEventID: events.boston,
      Totals: { total: 354 },
      LotteryOEIRequests: [
        { PriceLevelID: levels.circle, PriceLevelOptOut: true, PriceLevelValue: 145, isAddOn: false },
        { PriceLevelID: levels.poster, PriceLevelOptOut: false, isAddOn: true },
      ],
    });
    expect(await countRows()).toBe(0);
    expect(await kinds()).toEqual([]);
  });

  test('[CALL-37] [FAN-01] [FAN-07] [FAN-20] [ENTITY-27] [OPS-43] a request is made, nothing is charged, and a mail says so', async () => {
    const { status, body } = await fan.create([
      [levels.circle, 2, true],
      [levels.poster, 1],
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      requestId: expect.stringMatching(/^\d{10}$/),
      outletEventRequestUUID: expect.any(String),
    });
    const [summary] = await fan.summaries();
    expect(summary).toMatchObject({
      RequestID: body.requestId,
      StatusInfo: { ConstantValue: 'STATUS_REQUEST_PENDING', CustomerStatus: 'Pending' },
      Totals: { tickets: 325, fees: 29, shipping: 12, taxes: 0, ppfee: 0, total: 366 },
      PaymentPlanEnrolled: false,
      PaymentPlanEligible: false,
      PaymentInfo: [{ Sort: 1, PaymentMethodID: fan.card.PaymentMethodID, Amount: 366 }],
      Shipping: { First: 'Robin', City: 'Boston', LotteryRequestShippingAddressID: expect.any(Number) },
      OutletDeliveryMethod: { OverrideName: 'UPS Ground', OverridePrice: 12 },
      LotteryOERequests: [{ LotteryOERequestUUID: body.outletEventRequestUUID, Totals: { total: 354 } }],
    });
    expect(summary).not.toHaveProperty('UniqueID');
    const charges = await app.database.db.selectFrom('payment_intents').select('ref').execute();
    expect(charges).toEqual([]);
    const [mail] = await mailsTo(app, fanEmail);
    expect(mail).toMatchObject({ kind: 'request-received' });
    expect(mail!.plain_text).toContain(
      `/user/history/requests/${body.requestId}/receipt/${body.outletEventRequestUUID}`,
    );
    expect(mail!.plain_text).toContain('nothing was charged');
    expect(mail!.plain_text).toContain('Max Series Total: $366.00');
  });

  test('[CALL-38] [CALL-33] [FAN-10] [FAN-11] an event is added, and a plan that becomes available is announced', async () => {
    const { body: first } = await fan.create([[levels.circle, 2]]);
    const [preview] = (await draft(events.saratoga, [{ PriceLevelID: levels.floor, Quantity: 2 }])).body;
    const { status, body } = await fan.browser.send(calls.add, {
      outletEventId: events.saratoga,
      outletEventItemRequests: asItems([[levels.floor, 2]]),
    });
    expect([status, body]).toEqual([
      200,
      { requestId: first.requestId, outletEventRequestUUID: expect.any(String), paymentPlanEligible: true },
    ]);
    const [summary] = await fan.summaries();
    // 2 × (145 + 14.50) + 2 × 88 and its 6.25 %, and the delivery, once.
    expect(summary.Totals).toEqual({ tickets: 466, fees: 29, taxes: 11, shipping: 12, ppfee: 0, total: 518 });
    expect(preview.Totals).toEqual(summary.Totals);
    expect(preview.PaymentPlanEligible).toBe(true);
    expect(preview.RequestID).toBe(first.requestId);
    expect(summary.LotteryOERequests.map((each: { OutletEventID: number }) => each.OutletEventID)).toEqual([
      events.boston,
      events.saratoga,
    ]);
    expect(summary.LotteryOERequests[0].OutletEvent).toMatchObject({
      OutletEventItems: [{ OutletEventItemID: 601 }, { OutletEventItemID: 602 }],
      Event: { Name: 'Boston', Artist: { ArtistName: 'Juniper & the Tides' }, Venue: { City: 'Boston' } },
    });
    expect((await kinds()).toSorted()).toEqual(['request-changed', 'request-received']);
  });

  test('[CALL-37] [FAN-10] creating again in the series adds to the request there is', async () => {
    const { body: first } = await fan.create([[levels.circle, 2]]);
    const { status, body } = await fan.create([[levels.floor, 2]]);
    expect([status, body.requestId]).toEqual([200, first.requestId]);
    expect(await countRows()).toBe(1);
  });

  test('[CALL-39] [PLAN-06] [EVENT-24] [VALID-18] [DIALOG-07] [ENTITY-30] an edit replaces the lines', async () => {
    await fan.create([
      [levels.circle, 1, true],
      [levels.poster, 2],
    ]);
    const [{ LotteryOERequests: before }] = await fan.summaries();
    const { status, body } = await put(calls.event(before[0].LotteryOERequestID), {
      outletEventItemRequests: asItems([[levels.balcony, 6, true]]),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ LotteryOERequestID: before[0].LotteryOERequestID, Totals: { total: 360 } });
    // The balcony does not allow opting out, so the server stores that nobody did.
    expect(body.LotteryOEIRequests).toMatchObject([
      { PriceLevelID: levels.balcony, Quantity: 6, PriceLevelOptOut: false },
    ]);
    expect(body.paymentPlanEligible).toBe(false);
    const again = await put(calls.event(before[0].LotteryOERequestID), {
      outletEventItemRequests: asItems([[levels.circle, 4]]),
    });
    expect(again.body.paymentPlanEligible).toBe(true);
    // All of one moment: which comes first in the table says nothing.
    expect((await kinds()).toSorted()).toEqual(['request-changed', 'request-changed', 'request-received']);
  });

  test('[CALL-40] [HIST-REQ-21] [OPS-43] deleting the last event takes the request with it, and it may be made anew', async () => {
    await fan.create([[levels.circle, 1]]);
    await fan.create([[levels.floor, 2]]);
    const [{ LotteryOERequests: both }] = await fan.summaries();
    const first = await remove(both[0].LotteryOERequestID);
    expect([first.status, first.body]).toEqual([200, { id: both[0].LotteryOERequestID }]);
    const [left] = await fan.summaries();
    expect(left.LotteryOERequests).toHaveLength(1);
    expect(left.Totals.total).toBe(199);
    app.clock.advance(1);
    await remove(both[1].LotteryOERequestID);
    expect(await fan.summaries()).toEqual([]);
    expect(await countRows()).toBe(0);
    expect((await fan.create([[levels.circle, 1]])).status).toBe(200);
    const mails = await mailsTo(app, fanEmail);
    expect(mails.map(({ kind }) => kind).filter((kind) => kind === 'request-deleted')).toHaveLength(2);
    expect(mails.findLast(({ kind }) => kind === 'request-deleted')!.plain_text).toContain('last event');
  });

  test('[CALL-40] the user id may stand in the query or in the body, and only confirms the session', async () => {
    const [{ UserID }] = [(await fan.browser.send('/gen.v1/user/sessioninit')).body];
    for (const where of ['query', 'body'] as const) {
      await fan.create([[levels.circle, 1]]);
      const [{ LotteryOERequests: own }] = await fan.summaries();
      const path = calls.event(own[0].LotteryOERequestID);
      const send = (userId: number) =>
        where === 'query'
          ? fan.browser.send(`${path}?userId=${userId}`, undefined, { method: 'DELETE' })
          : fan.browser.send(path, { userId }, { method: 'DELETE' });
      expect((await send(UserID + 1)).status).toBe(403);
      expect((await send(UserID)).status).toBe(200);
    }
  });

  test('[CALL-41] [FAN-13] [HIST-REQ-11] [OPS-43] another country brings another delivery, and a mail', async () => {
    await fan.create([[levels.circle, 1]]);
    const [{ LotteryOEGRequestID: id }] = await fan.summaries();
    const montreal = {
      FirstName: 'Robin',
      LastName: 'Vale',
      Address1: '1208 rue Saint-Denis',
      City: 'Montréal',
      State: 'QC',
      ZipCode: 'h2x3j5',
      CountryID: 2,
      Phone: '5145550182',
    };
    const { status, body } = await put(calls.series(id), { shipping: montreal, paymentInfo: null });
    expect([status, body]).toEqual([200, {}]);
    const [summary] = await fan.summaries();
    expect(summary).toMatchObject({
      Shipping: { First: 'Robin', Zip: 'H2X3J5', CountryID: 2 },
      OutletDeliveryMethod: { OverrideName: 'UPS International' },
      Totals: { shipping: 35 },
      PaymentInfo: [{ PaymentMethodID: fan.card.PaymentMethodID }],
    });
    expect((await kinds()).toSorted()).toEqual(['request-changed', 'request-received']);
    await put(calls.series(id), { shipping: montreal });
    expect(await kinds()).toHaveLength(2);
  });

  test('[HIST-REQ-01] [STATUS-05] what is being decided stays among the pending ones', async () => {
    const { body } = await fan.create([[levels.circle, 1]]);
    await app.database.runScript("update series_requests set status = 'STATUS_REQUEST_PROCESSING'");
    expect(await fan.summaries()).toMatchObject([
      { RequestID: body.requestId, StatusInfo: { ConstantValue: 'STATUS_REQUEST_PROCESSING' } },
    ]);
  });

  test('[CALL-31] [FAN-09] [ENTITY-29] all event requests are told, with their numbers', async () => {
    const { body } = await fan.create([[levels.circle, 1]]);
    const { body: own } = await fan.browser.send(calls.eventRequests, { complete: true });
    expect(own.requests).toMatchObject([
      {
        RequestID: body.requestId,
        OutletEventID: events.boston,
        LotteryOERequestUUID: body.outletEventRequestUUID,
        StatusInfo: { ConstantValue: 'STATUS_REQUEST_PENDING' },
      },
    ]);
  });
});
