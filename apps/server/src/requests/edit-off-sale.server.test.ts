import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { asFan, asItems, calls, events, levels, openRequestShop, series } from './testing/request-world.ts';
import type { Line, TestFan } from './testing/request-world.ts';

let app: TestApp;
let fan: TestFan;
beforeAll(async () => {
  app = await openRequestShop('server');
  fan = await asFan(app);
});
afterAll(() => app.close());

const preview = (PriceLevelID: number, Quantity: number) =>
  fan.browser.send(calls.draft, {
    query: { OutletEventGroupID: series.open },
    oerequest: { OutletEventID: events.boston, LotteryOEIRequests: [{ PriceLevelID, Quantity }] },
  });

test('[EVENT-22] [DIALOG-06] [CALL-33] what has gone off sale may be kept, or fewer of it, and not asked for anew', async () => {
  await fan.create([[levels.circle, 2]]);
  const [{ LotteryOERequests: requests }] = await fan.summaries();
  const edit = (line: Line) =>
    fan.browser.send(
      calls.event(requests[0].LotteryOERequestID),
      { outletEventItemRequests: asItems([line]) },
      { method: 'PUT' },
    );
  await app.database.runScript(`update price_levels set sale_status = 'OFF_SALE'`);
  app.forget();
  expect((await preview(levels.circle, 2)).body[0].Totals.tickets).toBe(290);
  expect((await preview(levels.circle, 3)).body.code).toBe('QUANTITY_NOT_ALLOWED');
  expect((await preview(levels.balcony, 2)).body.code).toBe('NOT_ON_SALE');
  expect((await edit([levels.circle, 3])).body.code).toBe('QUANTITY_NOT_ALLOWED');
  expect((await edit([levels.balcony, 1])).body.code).toBe('NOT_ON_SALE');
  expect((await edit([levels.circle, 2, true])).status).toBe(200);
  expect((await edit([levels.circle, 1])).status).toBe(200);
  expect((await edit([levels.circle, 2])).body.code).toBe('QUANTITY_NOT_ALLOWED');
});
