import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCard } from '../payments/testing/card-form.ts';
import type { TestApp } from '../testing/test-app.ts';
import {
  asFan,
  asItems,
  calls,
  forgetRequests,
  levels,
  openRequestShop,
  stranger,
} from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

describe('the payment plan', () => {
  let app: TestApp;
  let fan: TestFan;
  beforeAll(async () => {
    app = await openRequestShop('server');
    fan = await asFan(app);
  });
  beforeEach(() => forgetRequests(app));
  afterAll(() => app.close());

  const put = (id: number, payload: object) => fan.browser.send(calls.series(id), payload, { method: 'PUT' });
  const own = async () => (await fan.summaries())[0];
  const three = (first = fan.card.PaymentMethodID) =>
    [first, fan.card.PaymentMethodID, fan.card.PaymentMethodID].map((paymentMethodId, index) => ({
      paymentMethodId,
      sort: index + 1,
    }));
  /** 3 × (145 + 14.50) + 12 = 490.50, above the minimum of 400. */
  const enough = [[levels.circle, 3]] as [number, number][];
  const enroll = (extra: object = {}) =>
    fan.create(enough, { paymentPlanEnrolled: true, paymentInfo: three(), ...extra });

  test('[PLAN-01] [PLAN-03] [PLAN-08] [INSTAL-02] [INSTAL-07] [ENTITY-28] enrolling makes three amounts that are the total', async () => {
    expect((await enroll()).status).toBe(200);
    const { Totals, PaymentInfo, PaymentPlanEnrolled, PaymentPlanEligible } = await own();
    expect({ PaymentPlanEnrolled, PaymentPlanEligible }).toEqual({
      PaymentPlanEnrolled: true,
      PaymentPlanEligible: false,
    });
    expect(Totals).toMatchObject({ ppfee: 15, total: 505.5 });
    // round(490.50 × 0.34) = 166.77, and the fee; the rest in two.
    expect(PaymentInfo).toMatchObject([
      { Sort: 1, Amount: 181.77, DueDate: '2026-12-15T00:00:00.000Z' },
      { Sort: 2, Amount: 161.86, DueDate: '2027-01-15T00:00:00.000Z' },
      { Sort: 3, Amount: 161.87, DueDate: '2027-02-15T00:00:00.000Z' },
    ]);
  });

  test('[PLAN-03] a card that expires before its installment is told at enrolment; once it is charged at once, it will do', async () => {
    const { db } = app.database;
    const expires = (expiration: string) =>
      db
        .updateTable('payment_methods')
        .set({ expiration })
        .where('payment_method_id', '=', fan.card.PaymentMethodID)
        .execute();
    await expires('2027-01');
    expect((await enroll()).body).toMatchObject({
      code: 'CARD_EXPIRED',
      message: 'This card expires before its payment on Mon, Feb 15, 2027. Please choose another one.',
    });
    expect((await fan.create(enough)).status).toBe(200);
    await expires('2030-04');
  });

  test('[PLAN-02] [PLAN-03] below the minimum, with two methods, with four, with a stranger’s or an expired card', async () => {
    const below = await fan.create([[levels.circle, 1]], { paymentPlanEnrolled: true, paymentInfo: three() });
    expect(below).toMatchObject({ status: 409, body: { code: 'PLAN_NOT_OFFERED' } });
    const two = await enroll({ paymentInfo: three().slice(0, 2) });
    expect(two).toMatchObject({
      status: 400,
      body: { fields: { paymentInfo: expect.stringContaining('three') } },
    });
    const holes = three().map((each) => ({ ...each, sort: each.sort * 2 }));
    expect((await enroll({ paymentInfo: holes })).status).toBe(400);
    expect((await enroll({ paymentInfo: [...three(), ...three()] })).status).toBe(400);
    const other = await asFan(app, stranger);
    expect((await enroll({ paymentInfo: three(other.card.PaymentMethodID) })).status).toBe(404);
    const old = await addCard(app, fan.browser, { number: '5424 0000 0000 0015' });
    await app.database.runScript(
      `update payment_methods set expiration = '2026-10' where payment_method_id = ${old.PaymentMethodID}`,
    );
    expect((await enroll({ paymentInfo: three(old.PaymentMethodID) })).body.code).toBe('CARD_EXPIRED');
    expect(await fan.summaries()).toEqual([]);
  });

  test('[PLAN-02] a series without a complete plan offers none', async () => {
    const sent = await fan.create([[levels.late, 4]], { paymentPlanEnrolled: true, paymentInfo: three() });
    expect(sent.body.code).toBe('PLAN_NOT_OFFERED');
  });

  test('[PLAN-05] [PLAN-10] [CALL-41] [DIALOG-04] enrolling in history, staying below the minimum, and leaving', async () => {
    await fan.create(enough);
    const { LotteryOEGRequestID: id, LotteryOERequests, PaymentPlanEligible } = await own();
    expect(PaymentPlanEligible).toBe(true);
    expect((await put(id, { paymentPlanEnrolled: true })).status).toBe(400);
    expect((await put(id, { paymentPlanEnrolled: true, paymentInfo: three().slice(0, 1) })).status).toBe(400);
    expect((await own()).PaymentPlanEnrolled).toBe(false);
    expect((await put(id, { paymentPlanEnrolled: true, paymentInfo: three() })).body).toEqual({});
    expect((await own()).Totals).toMatchObject({ ppfee: 15, total: 505.5 });
    const edit = await fan.browser.send(
      calls.event(LotteryOERequests[0].LotteryOERequestID),
      { outletEventItemRequests: asItems([[levels.circle, 1]]) },
      { method: 'PUT' },
    );
    expect(edit.body.paymentPlanEligible).toBe(false);
    const below = await own();
    expect(below).toMatchObject({ PaymentPlanEnrolled: true, Totals: { total: 186.5 } });
    expect(below.PaymentInfo).toHaveLength(3);
    expect((await put(id, { paymentPlanEnrolled: false })).status).toBe(200);
    expect(await own()).toMatchObject({
      PaymentPlanEnrolled: false,
      Totals: { ppfee: 0, total: 171.5 },
      PaymentInfo: [{ Sort: 1, Amount: 171.5 }],
    });
    expect((await put(id, { paymentPlanEnrolled: true, paymentInfo: three() })).body.code).toBe(
      'PLAN_NOT_OFFERED',
    );
  });

  test('[PLAN-10] what was agreed on at enrollment holds, whatever the operator changes later', async () => {
    await enroll();
    await app.database.runScript('update series set plan_fee_cents = 9900 where series_id = 21');
    app.forget();
    expect((await own()).Totals.ppfee).toBe(15);
    await app.database.runScript('update series set plan_fee_cents = 1500 where series_id = 21');
    app.forget();
  });

  test('[HIST-REQ-14] [EVENT-24] a price that rises later does not raise what a request can cost', async () => {
    await fan.create(enough);
    await app.database.runScript('update price_levels set price_cents = 99900 where price_level_id = 7011');
    app.forget();
    expect((await own()).Totals.total).toBe(490.5);
    await app.database.runScript('update price_levels set price_cents = 14500 where price_level_id = 7011');
    app.forget();
  });
});
