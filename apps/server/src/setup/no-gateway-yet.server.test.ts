// A shop that was started without the keys of any gateway, in production: its owner types them in the browser.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayRoad } from '../payments/index.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';

const KEY = 'sk_live_of_a_club';
const keys = { kind: 'stripe', keptBy: 'owner', secretKey: KEY, noticeSecret: 'whsec_of_a_club' };
const NONE =
  'No gateway takes money for this seller yet: an owner types the keys of an account in Set-up, Money.';

const answers: Record<string, object> = {
  '/v1/account': {
    id: 'acct_club',
    object: 'account',
    country: 'US',
    business_profile: { name: 'The Club' },
  },
  '/v1/country_specs/US': { id: 'US', object: 'country_spec', supported_payment_currencies: ['usd'] },
};
/** Stripe, as far as it says whose keys these are. */
const stripe: GatewayRoad = () => async (letter) => {
  const known = letter.headers['Authorization'] === `Bearer ${KEY}` ? answers[letter.path] : undefined;
  return { status: known ? 200 : 401, text: JSON.stringify(known ?? { error: { message: 'Invalid' } }) };
};

let app: TestApp;
let owner: Founder;
beforeAll(async () => {
  app = await testApp('server', {
    gatewayRoad: stripe,
    environment: {
      NODE_ENV: 'production',
      PASSWORD_HASH_KIB: '19456',
      BOX_OFFICE_HOST: 'box-office.localhost',
      TICKET_SECRET: 'only-this-test-knows-these-words',
      STAFF_SECRET: 'and-nobody-else-knows-these-words',
      SECRETS_KEY: 'a key that seals the secrets of gateways',
    },
  });
  owner = await foundShop(app, 'https://box-office.localhost');
});
afterAll(() => app.close());

const cardLine = async () => {
  const { body } = await owner.send('setup/test-going-live', { outletId: 1 });
  return (body.lines as { line: string }[]).find(({ line }) => line === 'card');
};

test('[SETUP-02] [SETUP-07] [SETUP-09] a shop in production begins without a gateway, says so wherever it matters, and has one as soon as its keys are typed', async () => {
  const before = (await owner.send('gateways/get')).body;
  expect(before).toMatchObject({
    current: { isMissing: true, closed: NONE },
    former: [],
    mayType: true,
    ofServer: [],
  });
  expect(await cardLine()).toMatchObject({ state: 'bad', evidence: NONE });
  expect(await app.gatewayTroubles()).toEqual([`Lantern Live: ${NONE}`]);

  expect((await owner.send('gateways/check', { ...keys, secretKey: 'sk_live_other' })).body.code).toBe(
    'GATEWAY_NOT_TAKEN',
  );
  expect((await owner.send('gateways/check', keys)).body).toMatchObject({
    account: 'The Club',
    isSame: false,
  });
  expect((await owner.send('gateways/change', keys)).status).toBe(200);
  const after = (await owner.send('gateways/get')).body;
  expect(after.current).toMatchObject({ kind: 'stripe', account: 'The Club', mode: 'live', keptBy: 'owner' });
  expect([after.current.isMissing, after.former], 'nothing was charged by nobody').toEqual([undefined, []]);
  expect(await cardLine()).toMatchObject({
    state: 'bad',
    evidence: 'No card was tried at Stripe since its keys are there.',
  });
  expect(await app.gatewayTroubles()).toEqual([]);
  const { rows } = (await owner.send('log?action=gateway.changed')).body;
  expect(rows).toMatchObject([{ before: { gateway: 'none' }, after: { gateway: 'Stripe' } }]);
});
