// What anybody is told comes a moment long without a look at who asks: only where who asks is nothing to it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', { load: loadSmallWorld });
  // The moment does not pass while a test asks.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
});

const events = '/gen.v1/outlet/getoutletevents';
const info = '/gen.v1/outlet/getinfo';
const ask = (host: string, headers: Record<string, string> = {}, payload: object = {}, url = events) =>
  app.http.inject({ method: 'POST', url, headers: { host, ...headers }, payload });

test('[OPS-14] the second who asks is answered alike, header by header', async () => {
  const first = await ask(hosts.lantern);
  const second = await ask(hosts.lantern);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const { date: _then, ...headers } = first.headers;
  expect(second.headers).toMatchObject(headers);
  expect(Object.keys(second.headers).toSorted()).toEqual(Object.keys(first.headers).toSorted());
  const again = await ask(hosts.lantern, { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each([
  ['another page', { origin: 'http://evil.example' }, 403],
  ['a page across sites', { 'sec-fetch-site': 'cross-site' }, 403],
  ['whoever names another outlet', { 'x-outlet-id': '2' }, 403],
])('[SEC-44] %s is refused, whatever others were told just now', async (_who, headers, status) => {
  expect((await ask(hosts.lantern)).statusCode).toBe(200);
  expect((await ask(hosts.lantern, headers)).statusCode).toBe(status);
});

test('[CALL-03] each host, question and language has its own answer', async () => {
  const [ours, theirs] = [await ask(hosts.lantern, {}, {}, info), await ask(hosts.members, {}, {}, info)];
  expect(ours.headers['x-outlet-id']).not.toBe(theirs.headers['x-outlet-id']);
  const more = await ask(hosts.lantern, {}, { InfoTypes: ['OutletTheme'] }, info);
  expect(more.json()).not.toEqual(ours.json());
});

test('[SESSION-12] what somebody is told behind a password is not told to whoever comes next', async () => {
  const inside = app.browser(hosts.backstage);
  await inside.send('/gen.v1/user/sessioninit');
  await inside.send('/gen.v1/user/checkoutletpassword', { password: 'encore' });
  const theme = { InfoTypes: ['OutletTheme'] };
  expect((await inside.send(info, theme)).status).toBe(200);
  expect((await app.browser(hosts.backstage).send(info, theme)).status).toBe(403);
});

test('what was told is forgotten with all else that is kept', async () => {
  const nameNow = async () => (await ask(hosts.lantern, {}, {}, info)).json().response.OutletName;
  expect(await nameNow()).toBe('Lantern Club');
  await sql`update outlets set name = 'Lantern Hall' where outlet_id = 1`.execute(app.database.db);
  expect(await nameNow()).toBe('Lantern Club');
  app.forget();
  expect(await nameNow()).toBe('Lantern Hall');
});
