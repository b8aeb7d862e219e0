// Two fans, one of them with two requests: what is done to one leaves the others as they are.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { address, calls as accountCalls, fan, PASSWORD, visitor } from '../accounts/testing/people.ts';
import { addCard } from '../payments/testing/card-form.ts';
import { hosts } from '../testing/small-world.ts';
import type { TestApp } from '../testing/test-app.ts';
import { asFan, asItems, calls, events, forgetRequests, levels } from './testing/request-world.ts';
import { openRequestShop, series, stranger } from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

interface Told {
  LotteryOEGRequestID: number;
  LotteryOEGRequestUUID: string;
  PriorityOERequestUUID?: string;
  RequestID: string;
  OutletEventGroup: { OutletEventGroupID: number };
  LotteryOERequests: { LotteryOERequestID: number; LotteryOERequestUUID: string; OutletEventID: number }[];
}

let app: TestApp;
let robin: TestFan;
let sam: TestFan;
beforeAll(async () => {
  app = await openRequestShop('server');
  robin = await asFan(app);
  sam = await asFan(app, stranger);
});
beforeEach(async () => {
  await forgetRequests(app);
  await robin.create([
    [levels.circle, 2],
    [levels.poster, 1],
  ]);
  await robin.create([[levels.floor, 4]]);
  await robin.create([[levels.late, 3]]);
  await sam.create([[levels.circle, 1]], { shipping: { ...address, First: 'Sam', City: 'Salem' } });
});
afterAll(() => app.close());

async function allOf() {
  const own: Told[] = await robin.summaries();
  const [sams]: Told[] = await sam.summaries();
  const of = (id: number) => own.find(({ OutletEventGroup }) => OutletEventGroup.OutletEventGroupID === id)!;
  const eventOf = (request: Told, id: number) =>
    request.LotteryOERequests.find(({ OutletEventID }) => OutletEventID === id)!;
  const open = of(series.open);
  return {
    open,
    late: of(series.sameTour),
    sams: sams!,
    boston: open && eventOf(open, events.boston),
    saratoga: open && eventOf(open, events.saratoga),
  };
}
const put = (path: string, payload: object) => robin.browser.send(path, payload, { method: 'PUT' });
const remove = (id: number) => robin.browser.send(calls.event(id), undefined, { method: 'DELETE' });

test('[CALL-39] an edit replaces the lines of its event, and moves the time of that one only', async () => {
  const before = await allOf();
  app.clock.advance(60);
  const path = calls.event(before.boston.LotteryOERequestID);
  expect((await put(path, { outletEventItemRequests: asItems([[levels.balcony, 6]]) })).status).toBe(200);
  const after = await allOf();
  expect(after.boston).toMatchObject({ LotteryOEIRequests: [{ PriceLevelID: levels.balcony, Quantity: 6 }] });
  expect([after.saratoga, after.late, after.sams]).toEqual([before.saratoga, before.late, before.sams]);
});

test('[CALL-41] another address and another card are those of one request', async () => {
  const card = await addCard(app, robin.browser, { number: '5424000000000015' });
  const before = await allOf();
  const { status } = await put(calls.series(before.open.LotteryOEGRequestID), {
    shipping: { ...address, City: 'Lynn' },
    paymentInfo: [{ paymentMethodId: card.PaymentMethodID, sort: 1 }],
  });
  expect(status).toBe(200);
  const after = await allOf();
  expect(after.open).toMatchObject({
    Shipping: { City: 'Lynn' },
    PaymentInfo: [{ PaymentMethodID: card.PaymentMethodID }],
  });
  expect(after.late).toMatchObject({
    Shipping: { City: 'Boston' },
    PaymentInfo: [{ PaymentMethodID: robin.card.PaymentMethodID }],
  });
  expect([after.late, after.sams]).toEqual([before.late, before.sams]);
});

test('[CALL-40] a deleted event takes its own lines along, and the last one its own request', async () => {
  const before = await allOf();
  expect((await remove(before.saratoga.LotteryOERequestID)).status).toBe(200);
  const between = await allOf();
  expect([between.saratoga, between.boston]).toEqual([undefined, before.boston]);
  expect([between.late, between.sams]).toEqual([before.late, before.sams]);
  expect((await remove(between.boston.LotteryOERequestID)).status).toBe(200);
  const after = await allOf();
  expect([after.open, after.late, after.sams]).toEqual([undefined, before.late, before.sams]);
});

test('[CALL-31] [CALL-32] each fan is told their own, by series, by number and by state', async () => {
  const { open, late, sams } = await allOf();
  const numbers = async (query: object) =>
    (await robin.summaries(query)).map(({ RequestID }: Told) => RequestID);
  expect(await numbers({})).toEqual([open.RequestID, late.RequestID]);
  expect(await numbers({ OutletEventGroupID: series.sameTour })).toEqual([late.RequestID]);
  expect(await numbers({ RequestID: late.RequestID })).toEqual([late.RequestID]);
  expect(await numbers({ RequestID: sams.RequestID })).toEqual([]);
  expect([await numbers({ Year: 2027 }), await numbers({ Year: 2026 })]).toEqual([await numbers({}), []]);
  const awarded = ['STATUS_REQUEST_CONFIRMED'];
  await app.database.runScript(
    `update series_requests set status = '${awarded[0]}' where request_id = ${late.LotteryOEGRequestID}`,
  );
  expect(await numbers({})).toEqual([open.RequestID]);
  expect(await numbers({ LotteryOEGRequestStatus: awarded })).toEqual([late.RequestID]);
  expect(await numbers({ RequestID: late.RequestID })).toEqual([late.RequestID]);
  const told = (await robin.browser.send(calls.eventRequests, { complete: true })).body.requests;
  expect(told.map(({ OutletEventID }: { OutletEventID: number }) => OutletEventID).toSorted()).toEqual([
    events.boston,
    events.saratoga,
    events.late,
  ]);
});

test('[CALL-31] [CALL-61] at another outlet of the seller the same customer has none of them', async () => {
  const { open, boston } = await allOf();
  const elsewhere = await visitor(app, hosts.regulars);
  expect((await elsewhere.send(accountCalls.login, { id: fan, password: PASSWORD })).status).toBe(200);
  expect((await elsewhere.send(calls.summaries, {})).body).toEqual([]);
  expect((await elsewhere.send(calls.eventRequests, {})).body).toEqual({ requests: [] });
  const shipping = { ...address, City: 'Lynn' };
  const tries = [
    elsewhere.send(calls.series(open.LotteryOEGRequestID), { shipping }, { method: 'PUT' }),
    elsewhere.send(calls.event(boston.LotteryOERequestID), undefined, { method: 'DELETE' }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404]);
  expect((await allOf()).open).toEqual(open);
});

test('[CALL-36] [HIST-REQ-18] of two fans of one tour each has a priority, and takes back their own', async () => {
  const choose = ({ browser }: TestFan, { LotteryOEGRequestUUID }: Told, uuid: string | null) =>
    browser.send(calls.priority, { LotteryOEGRequestUUID, PriorityOERequestUUID: uuid });
  const { open, sams, saratoga } = await allOf();
  const samsFirst = sams.LotteryOERequests[0]!.LotteryOERequestUUID;
  await choose(sam, sams, samsFirst);
  await choose(robin, open, saratoga.LotteryOERequestUUID);
  const both = await allOf();
  expect(both.open.PriorityOERequestUUID).toBe(saratoga.LotteryOERequestUUID);
  expect(both.sams.PriorityOERequestUUID).toBe(samsFirst);
  await choose(robin, open, null);
  const after = await allOf();
  expect([after.open.PriorityOERequestUUID, after.sams]).toEqual([undefined, both.sams]);
});
