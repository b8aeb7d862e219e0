// Two customers: what one does with a password or a session is nothing to the other.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import {
  calls,
  fan,
  loadPeople,
  other,
  PASSWORD,
  patient,
  resetToken,
  signedIn,
  visitor,
} from '../testing/people.ts';

const NEW = 'Harbor4ever';

let app: TestApp;
let sam: TestBrowser;
beforeAll(async () => {
  app = await testApp('server', { load: loadPeople, environment: patient });
  sam = await signedIn(app, other);
});
afterAll(() => app.close());

const enter = async (id: string, password: string) =>
  (await (await visitor(app)).send(calls.login, { id, password })).status;
const reset = async (emailAddress: string, token: string, password: string) =>
  (await (await visitor(app)).send(calls.reset, { emailAddress, password, token })).status;
/** Both ask for a link; answers the secrets of both. */
async function bothForget(): Promise<[robins: string, sams: string]> {
  app.clock.advance(600);
  for (const emailAddress of [fan, other]) await (await visitor(app)).send(calls.forgot, { emailAddress });
  return [await resetToken(app, fan), await resetToken(app, other)];
}

test('[SEC-06] [CALL-19] [SEC-16] a changed password ends one’s own sessions and links, and nobody else’s', async () => {
  const [robins, sams] = await bothForget();
  const here = await signedIn(app, fan);
  const change = { currentPassword: PASSWORD, newPassword: NEW };
  expect((await here.send(calls.change, change)).status).toBe(200);
  expect((await sam.send(calls.check)).body).toMatchObject({ EmailAddress: other });
  expect([await enter(fan, NEW), await enter(other, NEW), await enter(other, PASSWORD)]).toEqual([
    200, 403, 200,
  ]);
  expect(await reset(fan, robins, 'Pier2026x')).toBe(403);
  expect(await reset(other, sams, PASSWORD)).toBe(200);
});

test('[SEC-13] [CALL-21] a reset sets one password and uses up one link', async () => {
  sam = await signedIn(app, other);
  const [robins, sams] = await bothForget();
  expect(await reset(fan, robins, 'Pier2026x')).toBe(200);
  expect((await sam.send(calls.check)).body).toMatchObject({
    EmailAddress: other,
    UserID: expect.any(Number),
  });
  expect([await enter(fan, 'Pier2026x'), await enter(other, PASSWORD)]).toEqual([200, 200]);
  expect(await reset(other, sams, 'Quay2026x')).toBe(200);
  expect([await enter(fan, 'Pier2026x'), await enter(other, 'Quay2026x')]).toEqual([200, 200]);
});

test('[SEC-03] [SESSION-07] whoever signs out in one browser stays signed in in the other', async () => {
  const [here, there] = [await signedIn(app, fan, 'Pier2026x'), await signedIn(app, fan, 'Pier2026x')];
  expect((await here.send(`${calls.check}?destroy=1`)).body.UserID).toBe(-1);
  expect((await there.send(calls.check)).body).toMatchObject({ EmailAddress: fan });
});
