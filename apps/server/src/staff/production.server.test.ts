import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { softwarePasskey } from '../platform/passkeys/testing/software-passkey.ts';
import { PASSWORD, officeWorld } from './testing/office-world.ts';
import type { OfficeWorld } from './testing/office-world.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server', {
    environment: {
      NODE_ENV: 'production',
      PASSWORD_HASH_KIB: '19456',
      AUTHORIZENET_LOGIN: 'login',
      AUTHORIZENET_TRANSACTION_KEY: 'key',
      AUTHORIZENET_SIGNATURE_KEY: 'ab'.repeat(64),
      TICKET_SECRET: 'only-this-test-knows-these-words',
      BOX_OFFICE_HOST: 'box-office.localhost',
      STAFF_SECRET: 'and-nobody-else-knows-these-words',
    },
  });
});
afterAll(() => world.close());

const own = { origin: 'https://box-office.localhost' };

test('[STAFF-03] in production owner and finance set up a second step before anything else', async () => {
  for (const [name, secondStep] of [
    ['owner', 'required'],
    ['finance', 'required'],
    ['desk', 'off'],
  ] as const) {
    const browser = world.office();
    const given = { email: `${name}@lantern.example`, password: PASSWORD };
    const { body } = await browser.send('staff/sign-in', given, own);
    expect([name, body.staff.secondStep]).toEqual([name, secondStep]);
    const looked = await browser.send('log', undefined, own);
    expect(looked.body.code).toBe(secondStep === 'required' ? 'SECOND_STEP_REQUIRED' : undefined);
  }
  const owner = world.office();
  await owner.send('staff/sign-in', { email: 'owner@lantern.example', password: PASSWORD }, own);
  const begun = await owner.send('staff/begin-second-step', {}, own);
  const secret = Secret.fromBase32(begun.body.secret);
  const code = TOTP.generate({ secret, timestamp: world.clock.now().getTime() });
  expect((await owner.send('staff/confirm-second-step', { code }, own)).status).toBe(200);
  expect((await owner.send('log', undefined, own)).status).toBe(200);
});

test('[STAFF-03] in production a passkey is a second step, and the last one of an owner stays until there is another', async () => {
  const finance = world.office();
  await finance.send('staff/sign-in', { email: 'finance@lantern.example', password: PASSWORD }, own);
  const { body: question } = await finance.send('staff/begin-passkey', {}, own);
  const passkey = softwarePasskey().make(question, own);
  const added = await finance.send('staff/add-passkey', { name: 'Laptop', passkey }, own);
  expect(added.body.codes).toHaveLength(10);
  expect((await finance.send('ledger', undefined, own)).body.code).not.toBe('SECOND_STEP_REQUIRED');
  const remove = () => finance.send('staff/remove-passkey', { id: added.body.id }, own);
  expect((await remove()).body.code).toBe('LAST_SECOND_STEP');
  const begun = await finance.send('staff/begin-second-step', {}, own);
  const secret = Secret.fromBase32(begun.body.secret);
  const code = TOTP.generate({ secret, timestamp: world.clock.now().getTime() });
  await finance.send('staff/confirm-second-step', { code }, own);
  expect((await remove()).status).toBe(200);
  expect((await finance.send('staff/remove-second-step', {}, own)).body.code).toBe('LAST_SECOND_STEP');
});

test('[STAFF-01] in production the origin is the public one, and over https the cookie is Secure', async () => {
  const given = { email: 'desk@lantern.example', password: PASSWORD };
  expect((await world.office().send('staff/sign-in', given)).status).toBe(403);
  const behindProxy = await world.http.inject({
    method: 'POST',
    url: '/office.v1/staff/sign-in',
    headers: { host: 'box-office.localhost', ...own },
    payload: given,
  });
  for (const cookie of cases([behindProxy.headers['set-cookie'] ?? []].flat()))
    expect(cookie).toMatch(/(?=.*; Secure)(?=.*; SameSite=Strict)/);
});
