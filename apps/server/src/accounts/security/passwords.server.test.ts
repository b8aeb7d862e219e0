import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { AccountNeeds } from '../account-needs.ts';
import { resetPasswordHandler } from '../calls/reset-password.ts';
import {
  calls,
  fan,
  loadPeople,
  mailsTo,
  other,
  PASSWORD,
  patient,
  resetLink,
  resetToken,
  signedIn,
  visitor,
} from '../testing/people.ts';

const HOUR = 3600;
const NEW = 'Harbor4ever';
const incorrectLink = 'Incorrect reset link, please refer to your email for instructions';
const refused = { status: 403, body: { code: 'RESET_TOKEN_REFUSED', message: incorrectLink } };

describe('passwords', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await testApp('server', { load: loadPeople, environment: patient });
    return () => app.close();
  });
  const forgot = async (emailAddress: string) => (await visitor(app)).send(calls.forgot, { emailAddress });
  const reset = async (token: string, emailAddress = fan, password = NEW) =>
    (await visitor(app)).send(calls.reset, { emailAddress, password, token });
  const enter = async (id: string, password: string) =>
    (await (await visitor(app)).send(calls.login, { id, password })).status;

  test('[SEC-06] [CALL-19] a changed password ends the other sessions, renews the cookie and is told by mail', async () => {
    const here = await signedIn(app, fan);
    const there = await signedIn(app, fan);
    const sid = here.cookies.get('sid');
    const change = { currentPassword: PASSWORD, newPassword: NEW };
    expect(await here.send(calls.change, change)).toMatchObject({ status: 200, body: {} });
    expect((await there.send(calls.check)).status).toBe(401);
    expect((await here.send(calls.check)).body).toMatchObject({ EmailAddress: fan });
    expect(here.cookies.get('sid')).not.toBe(sid);
    expect((await mailsTo(app, fan)).map(({ kind }) => kind)).toEqual(['password-changed']);
    expect(await enter(fan, PASSWORD)).toBe(403);
    expect(await enter(fan, NEW)).toBe(200);
  });

  test('[SEC-07] a wrong current password is refused, and counted like a failed sign-in', async () => {
    const browser = await signedIn(app, fan);
    const change = { currentPassword: 'Wrong2026', newPassword: NEW };
    for (const failedAttempts of [1, 2, 3]) {
      expect(await browser.send(calls.change, change)).toMatchObject({
        status: 403,
        body: { code: 'CURRENT_PASSWORD_WRONG', failedAttempts },
      });
    }
    expect(await browser.send(calls.change, change)).toMatchObject({ status: 429 });
    expect(await enter(fan, PASSWORD), 'the same wait holds at the sign-in').toBe(429);
    app.clock.advance(60);
    expect(await enter(fan, PASSWORD)).toBe(200);
  });

  test('[SEC-11] [LOGIN-24] a forgotten password is answered alike for known and unknown addresses', async () => {
    const took: number[] = [];
    const answers: unknown[] = [];
    for (const email of [fan, 'nobody@example.com']) {
      const begun = performance.now();
      const { status, body } = await forgot(email);
      took.push(performance.now() - begun);
      answers.push({ status, body });
    }
    expect(answers[0]).toEqual({ status: 200, body: {} });
    expect(answers[1]).toEqual(answers[0]);
    expect(Math.min(...took)).toBeGreaterThan(100);
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([]);
  });

  test('[SEC-12] twenty requests are one mail; the next goes out after a minute', async () => {
    for (let n = 0; n < 20; n += 1) await forgot(fan);
    expect(await mailsTo(app, fan)).toHaveLength(1);
    app.clock.advance(60);
    await forgot(fan);
    await forgot(fan);
    expect(await mailsTo(app, fan)).toHaveLength(2);
  });

  test('[SEC-13] [RESET-13] [CALL-21] [OPS-37] a reset token works once, and ends all sessions', async () => {
    const before = await signedIn(app, fan);
    await forgot(fan);
    const token = await resetToken(app, fan);
    expect(await reset(token)).toMatchObject({ status: 200, body: {} });
    expect((await before.send(calls.check)).status).toBe(401);
    expect(await reset(token, fan, 'Another2026')).toMatchObject(refused);
    expect(await enter(fan, NEW)).toBe(200);
    expect((await mailsTo(app, fan)).map(({ kind }) => kind).sort()).toEqual([
      'password-changed',
      'password-reset',
    ]);
  });

  test('[SEC-13] twenty uses at once are one', async () => {
    await forgot(fan);
    const token = await resetToken(app, fan);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => (await reset(token, fan, `Harbor${n}x`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('[SEC-14] [RESET-13] a reset token is good for 60 minutes', async () => {
    await forgot(fan);
    const token = await resetToken(app, fan);
    app.clock.advance(HOUR);
    expect(await reset(token)).toMatchObject(refused);
  });

  test('[SEC-15] a token does not fit another’s address', async () => {
    await forgot(fan);
    const token = await resetToken(app, fan);
    expect(await reset(token, other)).toMatchObject(refused);
    expect(await reset(token, 'nobody@example.com')).toMatchObject(refused);
    expect(await reset('x'.repeat(43))).toMatchObject(refused);
    expect(await reset(token, fan.toUpperCase())).toMatchObject({ status: 200 });
  });

  test('[SEC-16] [RESET-13] a newer token voids the older', async () => {
    await forgot(fan);
    const older = await resetToken(app, fan);
    app.clock.advance(120);
    await forgot(fan);
    const newer = await resetToken(app, fan);
    expect(newer).not.toBe(older);
    expect(await reset(older)).toMatchObject(refused);
    expect(await reset(newer)).toMatchObject({ status: 200 });
  });

  test('[SEC-17] the link names the configured host, whatever the request says', async () => {
    const browser = app.browser(hosts.lantern);
    const forged = { host: 'evil.example', headers: { origin: `http://${hosts.lantern}` } };
    expect((await browser.send(calls.forgot, { emailAddress: fan }, forged)).status).toBe(403);
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const sly = { host: `${hosts.lantern}:6666`, headers };
    expect((await browser.send(calls.forgot, { emailAddress: fan }, sly)).status).toBe(200);
    const ours = /^http:\/\/lantern\.localhost\/resetpassword\/[\w-]{43}$/;
    expect(await resetLink(app, fan)).toMatch(ours);
    const name = `old.${hosts.lantern}`;
    await app.database.runScript(`insert into outlet_hosts (host, outlet_id) values ('${name}', 1)`);
    app.forget();
    app.clock.advance(120);
    expect((await app.browser(name).send(calls.forgot, { emailAddress: fan })).status).toBe(200);
    expect(await resetLink(app, fan)).toMatch(ours);
  });
});

describe('new accounts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', { load: loadPeople, environment: patient });
  });
  afterAll(() => app.close());
  const account = { emailAddress: 'kim@example.com', password: PASSWORD, firstName: 'Kim', lastName: 'Ito' };
  const open = async (given: object) => (await visitor(app)).send(calls.create, { ...account, ...given });

  test('[SEC-18] [LOGIN-21] a registered address gets the generic error, and its owner a mail, once a day', async () => {
    for (const emailAddress of [fan, 'FAN@Example.com']) {
      const answer = await open({ emailAddress, firstName: 'Mallory' });
      expect(answer).toMatchObject({ status: 409, body: { message: 'error creating new user' } });
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'error', 'message']);
    }
    const mails = await mailsTo(app, fan);
    expect(mails.map(({ kind }) => kind)).toEqual(['address-taken']);
    expect(mails[0]!.plain_text).toContain('Hello Robin,');
    expect((await (await signedIn(app, fan)).send(calls.check)).body.FirstName).toBe('Robin');
  });

  test('[SEC-19] [CALL-29] the email check cannot tell who has an account', async () => {
    for (const email of [fan, 'nobody@example.com']) {
      const path = `/v1/validateemail?email=${encodeURIComponent(email)}`;
      for (const url of [path, `/gen.v1${path}`]) {
        const { status, body } = await app.browser(hosts.lantern).send(url, {}, { method: 'GET' });
        expect({ status, body }).toEqual({ status: 200, body: { valid: true } });
      }
    }
  });

  test.each([64, 128, 300])(
    '[SEC-20] a password of %i characters, of any kind, is taken whole',
    async (length) => {
      const password = Array.from('ä🎸ש字x1 \u0007').join('').repeat(length).slice(0, length);
      const id = `long${length}@example.com`;
      expect((await open({ emailAddress: id, password })).status).toBe(200);
      await signedIn(app, id, password);
      const cut = await (await visitor(app)).send(calls.login, { id, password: password.slice(0, -2) });
      expect(cut.status).toBe(403);
    },
  );

  test('[SEC-21] [VALID-24] the most common passwords are refused wherever one is set', async () => {
    const message = 'Please choose a less common password';
    const expected = (field: string) => ({ status: 400, body: { message, fields: { [field]: message } } });
    expect(await open({ password: 'Password1' })).toMatchObject(expected('password'));
    const browser = await signedIn(app, fan);
    const change = { currentPassword: PASSWORD, newPassword: 'qwerty123' };
    expect(await browser.send(calls.change, change)).toMatchObject(expected('newPassword'));
    const reset = { emailAddress: fan, token: 'x', password: 'abc12345' };
    expect(await browser.send(calls.reset, reset)).toMatchObject(expected('password'));
  });
});

test('[SEC-12] one address may ask ten times a minute, for known and unknown addresses alike', async () => {
  const statuses: number[][] = [];
  for (const emailAddress of [fan, 'nobody@example.com']) {
    const app = await testApp('server', { load: loadPeople });
    const browser = await visitor(app);
    const answered: number[] = [];
    for (let n = 0; n < 20; n += 1)
      answered.push((await browser.send(calls.forgot, { emailAddress })).status);
    statuses.push(answered);
    await app.close();
  }
  const expected = [...Array.from({ length: 10 }, () => 200), ...Array.from({ length: 10 }, () => 429)];
  expect(statuses).toEqual([expected, expected]);
});

test('[SEC-77] a reset asks the same of the database for known and unknown addresses', async () => {
  const app = await testApp('server', { load: loadPeople, environment: patient });
  const asked: string[] = [];
  const db = app.database.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { run } = resetPasswordHandler({ db, commonPasswords: [] } as unknown as AccountNeeds);
  const caller = { sellerId: 1, outletId: 1, now: app.clock.now() };
  const tries: string[][] = [];
  for (const email of cases([fan, 'nobody@example.com'])) {
    await expect(run({ email, password: NEW, token: 'x'.repeat(43) }, caller)).rejects.toThrow();
    tries.push(asked.splice(0));
  }
  expect(tries[0]!.length).toBeGreaterThan(1);
  expect(tries[1]).toEqual(tries[0]);
  await app.close();
});
