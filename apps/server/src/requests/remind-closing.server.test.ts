import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fan as fanEmail, mailsTo } from '../accounts/testing/people.ts';
import { outletCache } from '../sellers/index.ts';
import { catalogueCache } from '../catalogue/index.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { noCheckpoint } from '../platform/checkpoint.ts';
import { remindClosingJob } from './remind-closing.job.ts';
import { asFan, forgetRequests, levels, openRequestShop } from './testing/request-world.ts';

const HOUR = 3600;

describe.each(engines)('the series closes in two days (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openRequestShop(engine);
  });
  beforeEach(async () => {
    app.clock.reset();
    await forgetRequests(app);
  });
  afterAll(() => app.close());

  const remind = () => {
    const { db } = app.database;
    const address = publicAddress({ scheme: 'https', port: undefined });
    const shop = { outlets: outletCache(db), catalogue: catalogueCache(db), publicAddress: address };
    const needs = { db, ...shop, checkpoint: noCheckpoint };
    return remindClosingJob(needs).run(app.clock.now(), new AbortController().signal);
  };
  const told = async () => (await mailsTo(app, fanEmail)).filter(({ kind }) => kind === 'request-closing');

  // The late shows close on November 20 at midnight UTC, four and a third days after the tests begin.
  test('[OPS-43] [OPS-49] each pending request is told once, from however many nodes', async () => {
    const { body } = await (await asFan(app)).create([[levels.late, 2]]);
    await remind();
    expect(await told()).toEqual([]);
    app.clock.advance(60 * HOUR);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    const mails = await told();
    expect(mails).toHaveLength(1);
    // By this node or by the shop's own job, whose address has another scheme.
    expect(mails[0]!.plain_text).toContain(`://lantern.localhost/user/history/requests/${body.requestId}`);
    expect(mails[0]!.subject).toBe('Long Way Home, late shows closes on Thu, Nov 19, 2026, 7:00 PM');
  });

  test('[OPS-43] who asks in the last two days knows, and who asks after the close is told nothing', async () => {
    app.clock.advance(60 * HOUR);
    await (await asFan(app)).create([[levels.late, 2]]);
    await remind();
    app.clock.advance(72 * HOUR);
    await remind();
    expect(await told()).toEqual([]);
  });
});
