import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '../accounts/testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { asFan, calls, events, levels, openRequestShop } from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

let app: TestApp;
let fan: TestFan;
beforeAll(async () => {
  app = await openRequestShop('server');
  fan = await asFan(app);
});
afterAll(() => app.close());

const line = (PriceLevelID: number, Quantity: number) => ({
  PriceLevelID,
  Quantity,
  PriceLevelOptOut: false,
});

test('[CALL-30] [CALL-34] [CALL-35] the first generation makes, adds, edits, changes and deletes by the same rules', async () => {
  const created = await fan.browser.send(calls.putSeries, {
    OutletEventID: events.boston,
    LotteryOEIRequests: [line(levels.circle, 1)],
    PaymentInfo: [{ PaymentMethodID: fan.card.PaymentMethodID, Sort: 1 }],
    Shipping: address,
  });
  expect([created.status, created.body]).toEqual([
    200,
    { RequestID: expect.any(String), LotteryOEGRequestID: expect.any(Number) },
  ]);
  const added = await fan.browser.send(calls.putEvent, {
    OutletEventID: events.saratoga,
    LotteryOEIRequests: [line(levels.floor, 2)],
  });
  expect(added.body).toMatchObject({ RequestID: created.body.RequestID, PaymentPlanEligible: false });
  const id = added.body.LotteryOERequestID;
  const edited = await fan.browser.send(calls.putEvent, {
    LotteryOERequestID: id,
    LotteryOEIRequests: [line(levels.floor, 6)],
  });
  expect(edited.body).toMatchObject({ LotteryOERequestID: id, PaymentPlanEligible: true });
  const wrong = await fan.browser.send(calls.putEvent, {
    LotteryOERequestID: id,
    LotteryOEIRequests: [line(levels.floor, 5)],
  });
  expect(Object.keys(wrong.body.fields)).toEqual(['LotteryOEIRequests.0.Quantity']);
  await fan.browser.send(calls.putSeries, {
    LotteryOEGRequestID: created.body.LotteryOEGRequestID,
    Shipping: { ...address, City: 'Salem' },
  });
  expect((await fan.summaries())[0]).toMatchObject({ Shipping: { City: 'Salem' } });
  const deleted = await fan.browser.send(calls.putEvent, { LotteryOERequestID: id, Delete: true });
  expect(deleted.body).toMatchObject({ LotteryOERequestID: id });
  await fan.browser.send(calls.putSeries, {
    LotteryOEGRequestID: created.body.LotteryOEGRequestID,
    Delete: true,
  });
  expect(await fan.summaries()).toEqual([]);
  expect((await fan.browser.send(calls.putEvent, {})).status).toBe(400);
});
