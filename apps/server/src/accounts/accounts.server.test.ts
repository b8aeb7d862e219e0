import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import {
  calls,
  fan,
  loadPeople,
  mailsTo,
  other,
  PASSWORD,
  patient,
  signedIn,
  visitor,
} from './testing/people.ts';

for (const engine of engines) {
  describe(`accounts (${engine})`, () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await testApp(engine, { load: loadPeople, environment: patient });
    });
    afterAll(() => app.close());

    test('[CALL-16] [ENTITY-08] signing in, in any casing of the address, answers the session of the customer', async () => {
      const browser = await visitor(app);
      const before = (await browser.send(calls.init)).body;
      app.clock.advance(900);
      const { body } = await browser.send(calls.login, { id: ' FAN@Example.COM ', password: PASSWORD });
      expect(body).toMatchObject({
        FirstName: 'Robin',
        LastName: 'Vale',
        EmailAddress: fan,
        secondsToExpire: 1800,
        maintenance: { active: false },
        outletPasswordRequired: false,
      });
      expect(body.UserID).toBeGreaterThan(0);
      expect(body.sessionID, 'the visitor goes on, and so does the cart').toBe(before.sessionID);
      expect((await browser.send(calls.init)).body).toMatchObject({ UserID: body.UserID });
    });

    test('[SESSION-13] a failed sign-in keeps the visitor’s session', async () => {
      const browser = await visitor(app);
      const before = (await browser.send(calls.init)).body;
      await browser.send(calls.login, { id: 'x@example.com', password: 'wrong' });
      expect((await browser.send(calls.check)).body).toMatchObject({
        sessionID: before.sessionID,
        UserID: 0,
      });
    });

    test('[SESSION-13] a failed sign-in signs out whoever was there', async () => {
      const browser = await signedIn(app, fan);
      await browser.send(calls.login, { id: 'x@example.com', password: 'wrong' });
      expect((await browser.send(calls.check)).body.UserID).toBe(0);
    });

    test('another customer’s sign-in begins another session', async () => {
      const browser = await signedIn(app, fan);
      const robins = (await browser.send(calls.check)).body.sessionID;
      const { body } = await browser.send(calls.login, { id: 'new@example.com', password: PASSWORD });
      expect(body).toMatchObject({ FirstName: 'Sam' });
      expect(body.sessionID).not.toBe(robins);
    });

    test('[SESSION-15] a sign-in begins 12 new hours', async () => {
      const browser = await visitor(app);
      for (let hours = 0; hours < 11.5; hours += 0.5) {
        app.clock.advance(1799);
        await browser.send(`${calls.check}?extend=1`);
      }
      await browser.send(calls.login, { id: fan, password: PASSWORD });
      app.clock.advance(1700);
      expect((await browser.send(`${calls.check}?extend=1`)).body.secondsToExpire).toBe(1800);
    });

    test('[CALL-17] [LOGIN-22] [OPS-37] [OPS-42] a new account is welcomed by mail, and can sign in', async () => {
      const emailAddress = 'Kim.Ito@example.com';
      const browser = await visitor(app);
      const account = { emailAddress, password: PASSWORD, firstName: ' Kim ', lastName: 'Ito' };
      const { status, body } = await browser.send(calls.create, account);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['UserID']);
      const login = await browser.send(calls.login, { id: emailAddress.toLowerCase(), password: PASSWORD });
      expect(login.body).toMatchObject({
        UserID: body.UserID,
        FirstName: 'Kim',
        LastName: 'Ito',
        EmailAddress: emailAddress,
      });
      const [welcome] = await mailsTo(app, emailAddress);
      expect(welcome).toMatchObject({ kind: 'welcome', subject: 'Welcome to Lantern Club' });
      expect(welcome!.plain_text).toContain('Hello Kim,');
      expect(welcome!.plain_text).toContain('http://lantern.localhost/');
    });

    test('[CALL-18] [ACCT-05] the profile is saved and shown in the session', async () => {
      const browser = await signedIn(app, 'new@example.com');
      const { UserID } = (await browser.send(calls.check)).body;
      const profile = { UserID, FirstName: 'Samira', LastName: 'Ortiz-Bell' };
      const typed = { UserID, FirstName: ' Samira ', LastName: ' Ortiz-Bell ' };
      expect((await browser.send(calls.profile, typed)).body).toEqual(profile);
      expect((await browser.send(calls.check)).body).toMatchObject(profile);
      const neighbour = await signedIn(app, fan);
      expect((await neighbour.send(calls.check)).body).toMatchObject({
        FirstName: 'Robin',
        LastName: 'Vale',
      });
    });

    test('[PROD-09] [SESSION-12] the password that was given holds for whoever signs in here, one after the other', async () => {
      const browser = await visitor(app, hosts.backstage);
      await browser.send('/gen.v1/user/checkoutletpassword', { password: 'encore' });
      for (const id of [fan, other])
        expect((await browser.send(calls.login, { id, password: PASSWORD })).body).toMatchObject({
          EmailAddress: id,
          outletPasswordRequired: false,
        });
    });

    test('[SESSION-12] [ROUTE-15] signing in opens a login-always outlet', async () => {
      const browser = await visitor(app, hosts.regulars);
      expect((await browser.send('/gen.v1/outlet/getoutletevents')).status).toBe(401);
      expect((await browser.send(calls.login, { id: fan, password: PASSWORD })).status).toBe(200);
      expect((await browser.send('/gen.v1/outlet/getoutletevents')).status).toBe(200);
    });

    test('[SESSION-12] a private outlet wants its password before anybody signs in', async () => {
      const browser = await visitor(app, hosts.backstage);
      const credentials = { id: fan, password: PASSWORD };
      expect(await browser.send(calls.login, credentials)).toMatchObject({
        status: 403,
        body: { code: 'OUTLET_PASSWORD_REQUIRED' },
      });
      await browser.send('/gen.v1/user/checkoutletpassword', { password: 'encore' });
      expect((await browser.send(calls.login, credentials)).body).toMatchObject({
        EmailAddress: fan,
        outletPasswordRequired: false,
      });
    });
  });
}

describe('[VALID-23] the server says what the forms say', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', { load: loadPeople, environment: patient });
  });
  afterAll(() => app.close());
  const verify = 'Please verify your email address and try again';
  const good = { emailAddress: 'a@example.com', password: PASSWORD, firstName: 'A', lastName: 'B' };

  test.each([
    ['[LOGIN-07]', calls.login, { password: 'x' }, { id: 'Email Required' }],
    ['[LOGIN-08]', calls.login, { id: fan }, { password: 'Password Required' }],
    ['[LOGIN-10]', calls.login, { id: 'fan@', password: 'x' }, { id: verify }],
    ['[LOGIN-14]', calls.create, { ...good, emailAddress: '' }, { emailAddress: 'Email required' }],
    ['[LOGIN-14]', calls.create, { ...good, emailAddress: 'a@b' }, { emailAddress: verify }],
    ['[LOGIN-16]', calls.create, { ...good, password: '' }, { password: 'Password required' }],
    [
      '[RESET-09]',
      calls.create,
      { ...good, password: 'a1' },
      { password: 'Password must contain at least 7 characters.' },
    ],
    [
      '[RESET-10]',
      calls.create,
      { ...good, password: '12345678' },
      { password: 'Password must contain at least 1 alpha character.' },
    ],
    [
      '[RESET-11]',
      calls.create,
      { ...good, password: 'abcdefgh' },
      { password: 'Password must contain at least 1 numeric character.' },
    ],
    [
      '[LOGIN-19]',
      calls.create,
      { ...good, firstName: ' ', lastName: '' },
      { firstName: 'First name required', lastName: 'Last name required' },
    ],
    ['[LOGIN-19]', calls.create, { ...good, firstName: ' ' }, { firstName: 'First name required' }],
    ['[LOGIN-19]', calls.create, { ...good, lastName: ' ' }, { lastName: 'Last name required' }],
    ['[LOGIN-23]', calls.forgot, {}, { emailAddress: 'Email address required' }],
    [
      '[RESET-07]',
      calls.reset,
      { password: PASSWORD },
      { token: 'Token required', emailAddress: 'Email required' },
    ],
    ['[RESET-08]', calls.reset, { emailAddress: fan, token: 'x' }, { password: 'Password required' }],
    [
      '[ACCT-05]',
      calls.profile,
      {},
      { UserID: 'Userid required', FirstName: 'First name required', LastName: 'Last name required' },
    ],
    [
      '[ACCT-08]',
      calls.change,
      {},
      { currentPassword: 'Current password required', newPassword: 'New password required' },
    ],
    [
      '[ACCT-09]',
      calls.change,
      { currentPassword: 'x', newPassword: 'short' },
      { newPassword: 'Password must contain at least 7 characters.' },
    ],
  ])('%s %s with %j', async (_id, path, payload, fields) => {
    const browser = await signedIn(app, fan);
    const answer = await browser.send(path, payload);
    expect(answer).toMatchObject({ status: 400, body: { message: Object.values(fields)[0] } });
    expect(answer.body.fields).toEqual(fields);
  });
});

test('[VALID-24] the list of common passwords is a setting, and an empty one refuses none', async () => {
  const app = await testApp('server', {
    load: loadPeople,
    environment: { ...patient, COMMON_PASSWORDS_FILE: '/dev/null' },
  });
  const account = { emailAddress: 'a@example.com', password: 'Password1', firstName: 'A', lastName: 'B' };
  expect((await (await visitor(app)).send(calls.create, account)).status).toBe(200);
  await app.close();
});

test('[CALL-29] [OPS-39] the email check answers both addresses, and not without end', async () => {
  const app = await testApp('server', { load: loadPeople, environment: { EMAIL_CHECKS_PER_MINUTE: '5' } });
  const ask = (email: string, path = '/gen.v1/v1/validateemail') =>
    app.browser(hosts.lantern).send(`${path}?email=${encodeURIComponent(email)}`, {}, { method: 'GET' });
  expect((await ask('fan@example.com')).body).toEqual({ valid: true });
  expect((await ask('fan@example', '/v1/validateemail')).body).toEqual({ valid: false });
  expect((await app.browser(hosts.lantern).send('/v1/validateemail')).status).toBe(405);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await ask(`a${n}@example.com`)).status);
  expect(statuses.at(-1)).toBe(429);
  await app.close();
});
