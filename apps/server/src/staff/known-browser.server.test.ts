import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterText } from '../accounts/testing/people.ts';
import { PASSWORD, officeWorld } from './testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from './testing/office-world.ts';

const NEW = 'a lantern in 7 harbours';
let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server');
});
afterAll(() => world.close());

const signIn = (browser: OfficeBrowser, name: string, password = PASSWORD, code?: string) =>
  browser.send('staff/sign-in', { email: `${name}@lantern.example`, password, ...(code && { code }) });

/** As many as it takes until even the right password has to wait. */
async function strangersTry(name: string): Promise<void> {
  for (let count = 0; count < 6; count += 1) await signIn(world.office(), name, 'Wrong2026');
  expect((await signIn(world.office(), name)).status, 'a stranger waits').toBe(429);
}
const tokenTo = async (email: string): Promise<string> => {
  const letter = await world.database.db
    .selectFrom('mails')
    .select(['mail_id', 'plain_text'])
    .where('recipient', '=', email)
    .where('kind', '=', 'staff-password')
    .executeTakeFirstOrThrow();
  return /new-password#([\w-]{43})/.exec(await letterText(world, letter))![1]!;
};

test('[SEC-88] [STAFF-03] strangers’ wrong passwords do not slow a browser down that the account knows', async () => {
  const known = await world.signedIn('desk');
  await known.send('staff/sign-out', {});
  await strangersTry('desk');
  expect((await signIn(known, 'desk')).status).toBe(200);
  // Known to one account, a stranger to every other one.
  await strangersTry('finance');
  expect((await signIn(known, 'finance')).status).toBe(429);
});

test('[STAFF-03] a known browser’s own wrong tries are counted, apart from strangers’', async () => {
  const known = await world.signedIn('viewer');
  for (let count = 0; count < 3; count += 1)
    expect((await signIn(known, 'viewer', 'Wrong2026')).status).toBe(403);
  expect((await signIn(known, 'viewer')).status).toBe(429);
  expect((await signIn(world.office(), 'viewer')).status).toBe(200);
  world.clock.advance(10);
  expect((await signIn(known, 'viewer')).status).toBe(200);
});

test('[STAFF-03] an invented cookie is known to nobody', async () => {
  await world.signedIn('narrow');
  await strangersTry('narrow');
  const browser = world.office();
  browser.cookies.set('boxoffice-known', 'x'.repeat(43));
  expect((await signIn(browser, 'narrow')).status).toBe(429);
});

test('[SEC-11] [STAFF-03] staff have a link to a new password sent, once a minute; nobody learns who works here', async () => {
  const email = 'owner@lantern.example';
  const owner = await world.signedIn('owner');
  const begun = await owner.send('staff/begin-second-step', {});
  const secret = Secret.fromBase32(begun.body.secret);
  const code = () => TOTP.generate({ secret, timestamp: world.clock.now().getTime() });
  await owner.send('staff/confirm-second-step', { code: code() });
  const ask = (to: string) => world.office().send('staff/forgot-password', { email: to });
  const known = await ask(email);
  const unknown = await ask('nobody@lantern.example');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect(known.status).toBe(200);
  await ask(email);
  const letters = await world.database.db
    .selectFrom('mails')
    .select(['recipient', 'is_secret'])
    .where('kind', '=', 'staff-password')
    .execute();
  expect(letters).toEqual([{ recipient: email, is_secret: true }]);
  const browser = world.office();
  const token = await tokenTo(email);
  expect((await browser.send('staff/set-password', { token, password: NEW })).status).toBe(200);
  expect((await owner.send('staff/people')).status, 'every session has ended').toBe(401);
  await strangersTry('owner');
  world.clock.advance(60);
  // The browser in which the letter was read does not wait, and is still asked for the second step.
  expect((await signIn(browser, 'owner', NEW)).body.code).toBe('SECOND_STEP_NEEDED');
  expect((await signIn(browser, 'owner', NEW, code())).status).toBe(200);
  expect((await browser.send('staff/set-password', { token, password: NEW })).status).not.toBe(200);
});
