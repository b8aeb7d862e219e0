import { beforeEach, describe, expect, test } from 'vitest';
import { softwarePasskey } from '../../platform/passkeys/testing/software-passkey.ts';
import type { SoftwarePasskey } from '../../platform/passkeys/testing/software-passkey.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { personalAccount } from '../office/personal-account.ts';
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

const path = (name: string) => `/gen.v1/user/${name}`;
const here = { origin: `http://${hosts.lantern}` };
const refused = { status: 403, body: { code: 'PASSKEY_REFUSED' } };

describe.each(engines)('passkeys of customers (%s)', (engine) => {
  let app: TestApp;
  let robin: TestBrowser;
  let device: SoftwarePasskey;
  beforeEach(async () => {
    app = await testApp(engine, { load: loadPeople, environment: patient });
    robin = await signedIn(app, fan);
    device = softwarePasskey();
    await add(robin, device);
    return () => app.close();
  });

  const begin = (browser: TestBrowser, currentPassword = PASSWORD) =>
    browser.send(path('beginpasskey'), { currentPassword });
  const add = async (browser: TestBrowser, made: SoftwarePasskey, name = 'Phone') => {
    const { body } = await begin(browser);
    return browser.send(path('addpasskey'), { name, passkey: made.make(body, here) });
  };
  const enter = async (
    by = device,
    how: Partial<Parameters<SoftwarePasskey['answer']>[1]> = {},
    host: string = hosts.lantern,
  ) => {
    const browser = await visitor(app, host);
    const { body } = await browser.send(path('askpasskey'));
    const sent = await browser.send(path('passkeylogin'), { passkey: by.answer(body, { ...here, ...how }) });
    return { browser, sent };
  };
  const passkeysOf = async (browser: TestBrowser) => (await browser.send(path('passkeys'))).body.passkeys;

  test('[LOGIN-27] [SESSION-13] a passkey alone signs its customer in, under a new cookie, and is told by letter when it is added', async () => {
    const browser = await visitor(app);
    const before = browser.cookies.get('sid');
    const { body } = await browser.send(path('askpasskey'));
    const sent = await browser.send(path('passkeylogin'), { passkey: device.answer(body, here) });
    expect(sent).toMatchObject({ status: 200, body: { EmailAddress: fan } });
    expect(browser.cookies.get('sid')).not.toBe(before);
    expect((await browser.send(calls.check)).body.EmailAddress).toBe(fan);
    expect(await passkeysOf(browser)).toMatchObject([
      { name: 'Phone', host: hosts.lantern, isForHere: true, usedAt: app.clock.now().toISOString() },
    ]);
    const [letter] = await mailsTo(app, fan);
    expect([letter?.kind, letter?.plain_text]).toEqual(['passkey-added', expect.stringContaining('Phone')]);
  });

  test('[LOGIN-27] adding one asks for the password again, counted like a sign-in, and for the own account’s question', async () => {
    expect(await begin(robin, 'Wrong2026')).toMatchObject({
      status: 403,
      body: { code: 'CURRENT_PASSWORD_WRONG', failedAttempts: 1 },
    });
    const sam = await signedIn(app, other);
    const { body: question } = await begin(sam);
    const stolen = { name: 'Stolen', passkey: softwarePasskey().make(question, here) };
    expect(await robin.send(path('addpasskey'), stolen), 'for the account that asked').toMatchObject(refused);
    expect((await add(robin, device)).body.code, 'one device, one row').toBe('PASSKEY_KNOWN');
    expect((await add(robin, softwarePasskey(), ' ')).body.fields).toEqual({
      name: 'Please give the passkey a name',
    });
    expect(await passkeysOf(robin)).toHaveLength(1);
  });

  test('[LOGIN-27] an answer counts once, within five minutes, for this address, with its owner at the device', async () => {
    const browser = await visitor(app);
    const { body } = await browser.send(path('askpasskey'));
    const passkey = device.answer(body, here);
    const sent = await Promise.all(
      [1, 2, 3].map(async () => (await visitor(app)).send(path('passkeylogin'), { passkey })),
    );
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    const alike = await Promise.all(
      [1, 2, 3].map(async () => {
        const copy = await visitor(app);
        const asked = (await copy.send(path('askpasskey'))).body;
        return { copy, passkey: device.answer(asked, { ...here, counter: 500 }) };
      }),
    );
    const copies = await Promise.all(
      alike.map((each) => each.copy.send(path('passkeylogin'), { passkey: each.passkey })),
    );
    expect(
      copies.filter(({ status }) => status === 200),
      'devices that count alike',
    ).toHaveLength(1);
    for (const how of [{ isVerified: false }, { counter: 1 }, { origin: 'http://lantern.example.com' }])
      expect((await enter(device, how)).sent, JSON.stringify(how)).toMatchObject(refused);
    expect((await enter(softwarePasskey())).sent, 'one that nobody knows').toMatchObject(refused);
    const elsewhere = { origin: `http://${hosts.tickets}`, host: hosts.lantern };
    expect((await enter(device, elsewhere, hosts.tickets)).sent, 'another shop').toMatchObject(refused);
    const late = (await browser.send(path('askpasskey'))).body;
    app.clock.advance(5 * 60);
    expect(await browser.send(path('passkeylogin'), { passkey: device.answer(late, here) })).toMatchObject(
      refused,
    );
  });

  test('[LOGIN-27] [SEC-06] it ends when it is removed, when the password is reset by letter, and with the account', async () => {
    const sam = await signedIn(app, other);
    const [{ id }] = await passkeysOf(robin);
    expect((await sam.send(path('deletepasskey'), { id })).status, 'of somebody else').toBe(404);
    expect((await robin.send(path('deletepasskey'), { id })).status).toBe(200);
    expect((await robin.send(path('deletepasskey'), { id })).status).toBe(404);
    expect((await enter()).sent).toMatchObject(refused);

    const second = softwarePasskey();
    await add(robin, second);
    const change = { currentPassword: PASSWORD, newPassword: 'Harbor4ever' };
    expect((await robin.send(calls.change, change)).status).toBe(200);
    expect((await enter(second)).sent.status, 'a password that its owner changes is another matter').toBe(
      200,
    );
    await (await visitor(app)).send(calls.forgot, { emailAddress: fan });
    const token = await resetToken(app, fan);
    await (await visitor(app)).send(calls.reset, { emailAddress: fan, password: 'Harbor5ever', token });
    expect((await enter(second)).sent).toMatchObject(refused);

    const third = softwarePasskey();
    await add(sam, third);
    const { user_id: userId } = await app.database.db
      .selectFrom('customers')
      .select('user_id')
      .where('email', '=', other)
      .executeTakeFirstOrThrow();
    const person = { sellerId: 1, userId, email: other } as never;
    expect(await personalAccount.read(app.database.db, person)).toMatchObject({
      passkeys: [{ name: 'Phone', host: hosts.lantern }],
    });
    await app.database.db.transaction().execute((tx) => personalAccount.erase(tx, person, app.clock.now()));
    expect((await enter(third)).sent).toMatchObject(refused);
  });

  test('[LOGIN-27] [ROLE-04] members of an outside system sign in there, with nothing of ours', async () => {
    const browser = await visitor(app, hosts.members);
    for (const name of ['askpasskey', 'passkeylogin'])
      expect((await browser.send(path(name), { passkey: {} })).body.code).toBe('SIGN_IN_ELSEWHERE');
  });
});
