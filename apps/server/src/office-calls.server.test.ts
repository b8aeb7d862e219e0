// Every office call, with everybody who might make it. A call that is added later is tried as well.
import { officeCalls } from '@stagedoor/contract/office-calls';
import type { AnyOfficeCall } from '@stagedoor/contract/office-call';
import { mayCall } from '@stagedoor/rules/staff/may-call';
import { grantOf } from '@stagedoor/rules/staff/role-table';
import { staffRoles } from '@stagedoor/rules/staff/roles';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paidByHand } from './orders/testing/change-world.ts';
import { OFFICE_HOST, OFFICE_ORIGIN, PASSWORD, officeWorld } from './staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from './staff/testing/office-world.ts';
import { exampleIn } from './testing/office-examples.ts';
import { officeSamples } from './testing/office-samples.ts';
import { hosts } from './testing/small-world.ts';
import type { TestBrowser } from './testing/test-app.ts';
import { cases } from '../../../tools/testing/cases.ts';

const calls = cases(officeCalls.map((call) => [call.path, call] as const));
const needing = cases(calls.filter(([, { permission }]) => permission !== 'anyone'));
const byRole = cases(needing.filter(([, { permission }]) => permission !== 'signed-in'));
/** It works where nobody works yet: setup/first-run.server.test.ts makes it, and reads its entry. */
const FOUNDING = 'finishFirstRun';
const changing = cases(calls.filter(([, { changes, name }]) => changes && name !== FOUNDING));

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server', paidByHand);
});
afterAll(() => world.close());

type Name = Parameters<OfficeWorld['signedIn']>[0];
const stayed = new Map<Name, Promise<OfficeBrowser>>();
/** Who has signed in once and stays, wherever nothing is carried out that could end a session. */
function staying(name: Name): Promise<OfficeBrowser> {
  const browser = stayed.get(name) ?? world.signedIn(name);
  stayed.set(name, browser);
  return browser;
}

/** Whoever signs in next has no telephone at hand. */
async function forgetTelephones(): Promise<void> {
  const none = { step_secret: null, step_since: null, step_pending: null, step_used: null };
  await world.database.db.updateTable('staff').set(none).execute();
  await world.database.db.deleteFrom('staff_passkeys').execute();
}

const addressOf = ({ path }: AnyOfficeCall): string => path.replaceAll(/\{\w+\}/g, '1');
const payloadOf = ({ method }: AnyOfficeCall, input: object = {}): object | undefined =>
  method === 'GET' ? undefined : input;
const make = (
  browser: OfficeBrowser,
  call: AnyOfficeCall,
  input?: object,
  headers?: Record<string, string>,
) => browser.send(addressOf(call), payloadOf(call, input), headers);

describe('[SEC-63] [SEC-79] [STAFF-04] who may make it', () => {
  test.each(byRole)('[OPS-01] %s: each role, exactly as the role table says', async (_path, call) => {
    const permission = call.permission as Parameters<typeof grantOf>[1];
    for (const role of staffRoles) {
      const sent = await make(await staying(role), call);
      const isRefused = sent.body?.code === 'NOT_ALLOWED';
      expect([role, isRefused]).toEqual([role, !mayCall(grantOf(role, permission), call)]);
      if (isRefused) expect(sent.status).toBe(403);
      else expect([401, 403, 500]).not.toContain(sent.status);
    }
  });

  test.each(needing)('%s: nobody without a session', async (_path, call) => {
    expect(await make(world.office(), call)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_NEEDED' } });
  });

  let customer: TestBrowser;
  beforeAll(async () => {
    customer = world.browser(hosts.lantern);
    await customer.send('/gen.v1/user/sessioninit');
  });
  test.each(needing)('[STAFF-01] %s: no customer', async (_path, call) => {
    const browser = world.office();
    for (const [name, value] of customer.cookies) browser.cookies.set(name, value);
    expect(browser.cookies.get('sid')).toBeTruthy();
    expect(await make(browser, call)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_NEEDED' } });
    browser.cookies.set('boxoffice', customer.cookies.get('sid')!);
    expect((await make(browser, call)).status).toBe(401);
  });
});

describe('[SEC-79] [STAFF-01] from where', () => {
  const elsewhere = [
    `http://${hosts.lantern}`,
    `http://${OFFICE_HOST}:3000`,
    `https://${OFFICE_HOST}`,
    'null',
  ];

  test.each(calls)('%s: from no page but its own, with the whole origin', async (_path, call) => {
    const browser = await staying('owner');
    for (const origin of elsewhere)
      expect(await make(browser, call, {}, { origin })).toMatchObject({
        status: 403,
        body: { code: 'FOREIGN_ORIGIN' },
      });
    for (const site of ['cross-site', 'same-site'])
      expect((await make(browser, call, {}, { 'sec-fetch-site': site })).status).toBe(403);
  });

  test.each(calls)('%s: without an origin only what is read', async (_path, call) => {
    const browser = await staying('owner');
    const sent = await world.http.inject({
      method: call.method,
      url: `/office.v1/${addressOf(call)}`,
      headers: { host: OFFICE_HOST, cookie: `boxoffice=${browser.cookies.get('boxoffice')}` },
      ...(call.method !== 'GET' && { payload: {} }),
    });
    expect(sent.statusCode === 403).toBe(call.method !== 'GET');
  });

  test.each(calls)('%s: not on a shop’s host', async (_path, call) => {
    const browser = await staying('owner');
    for (const origin of [OFFICE_ORIGIN, `http://${hosts.lantern}`]) {
      const headers = { host: hosts.lantern, origin };
      expect((await make(browser, call, {}, headers)).status).toBe(404);
    }
  });
});

const entries = async (): Promise<number> => {
  const { count } = await world.database.db
    .selectFrom('staff_log')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('refused', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const isOfSeller = ({ name }: AnyOfficeCall): boolean => officeSamples[name]?.isOfSeller === true;
const ofSeller = cases(changing.filter(([, call]) => isOfSeller(call)));
const ofNobody = cases(changing.filter(([, call]) => !isOfSeller(call)));

describe('[SEC-62] [STAFF-06] [API-02] what is changed is written down', () => {
  afterEach(forgetTelephones);

  /** How many entries it writes. */
  async function entriesOf(
    call: AnyOfficeCall,
    strangersFirst = async (_input: object) => {},
  ): Promise<number> {
    const sample = officeSamples[call.name];
    expect(sample, `${call.name} needs a sample in testing/office-samples.ts`).toBeDefined();
    const browser = await world.signedIn('owner');
    const input = exampleIn(call.name, await sample!.input(world, browser));
    await strangersFirst(input);
    const before = await entries();
    const sent = await make(sample!.atDoor ? world.office() : browser, call, input);
    expect(sent).toMatchObject({ status: 200 });
    return (await entries()) - before;
  }

  test.each(ofNobody)('[OPS-01] %s writes an entry', async (_path, call) => {
    expect(await entriesOf(call)).toBeGreaterThan(0);
  });

  test.each(ofSeller)(
    '[OPS-01] [STAFF-09] [SEC-79] %s: ids of another seller are not found; whose they are writes an entry',
    async (_path, call) => {
      const written = await entriesOf(call, async (input) => {
        const stranger = await staying('stranger');
        const before = await entries();
        const code = expect.stringMatching(/NOT_FOUND$/);
        const sent = await make(stranger, call, input);
        expect(sent).toMatchObject({ status: 404, body: { code } });
        expect(await entries()).toBe(before);
      });
      expect(written).toBeGreaterThan(0);
    },
  );

  test('[STAFF-09] [SEC-79] lists hold nothing of another seller', async () => {
    const stranger = await staying('stranger');
    for (const [, call] of cases(byRole.filter(([, { changes }]) => !changes))) {
      const sent = await make(stranger, call);
      expect([200, 400, 404]).toContain(sent.status);
      expect(JSON.stringify(sent.body)).not.toMatch(
        /(owner|desk|finance|viewer)@lantern|Lantern Live|Lantern Club/,
      );
    }
  });

  test('reading writes none', async () => {
    const browser = await world.signedIn('owner');
    const before = await entries();
    for (const [, call] of cases(calls.filter(([, { changes }]) => !changes))) await make(browser, call);
    expect(await entries()).toBe(before);
  });

  test('no password, token or code stands in the log', async () => {
    const rows = await world.database.db.selectFrom('staff_log').selectAll().execute();
    const aside = await world.database.db.selectFrom('staff_log_personal').selectAll().execute();
    const text = JSON.stringify([rows, aside]);
    expect(rows.length).toBeGreaterThan(20);
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toMatch(/"(token|password|code|secret)":/i);
  });
});
