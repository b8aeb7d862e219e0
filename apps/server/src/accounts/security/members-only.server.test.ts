import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { findByEmail } from '../customer-store.ts';
import { calls, fan, loadPeople, loginToken, member, PASSWORD, patient, visitor } from '../testing/people.ts';

const EVENTS = '/gen.v1/outlet/getoutletevents';
const elsewhere = { status: 403, body: { code: 'SIGN_IN_ELSEWHERE' } };
const refused = { status: 401, body: { code: 'LOGIN_TOKEN_REFUSED' } };
const another = { ...member, ExternalUserID: 'TW-77', EmailAddress: 'other@example.com' };

describe('an outlet that leaves signing in to a membership system', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', { load: loadPeople, environment: patient });
  });
  afterAll(() => app.close());

  const arrive = async (browser: TestBrowser, about: object = member) =>
    browser.send(calls.init, { LT: await loginToken(app, browser, about) });

  /** As it was before the outlet had a membership system. */
  async function makeSignedIn(browser: TestBrowser, email: string): Promise<void> {
    const { user_id } = (await findByEmail(app.database.db, 1, email))!;
    const { sessionID } = (await browser.send(calls.check)).body;
    await app.database.db
      .updateTable('sessions')
      .set({ user_id })
      .where('public_id', '=', sessionID)
      .execute();
  }

  test('[SEC-65] [LOGIN-01] nobody signs in, signs up, forgets or resets by password there', async () => {
    const browser = await visitor(app, hosts.members);
    const account = { emailAddress: 'x@example.com', password: PASSWORD, firstName: 'X', lastName: 'Y' };
    const tries = cases([
      [calls.login, { id: fan, password: PASSWORD }],
      [calls.create, account],
      [calls.forgot, { emailAddress: fan }],
      [calls.reset, { emailAddress: fan, password: PASSWORD, token: 'x' }],
    ] as const);
    for (const [path, input] of tries) expect(await browser.send(path, input)).toMatchObject(elsewhere);
    expect(await findByEmail(app.database.db, 1, 'x@example.com')).toBeUndefined();
  });

  test('[SEC-65] [SESSION-12] only its members pass its barrier', async () => {
    const browser = await visitor(app, hosts.members);
    await makeSignedIn(browser, fan);
    expect((await browser.send(EVENTS)).status).toBe(401);
    expect((await browser.send(calls.addresses)).status).toBe(401);
    expect((await browser.send(calls.check)).body).toMatchObject({ UserID: 0 });
    expect((await arrive(browser)).status).toBe(200);
    expect((await browser.send(EVENTS)).status).toBe(200);
  });

  test('[SEC-73] [SESSION-10] a token works in the browser that set out for it, and in no other', async () => {
    const attacker = app.browser(hosts.members);
    const LT = await loginToken(app, attacker);
    expect(await app.browser(hosts.members).send(calls.init, { LT })).toMatchObject(refused);
    expect(await (await visitor(app, hosts.members)).send(calls.init, { LT })).toMatchObject(refused);
    const unbound = await loginToken(app, attacker, { ...member, State: '' });
    expect(await attacker.send(calls.init, { LT: unbound })).toMatchObject(refused);
    expect((await attacker.send(calls.init, { LT })).status).toBe(200);
  });

  test('[SEC-73] [SESSION-10] it replaces nobody who is signed in without being told to', async () => {
    const browser = app.browser(hosts.members);
    const first = (await arrive(browser)).body.UserID;
    const LT = await loginToken(app, browser, another);
    expect(await browser.send(calls.init, { LT })).toMatchObject({
      status: 409,
      body: { code: 'SIGNED_IN_ALREADY' },
    });
    expect((await browser.send(calls.check)).body.UserID).toBe(first);
    expect((await browser.send(calls.init, { LT, replace: '1' })).body).toMatchObject({
      ExternalUserID: 'TW-77',
    });
  });
});
