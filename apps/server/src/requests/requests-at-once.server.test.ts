import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan as fanEmail, mailsTo } from '../accounts/testing/people.ts';
import { calls as cardCalls } from '../payments/testing/card-form.ts';
import type { Sent, TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { asFan, calls, forgetRequests, levels, openRequestShop } from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

describe.each(engines)('from several tabs at once (%s)', (engine) => {
  let app: TestApp;
  let fan: TestFan;
  beforeAll(async () => {
    app = await openRequestShop(engine);
  });
  beforeEach(async () => {
    await forgetRequests(app);
    fan = await asFan(app);
  });
  afterAll(() => app.close());

  const statuses = (sent: Sent[]): number[] => sent.map(({ status }) => status).sort((a, b) => a - b);
  const remove = (id: number) => fan.browser.send(calls.event(id), {}, { method: 'DELETE' });

  test('[FAN-21] [CALL-07] the same event from many tabs: one request, one mail', async () => {
    const sent = await Promise.all(Array.from({ length: 8 }, () => fan.create([[levels.circle, 1]])));
    expect(statuses(sent)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const own = await fan.summaries();
    expect(own).toHaveLength(1);
    expect(own[0].LotteryOERequests).toHaveLength(1);
    expect(await mailsTo(app, fanEmail)).toHaveLength(1);
  });

  test('[FAN-10] [CALL-07] two events of a series from two tabs: one request with both', async () => {
    const sent = await Promise.all([fan.create([[levels.circle, 1]]), fan.create([[levels.floor, 2]])]);
    expect(statuses(sent)).toEqual([200, 200]);
    const own = await fan.summaries();
    expect(own).toHaveLength(1);
    expect(own[0].LotteryOERequests).toHaveLength(2);
  });

  test('[HIST-REQ-21] both events deleted at once, and deleted twice: nothing is left, and nothing breaks', async () => {
    await fan.create([[levels.circle, 1]]);
    await fan.create([[levels.floor, 2]]);
    const [{ LotteryOERequests: both }] = await fan.summaries();
    const ids = both.map((each: { LotteryOERequestID: number }) => each.LotteryOERequestID);
    const sent = await Promise.all([...ids, ...ids].map(remove));
    expect(statuses(sent)).toEqual([200, 200, 404, 404]);
    expect(await fan.summaries()).toEqual([]);
  });

  test('[CALL-07] an event added while the last one is deleted is never lost in between', async () => {
    for (let round = 0; round < 4; round += 1) {
      await fan.create([[levels.circle, 1]]);
      const [{ LotteryOERequests: only }] = await fan.summaries();
      const [deleted, created] = await Promise.all([
        remove(only[0].LotteryOERequestID),
        fan.create([[levels.floor, 2]]),
      ]);
      expect([deleted.status, created.status]).toEqual([200, 200]);
      const own = await fan.summaries();
      expect(own[0].LotteryOERequests).toHaveLength(1);
      await remove(own[0].LotteryOERequests[0].LotteryOERequestID);
    }
  });

  test('[SEC-41] a card chosen and removed at once: it is used, or it is gone', async () => {
    const [created, removed] = await Promise.all([
      fan.create([[levels.circle, 1]]),
      fan.browser.send(cardCalls.remove, { PaymentMethodUUID: fan.card.PaymentMethodUUID }),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([created.status, removed.status]);
  });
});
