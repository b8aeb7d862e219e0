import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/test-database.ts';
import { PASSWORD, officeWorld } from '../testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../testing/office-world.ts';

describe.each(engines)('the second step (%s)', (engine) => {
  let world: OfficeWorld;
  let browser: OfficeBrowser;
  let secret: string;
  let codes: string[];
  beforeAll(async () => {
    world = await officeWorld(engine);
    browser = await world.signedIn('owner');
    ({ secret } = (await browser.send('staff/begin-second-step', {})).body);
    ({ codes } = (await browser.send('staff/confirm-second-step', { code: codeNow() })).body);
  });
  afterAll(() => world.close());
  // Tries of one test are forgotten at the next, and so are the codes of its half minute.
  beforeEach(() => world.clock.advance(3600));

  const codeNow = (offsetSeconds = 0): string =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: world.clock.now().getTime() + offsetSeconds * 1000,
    });
  const signIn = (code?: string) =>
    world
      .office()
      .send('staff/sign-in', { email: 'owner@lantern.example', password: PASSWORD, ...(code && { code }) });

  test('[STAFF-03] the password alone is not enough any more', async () => {
    expect(await signIn()).toMatchObject({
      status: 403,
      body: { code: 'SECOND_STEP_NEEDED' },
      setCookies: [],
    });
    expect(await signIn('000000')).toMatchObject({ status: 403, body: { code: 'SECOND_STEP_WRONG' } });
    const { body, status } = await signIn(codeNow());
    expect([status, body.staff.secondStep, body.staff.recoveryCodesLeft]).toEqual([200, 'on', 10]);
  });

  test('[STAFF-03] without the right password nothing is said about a second step', async () => {
    const sent = await world
      .office()
      .send('staff/sign-in', { email: 'owner@lantern.example', password: 'Wrong2026', code: codeNow() });
    expect(sent.body.code).toBe('STAFF_SIGN_IN_FAILED');
  });

  test('[STAFF-03] a code works once, half a minute early or late, and no later', async () => {
    const code = codeNow();
    expect((await signIn(code)).status).toBe(200);
    expect((await signIn(code)).body.code).toBe('SECOND_STEP_WRONG');
    world.clock.advance(3600);
    expect((await signIn(codeNow(-30))).status).toBe(200);
    world.clock.advance(3600);
    expect((await signIn(codeNow(-90))).status).toBe(403);
  });

  test('[STAFF-03] recovery codes let in, each once', async () => {
    const [first = '', second = ''] = codes;
    expect(codes).toHaveLength(10);
    expect((await signIn(first.toUpperCase())).status).toBe(200);
    expect((await signIn(first)).body.code).toBe('SECOND_STEP_WRONG');
    const { body } = await signIn(second);
    expect(body.staff.recoveryCodesLeft).toBe(8);
  });

  test('[STAFF-03] codes that are guessed are slowed down', async () => {
    for (let count = 0; count < 3; count += 1) await signIn('123456');
    expect((await signIn(codeNow())).status).toBe(429);
  });

  test('[STAFF-03] neither the secret nor a recovery code stands in the database', async () => {
    const rows = await world.database.db.selectFrom('staff').selectAll().execute();
    const kept = await world.database.db.selectFrom('staff_recovery_codes').selectAll().execute();
    const text = JSON.stringify([rows, kept]);
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(hidden);
  });

  test('[STAFF-07] setting it up, taking it off and new codes ask for the password again', async () => {
    const old = await signIn(codeNow());
    const paths = ['begin-second-step', 'remove-second-step', 'renew-recovery-codes'];
    const fresh = world.office();
    fresh.cookies.set('boxoffice', /boxoffice=([^;]+)/.exec(old.setCookies[0]!)![1]!);
    world.clock.advance(10 * 60);
    for (const path of paths)
      expect((await fresh.send(`staff/${path}`, {})).body.code).toBe('PASSWORD_NEEDED');
    expect((await fresh.send('staff/confirm-password', { password: 'Wrong2026' })).status).toBe(403);
    expect((await fresh.send('staff/confirm-password', { password: PASSWORD })).status).toBe(200);
    const renewed = await fresh.send('staff/renew-recovery-codes', {});
    expect(renewed.body.codes).toHaveLength(10);
    expect((await signIn(codes[5])).body.code).toBe('SECOND_STEP_WRONG');
    expect((await fresh.send('staff/begin-second-step', {})).body.picture).toContain('<svg');
    expect((await signIn(codeNow())).status, 'the old one goes on until the new one is confirmed').toBe(200);
    expect((await fresh.send('staff/remove-second-step', {})).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });
});
