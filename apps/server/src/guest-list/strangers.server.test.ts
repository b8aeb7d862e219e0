import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls as accountCalls, loginToken, visitor } from '../accounts/testing/people.ts';
import { hosts } from '../testing/small-world.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { calls, invitedGuest, openGuestList } from './testing/guest-world.ts';

const GUESTS = 'guests.localhost';
const EVENTS = '/gen.v1/outlet/getoutletevents';
const INFO = '/gen.v1/outlet/getinfo';

describe('before an invitation or a sign-in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openGuestList('server');
    await app.database.runScript(`
      insert into series (seller_id, series_id, outlet_id, name, visible_from)
        values (1, 21, 2, 'Secret Season', '2026-01-01')`);
  });
  afterAll(() => app.close());

  const seriesAt = async (browser: TestBrowser) =>
    (await browser.send(INFO, { InfoTypes: ['OutletEventGroups', 'OutletTheme'] })).body.Outlet
      .OutletEventGroups ?? [];

  test('[SEC-72] a guest list shows no event, price, series or sitemap to a stranger', async () => {
    const stranger = await visitor(app, GUESTS);
    const questions = [{}, { OutletEventID: 901, InfoTypes: ['EventItems'] }, { IncludePast: true }];
    for (const question of questions) {
      expect((await stranger.send(EVENTS, question)).body).toEqual({ OutletEvents: [] });
    }
    expect(await seriesAt(stranger)).toEqual([]);
    expect((await stranger.send('/sitemap.xml', {}, { method: 'GET' })).status).toBe(404);
    expect((await stranger.send('/robots.txt', {}, { method: 'GET' })).body).toContain('Disallow: /\n');
  });

  test('[GUEST-03] whoever is invited is told what to', async () => {
    const { browser } = await invitedGuest(app);
    expect((await browser.send(calls.info)).body.OutletEvents).not.toEqual([]);
  });

  test('[SEC-72] a members’ shop names no series before the sign-in', async () => {
    const browser = await visitor(app, hosts.members);
    expect(await seriesAt(browser)).toEqual([]);
    await browser.send(accountCalls.init, { LT: await loginToken(app, browser) });
    expect(await seriesAt(browser)).toMatchObject([{ Name: 'Secret Season' }]);
  });
});
