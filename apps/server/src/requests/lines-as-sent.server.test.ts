import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { asFan, calls, forgetRequests, levels, openRequestShop } from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

let app: TestApp;
let fan: TestFan;
beforeAll(async () => {
  app = await openRequestShop('server');
});
beforeEach(async () => {
  await forgetRequests(app);
  fan = await asFan(app);
});
afterAll(() => app.close());

const own = async () => (await fan.summaries())[0];

test('[EVENT-27] [DIALOG-06] [ERR-80] a line without a level says what the page says, by the name that was sent', async () => {
  const said = async (line: object, path: string) => {
    const lines = { outletEventItemRequests: undefined, OUTLETEVENTITEMREQUESTS: [line] };
    const payload = path === calls.create ? fan.wish([[levels.circle, 1]], lines) : lines;
    const method = path === calls.create ? 'POST' : 'PUT';
    const { status, body } = await fan.browser.send(path, payload, { method });
    return [status, body.message, Object.entries(body.fields ?? {})[0]];
  };
  const tickets = 'Tickets: Price level required';
  const at = 'OUTLETEVENTITEMREQUESTS.0';
  expect(await said({ priceLevelID: null, quantity: 1 }, calls.create)).toEqual([
    400,
    tickets,
    [`${at}.priceLevelID`, tickets],
  ]);
  expect(await said({ quantity: 1 }, calls.create)).toEqual([400, tickets, [`${at}.priceLevelId`, tickets]]);
  await fan.create([
    [levels.circle, 1],
    [levels.poster, 1],
  ]);
  const [{ LotteryOERequestID: id, LotteryOEIRequests: lines }] = (await own()).LotteryOERequests;
  const poster = lines.find(({ isAddOn }: { isAddOn: boolean }) => isAddOn);
  const ofThePoster = expect.stringMatching(/^(?!Tickets).+: Price level required$/);
  for (const line of [
    { outletEventItemRequestId: poster.LotteryOEIRequestID, quantity: 1 },
    { OutletEventItemID: poster.OutletEventItemID, priceLevelId: null, quantity: 1 },
  ]) {
    expect((await said(line, calls.event(id)))[1]).toEqual(ofThePoster);
  }
});

test('[HIST-03] an empty year is every year', async () => {
  await fan.create([[levels.circle, 1]]);
  expect(await fan.summaries({ Year: '' })).toEqual(await fan.summaries());
  expect(await fan.summaries({ Year: 1999 })).toEqual([]);
});
