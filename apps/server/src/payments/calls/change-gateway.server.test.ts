// An owner types the keys of a gateway: checked by a call, kept sealed, never shown again.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';

const own = {
  kind: 'stripe',
  keptBy: 'owner',
  secretKey: 'sk_test_standin_lyon',
  noticeSecret: 'whsec_standin',
};

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.signedIn('owner');
});

const gateways = async (browser = owner) => (await browser.send('gateways/get')).body;
const rows = () => world.database.db.selectFrom('seller_gateways').selectAll().execute();

test('[GATE-01] a seller without a row has what the server names', async () => {
  expect(await gateways()).toMatchObject({
    currency: 'USD',
    current: { kind: 'authorizenet', name: 'Authorize.Net', mode: 'test', keptBy: 'server' },
    former: [],
    mayType: true,
    ofServer: ['authorizenet', 'stripe'],
    noticeAddress: 'http://lantern.localhost/payment/webhook',
  });
});

test('[GATE-01] [GATE-08] [MONEY-01] keys that are missing, wrong, of another mode or of an account without the currency are refused by name, and nothing is kept', async () => {
  const refused = async (keys: object) => {
    const checked = await owner.send('gateways/check', { ...own, ...keys });
    const changed = await owner.send('gateways/change', { ...own, ...keys });
    expect(changed).toMatchObject({ status: checked.status, body: checked.body });
    const { status, body } = checked;
    return { status, says: body.fields ?? body.message };
  };
  expect(await refused({ secretKey: '', noticeSecret: 'x' })).toEqual({
    status: 400,
    says: { secretKey: 'Please fill this in', noticeSecret: 'This must be a signing secret (whsec_…)' },
  });
  expect(await refused({ secretKey: 'sk_live_1' })).toMatchObject({
    status: 400,
    says: { secretKey: expect.stringMatching(/^This is a live key/) },
  });
  expect(await refused({ secretKey: 'sk_test_of_nobody' })).toEqual({
    status: 409,
    says: 'Stripe does not take these keys. It says: Invalid API Key provided.',
  });
  expect(await refused({ secretKey: 'sk_test_standin_eur' })).toEqual({
    status: 409,
    says: 'This account at Stripe takes no payments in USD, and this seller is paid in nothing else.',
  });
  const wrongLogin = { kind: 'authorizenet', login: 'me', transactionKey: 'mine', signatureKey: 'ours' };
  expect((await refused(wrongLogin)).says).toMatch(/^Authorize.Net does not take these keys/);
  await world.breakRoad('refused');
  expect((await refused({})).says).toMatch(/^Stripe did not answer, so the keys could not be checked/);
  await world.breakRoad(undefined);
  expect(await rows()).toEqual([]);
});

test('[SEC-99] [GATE-01] typed, checked, kept sealed and never told again; the former one stays, and so does the way back', async () => {
  expect((await owner.send('gateways/check', own)).body).toEqual({
    name: 'Stripe',
    account: 'Stand-in, lyon',
    mode: 'test',
    isSame: false,
    cards: 0,
    duePayments: 0,
  });
  expect((await owner.send('gateways/change', own)).status).toBe(200);
  const told = await gateways();
  expect(told).toMatchObject({
    current: { kind: 'stripe', account: 'Stand-in, lyon', keptBy: 'owner' },
    former: [{ kind: 'authorizenet', keptBy: 'server', until: expect.any(String) }],
  });
  expect((await owner.send('gateways/check', own)).body).toMatchObject({ isSame: true });
  const log = await world.database.db.selectFrom('staff_log').selectAll().execute();
  for (const place of [told, await rows(), log])
    expect(JSON.stringify(place)).not.toMatch(/sk_test_standin_lyon|whsec_standin/);
  expect(JSON.stringify(log)).toContain('gateway.changed');
  // Another seller's is as it was.
  expect((await gateways(await world.signedIn('stranger'))).current).toMatchObject({ keptBy: 'server' });
  const session = (await owner.send('staff/session')).body;
  expect(session.gateway).toEqual({ name: 'Stripe', isSandbox: true });

  expect((await owner.send('gateways/change', { kind: 'authorizenet', keptBy: 'server' })).status).toBe(200);
  expect(await gateways()).toMatchObject({
    current: { kind: 'authorizenet', keptBy: 'server' },
    former: [{ kind: 'stripe', keptBy: 'owner' }],
  });
});

test('[GATE-01] keys of the account that the server has itself: nothing moves', async () => {
  const keys = {
    ...own,
    kind: 'authorizenet',
    login: 'stand-in',
    transactionKey: 'stand-in-key',
    signatureKey: 'k',
  };
  expect((await owner.send('gateways/check', keys)).body).toMatchObject({ isSame: true });
  await owner.send('gateways/change', keys);
  const open = (await rows()).find(({ until }) => until === null);
  expect(open).toMatchObject({ gateway: 'authorizenet', sealed: expect.any(String) });
});

test('[STAFF-04] only who sees every outlet and owns it', async () => {
  for (const name of ['desk', 'finance', 'viewer'] as const)
    expect((await (await world.signedIn(name)).send('gateways/change', own)).status).toBe(403);
});
