import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { asFan, calls, forgetRequests, levels, openRequestShop, series } from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

interface Summary {
  LotteryOEGRequestUUID: string;
  OutletEventGroup: { OutletEventGroupID: number };
  PriorityOERequestUUID?: string;
  LotteryOERequests: { LotteryOERequestUUID: string; LotteryOERequestID: number }[];
}

describe('priorities', () => {
  let app: TestApp;
  let fan: TestFan;
  beforeAll(async () => {
    app = await openRequestShop('server');
  });
  beforeEach(async () => {
    await forgetRequests(app);
    fan = await asFan(app);
    await fan.create([[levels.circle, 1]]);
    await fan.create([[levels.floor, 2]]);
    await fan.create([[levels.late, 2]]);
  });
  afterAll(() => app.close());

  const ofSeries = async (seriesId: number): Promise<Summary> =>
    ((await fan.summaries()) as Summary[]).find(
      (each) => each.OutletEventGroup.OutletEventGroupID === seriesId,
    )!;
  const choose = async (seriesId: number, nth: number | null, extra: object = {}) => {
    const summary = await ofSeries(seriesId);
    return fan.browser.send(calls.priority, {
      LotteryOEGRequestUUID: summary.LotteryOEGRequestUUID,
      PriorityOERequestUUID: nth === null ? null : summary.LotteryOERequests[nth]?.LotteryOERequestUUID,
      ...extra,
    });
  };
  const priorities = async () =>
    ((await fan.summaries()) as Summary[]).flatMap((each) => each.PriorityOERequestUUID ?? []);
  const uuidOf = async (seriesId: number, nth: number) =>
    (await ofSeries(seriesId)).LotteryOERequests[nth]!.LotteryOERequestUUID;

  test('[ENTITY-36] a series tells its tour, and whether an event of it may come first', async () => {
    const summaries = (await fan.summaries()) as { OutletEventGroup: { Tour?: object } }[];
    expect(summaries.map(({ OutletEventGroup }) => OutletEventGroup.Tour)).toEqual([
      { TourID: 1, Name: 'Long Way Home', AllowPrioritySelection: true },
      { TourID: 1, Name: 'Long Way Home', AllowPrioritySelection: true },
    ]);
  });

  test('[CALL-36] [HIST-REQ-18] one a tour: choosing another moves it, null clears it', async () => {
    const first = await choose(series.open, 0, { TourID: 1, OutletEventGroupID: series.open });
    expect(first.status).toBe(200);
    expect((first.body as Summary[]).map((each) => each.OutletEventGroup.OutletEventGroupID)).toEqual([
      series.open,
      series.sameTour,
    ]);
    expect(await priorities()).toEqual([await uuidOf(series.open, 0)]);
    await choose(series.open, 1);
    expect(await priorities()).toEqual([await uuidOf(series.open, 1)]);
    await choose(series.sameTour, 0);
    expect(await priorities()).toEqual([await uuidOf(series.sameTour, 0)]);
    await choose(series.sameTour, null);
    expect(await priorities()).toEqual([]);
  });

  test('[CALL-36] two of one tour at the same instant: one of them has it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = await Promise.all([
        choose(series.open, 0),
        choose(series.open, 1),
        choose(series.sameTour, 0),
      ]);
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await priorities()).toHaveLength(1);
    }
  });

  test('[HIST-REQ-18] deleting the request that comes first clears it', async () => {
    await choose(series.open, 0);
    const [{ LotteryOERequestID: id } = { LotteryOERequestID: 0 }] = (await ofSeries(series.open))
      .LotteryOERequests;
    await fan.browser.send(calls.event(id), {}, { method: 'DELETE' });
    expect(await priorities()).toEqual([]);
  });

  test('[HIST-REQ-18] no tour, another tour, another request’s event', async () => {
    await fan.create([[levels.alone, 1]], {
      shipping: {
        ...(fan.wish([]) as { shipping: object }).shipping,
        deliveryMethodUUID: '00000000-0000-4000-8000-000000000001',
      },
    });
    expect((await choose(series.choosing, 0)).body.code).toBe('PRIORITY_NOT_OFFERED');
    expect((await choose(series.open, 0, { TourID: 2 })).status).toBe(404);
    expect((await choose(series.open, 0, { OutletEventGroupID: series.sameTour })).status).toBe(404);
    const elsewhere = await uuidOf(series.sameTour, 0);
    expect((await choose(series.open, 0, { PriorityOERequestUUID: elsewhere })).status).toBe(404);
    expect(await priorities()).toEqual([]);
  });

  // The last one: it moves the clock.
  test('[SERIES-07] what waits for its draw keeps the priority that it closed with', async () => {
    await choose(series.sameTour, 0);
    app.clock.advance(6 * 24 * 3600);
    fan = await asFan(app);
    const sent = await choose(series.open, 0);
    expect(sent).toMatchObject({ status: 409, body: { message: 'The late shows have closed.' } });
    expect(await priorities()).toEqual([await uuidOf(series.sameTour, 0)]);
    await app.database.runScript(
      "update series_requests set status = 'STATUS_REQUEST_DENIED' where series_id = 25",
    );
    expect((await choose(series.open, 0)).status).toBe(200);
  });
});
