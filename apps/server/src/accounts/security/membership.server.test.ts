import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signatureOf } from '../membership/signature.ts';
import {
  askForLoginToken,
  calls,
  loadPeople,
  loginToken,
  member,
  MEMBERSHIP_SECRET,
  PASSWORD,
  patient,
} from '../testing/people.ts';

const unsigned = { error: true, code: 'SIGNATURE_REFUSED', message: 'The signature does not fit' };

describe('members of an outside system', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', { load: loadPeople, environment: patient });
  });
  afterAll(() => app.close());
  const atMembers = () => app.browser(hosts.members);
  /** Sets out, and comes back in the same browser. */
  const arrive = async (about: object = member, browser = atMembers()) =>
    browser.send(calls.init, { LT: await loginToken(app, browser, about) });
  const refused = { status: 401, body: { code: 'LOGIN_TOKEN_REFUSED' } };

  test('[SEC-50] [SESSION-10] [CALL-14] [OPS-38] [ENTITY-08] a login token signs its member in, once', async () => {
    const browser = atMembers();
    const token = await loginToken(app, browser);
    expect(await browser.send(calls.init, { LT: token })).toMatchObject({
      status: 200,
      body: {
        FirstName: 'Alex',
        LastName: 'Moreau',
        EmailAddress: 'member@example.com',
        ExternalUserID: 'TW-20418',
        ExternalUserName: 'Alex Moreau',
      },
    });
    expect(await browser.send(calls.init, { LT: token })).toMatchObject(refused);
    expect((await browser.send(calls.check)).body.ExternalUserID).toBe('TW-20418');
  });

  test('[SESSION-10] [CALL-14] a token in the query is taken as one in the body', async () => {
    const browser = atMembers();
    const address = `${calls.init}?LT=${encodeURIComponent(await loginToken(app, browser))}`;
    expect(await browser.send(address)).toMatchObject({ status: 200, body: { ExternalUserID: 'TW-20418' } });
    expect(await browser.send(address)).toMatchObject(refused);
  });

  test('[SEC-50] a login token is good for 5 minutes, and at its outlet only', async () => {
    const browser = atMembers();
    const late = await loginToken(app, browser);
    app.clock.advance(300);
    expect(await browser.send(calls.init, { LT: late })).toMatchObject(refused);
    const elsewhere = app.browser(hosts.lantern);
    const LT = await loginToken(app, browser);
    elsewhere.cookies.set('sid', browser.cookies.get('sid')!);
    expect(await elsewhere.send(calls.init, { LT })).toMatchObject(refused);
    expect(await browser.send(calls.init, { LT: 'invented' })).toMatchObject(refused);
  });

  test('[SEC-50] a token that comes twenty times at once lets in once', async () => {
    const browser = atMembers();
    const LT = await loginToken(app, browser);
    const arrivals = Array.from({ length: 20 }, async () => (await browser.send(calls.init, { LT })).status);
    const statuses = await Promise.all(arrivals);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('[SEC-50] a planted cookie does not become the member’s', async () => {
    const planted = app.browser(hosts.members);
    await planted.send(calls.init);
    const victim = app.browser(hosts.members);
    victim.cookies.set('sid', planted.cookies.get('sid')!);
    await arrive(member, victim);
    expect((await planted.send(calls.check)).status).toBe(401);
  });

  test('[SEC-50] only the outlet’s membership system gets a token', async () => {
    const body = JSON.stringify({ ...member, Timestamp: app.clock.now().toISOString() });
    const signatures = [
      '',
      'sha256=00',
      signatureOf(body, 'another-secret'),
      signatureOf(`${body} `, MEMBERSHIP_SECRET),
    ];
    for (const signature of signatures) {
      const answer = await askForLoginToken(app, member, signature);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(unsigned);
    }
    expect((await askForLoginToken(app, { ...member, OutletID: 1 })).json()).toEqual(unsigned);
  });

  test('[SEC-50] a copied request, or an old one, gets no token', async () => {
    app.clock.advance(1);
    expect((await askForLoginToken(app, member)).statusCode).toBe(200);
    const again = await askForLoginToken(app, member);
    expect(again.statusCode).toBe(401);
    expect(again.json()).toMatchObject({ message: 'This request has been answered before' });
    for (const seconds of [-301, 301]) {
      const Timestamp = new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
      expect((await askForLoginToken(app, { ...member, Timestamp })).statusCode).toBe(401);
    }
    expect((await askForLoginToken(app, { ...member, Timestamp: 'yesterday' })).statusCode).toBe(401);
  });

  test('[ROLE-04] [ACCT-06] [ACCT-07] a member cannot change name or password here, nor sign in with one', async () => {
    const browser = app.browser(hosts.members);
    const { body } = await arrive(member, browser);
    const profile = { UserID: body.UserID, FirstName: 'X', LastName: 'Y' };
    expect((await browser.send(calls.profile, profile)).status).toBe(403);
    const change = { currentPassword: PASSWORD, newPassword: 'Harbor4ever' };
    expect((await browser.send(calls.change, change)).status).toBe(403);
    const login = await app
      .browser(hosts.members)
      .send(calls.login, { id: member.EmailAddress, password: PASSWORD });
    expect(login.status).toBe(403);
  });

  test('[OPS-38] a member who comes again is the same customer, with today’s name', async () => {
    const first = (await arrive()).body;
    const renamed = { ...member, LastName: 'Moreau-Diaz', ExternalUserName: 'Captain Alex' };
    const second = (await arrive(renamed)).body;
    expect(second.UserID).toBe(first.UserID);
    expect(second).toMatchObject({ LastName: 'Moreau-Diaz', ExternalUserName: 'Captain Alex' });
    const another = (await arrive({ ...member, ExternalUserID: 'TW-2' })).body;
    expect(another.UserID).not.toBe(first.UserID);
  });

  test.each([
    '//evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
    '/\\evil.example',
    'http://lantern.localhost/',
  ])('[SEC-47] [LOGIN-01] the way back to %s leads to the outlet’s first page', async (returnUrl) => {
    const url = `/demo/membership/enter?returnUrl=${encodeURIComponent(returnUrl)}`;
    const answer = await app.browser(hosts.members).send(url, {}, { method: 'GET' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^http:\/\/members\.localhost\/\?LT=[\w-]{43}$/);
  });

  test('[LOGIN-01] the stand-in membership page sends its member back with a token that works', async () => {
    const page = app.browser(hosts.members);
    const back = 'http://members.localhost/events?artist=7';
    const { loginState } = (await page.send(calls.init)).body;
    const query = `returnUrl=${encodeURIComponent(back)}&state=${loginState}`;
    expect((await page.send(`/demo/membership?${query}`, {}, { method: 'GET' })).body).toContain('Alex');
    const answer = await page.send(`/demo/membership/enter?${query}`, {}, { method: 'GET' });
    const location = new URL(String(answer.headers.location));
    expect(location.pathname + location.search).toMatch(/^\/events\?artist=7&LT=/);
    const { body } = await page.send(calls.init, { LT: location.searchParams.get('LT') });
    expect(body).toMatchObject({ ExternalUserID: 'TW-20418' });
  });
});
