import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { bothEngines } from '../testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

const init = '/gen.v1/user/sessioninit';
const check = '/gen.v1/user/checksession';

describe.each(bothEngines)('sessions (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(engine, { load: loadSmallWorld });
  });
  afterAll(() => app.close());

  test('[SEC-01] [SESSION-14] the cookie is HttpOnly, Lax, host-only and 128 bits or more', async () => {
    const { setCookies } = await app.browser(hosts.lantern).send(init);
    expect(setCookies).toHaveLength(1);
    const [cookie = ''] = setCookies;
    expect(cookie).toMatch(/^sid=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Domain');
  });

  test('[SEC-22] [ENTITY-08] sessionID is not the cookie’s secret', async () => {
    const browser = app.browser(hosts.lantern);
    const { body } = await browser.send(init);
    expect(body).toMatchObject({ UserID: 0, secondsToExpire: 1800, outletPasswordRequired: false });
    expect(body.sessionID).not.toBe(browser.cookies.get('sid'));
  });

  test('[CALL-14] a browser that comes back continues its session', async () => {
    const browser = app.browser(hosts.lantern);
    const first = await browser.send(init);
    app.clock.advance(60);
    const second = await browser.send(init);
    expect(second.body.sessionID).toBe(first.body.sessionID);
    expect(second.body.secondsToExpire).toBe(1740);
  });

  test('an invented cookie is replaced, not adopted', async () => {
    const browser = app.browser(hosts.lantern);
    browser.cookies.set('sid', 'planted');
    await browser.send(init);
    expect(browser.cookies.get('sid')).not.toBe('planted');
  });

  test('[SEC-04] [SESSION-03] extend=0 does not move the end, extend=1 does', async () => {
    const browser = app.browser(hosts.lantern);
    await browser.send(init);
    app.clock.advance(600);
    expect((await browser.send(`${check}?extend=0`)).body.secondsToExpire).toBe(1200);
    expect((await browser.send(`${check}?extend=0`)).body.secondsToExpire).toBe(1200);
    expect((await browser.send(`${check}?extend=1`)).body.secondsToExpire).toBe(1800);
  });

  test('[SEC-03] [SESSION-07] after destroy the cookie is worth nothing', async () => {
    const browser = app.browser(hosts.lantern);
    await browser.send(init);
    expect((await browser.send(`${check}?destroy=1`)).body).toMatchObject({ UserID: -1, secondsToExpire: 0 });
    expect(await browser.send(`${check}?extend=0`)).toMatchObject({
      status: 401,
      body: { message: 'Invalid Session' },
    });
  });

  test('[SEC-05] [SESSION-15] 12 hours are the end, however often it is extended', async () => {
    const browser = app.browser(hosts.lantern);
    await browser.send(init);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      app.clock.advance(20 * 60);
      expect((await browser.send(`${check}?extend=1`)).status).toBe(200);
    }
    expect((await browser.send(`${check}?extend=1`)).body.secondsToExpire).toBe(20 * 60);
    app.clock.advance(20 * 60);
    expect(await browser.send(`${check}?extend=1`)).toMatchObject({
      status: 401,
      body: { message: 'Invalid Session' },
    });
  });

  test('[SESSION-14] one cookie serves two outlets that share an api host, each with a session of its own', async () => {
    const tickets = app.browser(hosts.tickets);
    const first = await tickets.send(init, {}, { host: 'api.example.com' });
    const shop = app.browser(hosts.shop);
    shop.cookies.set('sid', tickets.cookies.get('sid')!);
    const second = await shop.send(init, {}, { host: 'api.example.com' });
    expect(second.setCookies).toEqual([]);
    expect(second.body.sessionID).not.toBe(first.body.sessionID);
    expect((await tickets.send(`${check}?extend=0`, {}, { host: 'api.example.com' })).body.sessionID).toBe(
      first.body.sessionID,
    );
  });

  test('[SESSION-08] a session that nobody has is Invalid Session', async () => {
    expect(await app.browser(hosts.lantern).send(check)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_SESSION' },
    });
  });

  test('[SHELL-08] [OPS-08] [CONST-29] [ENTITY-08] the expected client version comes with the session', async () => {
    expect((await app.browser(hosts.lantern).send(init)).body.versions).toEqual({ client: '1.2.9' });
  });
});

describe('a private outlet', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', { load: loadSmallWorld, environment: { GUESSES_PER_MINUTE: '4' } });
  });
  afterAll(() => app.close());
  const give = '/gen.v1/user/checkoutletpassword';
  const events = '/gen.v1/outlet/getoutletevents';

  test('[SHELL-02] [SESSION-12] [ROLE-11] shows its name and nothing else before the password', async () => {
    const browser = app.browser(hosts.backstage);
    expect((await browser.send(init)).body.outletPasswordRequired).toBe(true);
    expect((await browser.send('/gen.v1/outlet/getinfo')).body).toMatchObject({ OutletName: 'Backstage' });
    expect(await browser.send('/gen.v1/outlet/getinfo', { InfoTypes: ['OutletTheme'] })).toMatchObject({
      status: 403,
    });
    expect(await browser.send(events)).toMatchObject({
      status: 403,
      body: { code: 'OUTLET_PASSWORD_REQUIRED' },
    });
  });

  test('[CALL-13] [PROD-09] the right password opens it for this session', async () => {
    const browser = app.browser(hosts.backstage);
    await browser.send(init);
    expect(await browser.send(give, { password: 'encore' })).toMatchObject({
      status: 200,
      body: { outletPasswordRequired: false },
    });
    expect((await browser.send(events)).status).toBe(200);
    expect((await browser.send(init)).body.outletPasswordRequired).toBe(false);
    const open = app.browser(hosts.lantern);
    await open.send(init);
    expect(await open.send(give, { password: 'anything' })).toMatchObject({
      status: 200,
      body: { outletPasswordRequired: false },
    });
  });

  test.each(['', 'wrong'])(
    '[SHELL-04] [ERR-10] [VALID-22] the password "%s" is incorrect',
    async (password) => {
      const browser = app.browser(hosts.backstage);
      await browser.send(init);
      expect(await browser.send(give, { password })).toMatchObject({
        status: 403,
        body: { message: 'Incorrect password' },
      });
    },
  );

  test('[SEC-56] guessing is slowed down', async () => {
    const browser = app.browser(hosts.backstage);
    await browser.send(init);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await browser.send(give, { password: `${guess}` })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('[SEC-57] a forged X-Forwarded-For does not reset the limit', async () => {
    const browser = app.browser(hosts.backstage);
    await browser.send(init);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${guess}` };
      statuses.push((await browser.send(give, { password: 'x' }, { headers })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

test('[ROUTE-15] [LIST-04] [DRAW-07] a login-always outlet answers nobody who is not signed in', async () => {
  const app = await testApp('server', { load: loadSmallWorld });
  const browser = app.browser(hosts.members);
  await browser.send(init);
  for (const [path, payload] of [
    ['outlet/getoutletevents', {}],
    ['draws/getdraw', { DrawID: '13' }],
    ['draws/getfile', { DrawID: '13', Part: 0 }],
  ] as const)
    expect(await browser.send(`/gen.v1/${path}`, payload)).toMatchObject({
      status: 401,
      body: { message: 'Invalid Session' },
    });
  await app.close();
});
