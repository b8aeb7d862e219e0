import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { RECOMMENDED_KIB } from '../../platform/passwords.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  calls,
  fan,
  loadPeople,
  mailsTo,
  other,
  PASSWORD,
  patient,
  resetToken,
  signedIn,
  visitor,
} from '../testing/people.ts';

const nobody = 'nobody@example.com';
const HOUR = 3600;

describe('signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', {
      load: (database) => loadPeople(database, RECOMMENDED_KIB),
      environment: patient,
    });
  });
  beforeEach(() => {
    app.clock.advance(48 * HOUR);
  });
  afterAll(() => app.close());
  const fail = async (id: string) => (await visitor(app)).send(calls.login, { id, password: 'Wrong2026' });
  const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

  test('[SEC-02] [SESSION-11] a planted cookie is dead after sign-in, and the new one is somebody’s', async () => {
    const planted = await visitor(app);
    const sid = planted.cookies.get('sid')!;
    const victim = app.browser(hosts.lantern);
    victim.cookies.set('sid', sid);
    expect((await victim.send(calls.login, { id: fan, password: PASSWORD })).status).toBe(200);
    expect(victim.cookies.get('sid')).not.toBe(sid);
    expect((await victim.send(calls.check)).body).toMatchObject({ EmailAddress: fan });
    expect(await planted.send(calls.check)).toMatchObject({
      status: 401,
      body: { message: 'Invalid Session' },
    });
  });

  test('[SEC-02] what lives under the cookie at other outlets goes along', async () => {
    const tickets = app.browser(hosts.tickets);
    const shop = app.browser(hosts.shop);
    const at = { host: 'api.example.com' };
    await tickets.send(calls.init, {}, at);
    shop.cookies.set('sid', tickets.cookies.get('sid')!);
    const before = await shop.send(calls.init, {}, at);
    await tickets.send(calls.login, { id: fan, password: PASSWORD }, at);
    shop.cookies.set('sid', tickets.cookies.get('sid')!);
    expect((await shop.send(calls.check, {}, at)).body).toMatchObject({
      sessionID: before.body.sessionID,
      UserID: 0,
    });
  });

  test('[SEC-22] no answer holds the cookie’s secret, nor its hash', async () => {
    const browser = await signedIn(app, fan);
    const answers = [await browser.send(calls.init), await browser.send(calls.check)];
    const sid = browser.cookies.get('sid')!;
    for (const secret of [sid, hashSecret(sid)]) expect(JSON.stringify(answers)).not.toContain(secret);
  });

  test('[SEC-08] a wrong password and an unknown address are answered alike, after a like time', async () => {
    const took: Record<string, number[]> = { [fan]: [], [nobody]: [] };
    const answers: unknown[] = [];
    await fail(fan);
    for (let round = 0; round < 7; round += 1) {
      for (const id of [fan, nobody]) {
        app.clock.advance(48 * HOUR);
        const browser = await visitor(app);
        const begun = performance.now();
        const { status, body } = await browser.send(calls.login, { id, password: 'Wrong2026' });
        took[id]!.push(performance.now() - begun);
        answers.push({ status, body });
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(median(took[nobody]!)).toBeGreaterThan(median(took[fan]!) * 0.5);
  });

  test.each([fan, nobody])(
    '[SEC-09] [LOGIN-05] [LOGIN-06] [OPS-37] the fourth failure of %s has to wait',
    async (id) => {
      for (const failedAttempts of [1, 2, 3]) {
        const message = `Failed login attempts ${failedAttempts} of 3`;
        expect(await fail(id)).toMatchObject({ status: 403, body: { message, failedAttempts } });
      }
      const slowed = await fail(id);
      expect(slowed).toMatchObject({
        status: 429,
        headers: { 'retry-after': '5' },
        body: { message: 'Please wait 5 seconds before you try again', failedAttempts: 3, secondsToWait: 5 },
      });
      app.clock.advance(5);
      expect(await fail(id)).toMatchObject({
        status: 403,
        body: { message: 'Failed login attempts 3 of 3' },
      });
      expect(await fail(id)).toMatchObject({ status: 429, body: { secondsToWait: 10 } });
    },
  );

  test('[SEC-09] twenty tries at once do not slip through together', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await fail('many@example.com')).status),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
  });

  test('[SEC-09] the right password in time resets the counter', async () => {
    await fail(fan);
    await fail(fan);
    await signedIn(app, fan);
    expect(await fail(fan)).toMatchObject({ body: { failedAttempts: 1 } });
  });

  test('[SEC-10] [LOGIN-06] [OPS-37] an attacker cannot keep the owner out', async () => {
    const owner = await visitor(app);
    const attack = async () => {
      for (let n = 0; n < 5; n += 1) await fail(fan);
    };
    await attack();
    await owner.send(calls.forgot, { emailAddress: fan });
    const password = 'Harbor4ever';
    const token = await resetToken(app, fan);
    expect((await owner.send(calls.reset, { emailAddress: fan, password, token })).status).toBe(200);
    await attack();
    expect(await owner.send(calls.login, { id: fan, password })).toMatchObject({
      status: 200,
      body: { EmailAddress: fan },
    });
    expect(await mailsTo(app, fan)).not.toHaveLength(0);
  });
});

test('[SEC-10] [LOGIN-06] a browser in which one has signed in does not wait for what strangers try', async () => {
  const app = await testApp('server', { load: loadPeople, environment: patient });
  const known = await signedIn(app, fan);
  const attempt = async (browser: Awaited<ReturnType<typeof visitor>>, password: string) =>
    (await browser.send(calls.login, { id: fan, password })).status;
  for (let n = 0; n < 5; n += 1) await attempt(await visitor(app), 'Wrong2026');
  expect(await attempt(await visitor(app), PASSWORD), 'strangers wait').toBe(429);
  expect(await attempt(known, PASSWORD)).toBe(200);
  // What it does itself is counted.
  for (let n = 0; n < 3; n += 1) expect(await attempt(known, 'Wrong2026')).toBe(403);
  expect(await attempt(known, PASSWORD)).toBe(429);
  await app.close();
});

test('[SEC-09] [LOGIN-06] an address that fails at many accounts has to wait as well', async () => {
  const app = await testApp('server', { load: loadPeople });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) {
    const browser = await visitor(app);
    statuses.push((await browser.send(calls.login, { id: `p${n}@example.com`, password: 'x' })).status);
  }
  expect(statuses).toEqual([403, 403, 403, 429]);
  app.clock.advance(1);
  await signedIn(app, fan);
  await app.close();
});

test('[SEC-66] [LOGIN-06] a right sign-in of one’s own does not buy guesses at others from the same address', async () => {
  const app = await testApp('server', { load: loadPeople });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const browser = await visitor(app);
    statuses.push((await browser.send(calls.login, { id: `p${n}@example.com`, password: 'x' })).status);
    await (await visitor(app)).send(calls.login, { id: fan, password: PASSWORD });
  }
  expect(statuses.filter((status) => status === 403)).toHaveLength(3);
  await app.close();
});

test('[SEC-66] [LOGIN-06] many who sign in at once from one address are all let in', async () => {
  const app = await testApp('server', { load: loadPeople });
  const browsers = await Promise.all(Array.from({ length: 20 }, () => visitor(app)));
  const ids = [fan, other];
  const sent = await Promise.all(
    browsers.map((browser, index) =>
      browser.send(calls.login, { id: ids[index % ids.length]!, password: PASSWORD }),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(browsers.map(() => 200));
  await app.close();
});

test('[SEC-66] a wait that was written by a clock set back since keeps nobody out', async () => {
  const app = await testApp('server', { load: loadPeople });
  const WEEKS_SECONDS = 3 * 7 * 24 * 3600;
  app.clock.advance(WEEKS_SECONDS);
  for (let n = 0; n < 5; n += 1) {
    await (await visitor(app)).send(calls.login, { id: fan, password: 'wrong' });
  }
  app.clock.advance(-WEEKS_SECONDS);
  const { status } = await (await visitor(app)).send(calls.login, { id: fan, password: PASSWORD });
  expect(status).toBe(200);
  await app.close();
});

test('[SEC-01] behind https the cookie is Secure', async () => {
  const app = await testApp('server', { load: loadPeople, environment: { PUBLIC_SCHEME: 'https' } });
  const headers = { origin: `https://${hosts.lantern}` };
  const { setCookies } = await app.browser(hosts.lantern).send(calls.init, {}, { headers });
  expect(setCookies[0]).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  await app.close();
});

test('[SEC-73] [SESSION-14] of two `sid` cookies none is believed', async () => {
  const app = await testApp('server', { load: loadPeople, environment: patient });
  const own = (await signedIn(app, fan)).cookies.get('sid')!;
  const planted = (await visitor(app)).cookies.get('sid')!;
  for (const cookie of cases([`sid=${own}; sid=${planted}`, `sid=${planted};a=b;  sid=${own}`])) {
    const sent = await app.browser(hosts.lantern).send(calls.check, {}, { headers: { cookie } });
    expect(sent).toMatchObject({ status: 401, body: { code: 'INVALID_SESSION' } });
  }
  await app.close();
});

test('[SEC-68] an Origin of the same host with another port or scheme is foreign', async () => {
  const app = await testApp('server', { load: loadPeople, environment: patient });
  const browser = await signedIn(app, fan);
  for (const origin of cases([`http://${hosts.lantern}:9999`, `https://${hosts.lantern}`])) {
    const sent = await browser.send(calls.check, {}, { headers: { origin } });
    expect(sent).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
    expect(sent.headers['access-control-allow-origin']).toBeUndefined();
  }
  await app.close();
});
