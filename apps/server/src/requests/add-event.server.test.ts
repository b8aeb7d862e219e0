// Adding an event takes the body of a new request, and only that which concerns the event.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address, fan as fanEmail, mailsTo } from '../accounts/testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { asFan, asItems, calls, events, forgetRequests } from './testing/request-world.ts';
import { levels, openRequestShop, series } from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

describe.each(engines)('an event is added to a request (%s)', (engine) => {
  let app: TestApp;
  let fan: TestFan;
  beforeAll(async () => {
    app = await openRequestShop(engine);
    fan = await asFan(app);
  });
  beforeEach(() => forgetRequests(app));
  afterAll(() => app.close());

  const saratoga = {
    outletEventId: events.saratoga,
    outletEventItemRequests: asItems([[levels.floor, 2]]),
  };
  const add = (extra: object = {}) => fan.browser.send(calls.add, { ...saratoga, ...extra });
  const own = async () => (await fan.summaries())[0];

  test('[CALL-38] to the request and the series that are named, or to nothing', async () => {
    await fan.create([[levels.circle, 2]]);
    const { LotteryOEGRequestID: id } = await own();
    const named = [
      await add({ outletEventGroupRequestId: id + 1 }),
      await add({ outletEventGroupId: series.choosing }),
    ];
    expect(named.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'REQUEST_NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    expect((await own()).LotteryOERequests).toHaveLength(1);
    const right = await add({ outletEventGroupRequestId: id, outletEventGroupId: series.open });
    expect(right.status).toBe(200);
    expect((await own()).LotteryOERequests).toHaveLength(2);
  });

  test('[CALL-38] where there is no request yet, or the event is in it already, that is said', async () => {
    expect((await add()).body.code).toBe('REQUEST_NOT_FOUND');
    const { body } = await fan.create([[levels.circle, 2]]);
    expect((await add()).status).toBe(200);
    expect((await add()).body).toMatchObject({ code: 'REQUEST_EXISTS', RequestID: body.requestId });
  });

  test('[CALL-38] address, cards and plan stay as they are, whatever the body says of them, and a letter tells of the event', async () => {
    await fan.create([[levels.circle, 2]]);
    const before = await own();
    const sent = await add({
      shipping: { ...address, City: 'Salem' },
      paymentPlanEnrolled: true,
      paymentInfo: [{ paymentMethodId: 999_999, sort: 1 }],
    });
    expect(sent.status).toBe(200);
    const after = await own();
    expect(after.Shipping).toEqual(before.Shipping);
    expect(after.PaymentPlanEnrolled).toBe(false);
    expect(after.PaymentInfo.map((each: { PaymentMethodID: number }) => each.PaymentMethodID)).toEqual([
      fan.card.PaymentMethodID,
    ]);
    const letter = (await mailsTo(app, fanEmail)).find(({ kind }) => kind === 'request-changed');
    expect(letter?.plain_text).toContain('An event was added to your request.');
  });
});
