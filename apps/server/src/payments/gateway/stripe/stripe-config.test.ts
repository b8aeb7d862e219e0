import { expect, test } from 'vitest';
import { configReader } from '../../../platform/config-reader.ts';
import { readGatewayConfig } from '../gateway-config.ts';

const production = { NODE_ENV: 'production' };
const stripe = { PAYMENT_GATEWAY: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_of_ours' };
const test_ = { ...stripe, STRIPE_SECRET_KEY: 'sk_test_51abc' };
const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_51abc' };

const read = (env: Record<string, string>) => readGatewayConfig(configReader(env));

function complaintsOf(env: Record<string, string>): string[] {
  const reader = configReader(env);
  readGatewayConfig(reader);
  return reader.complaints;
}

test('[GATE-08] a test key outside of production, a live one in it, and both may be restricted', () => {
  expect(complaintsOf(test_)).toEqual([]);
  expect(complaintsOf({ ...test_, STRIPE_SECRET_KEY: 'rk_test_51abc' })).toEqual([]);
  expect(complaintsOf({ ...production, ...live })).toEqual([]);
  expect(read(test_)).toMatchObject({ apiUrl: 'https://api.stripe.com', isSandbox: true });
  expect(read({ ...production, ...live })).toMatchObject({ publicName: 'Stripe', isSandbox: false });
});

test('[GATE-08] keys of the test mode are refused in production, live ones outside of it', () => {
  expect(complaintsOf({ ...production, ...test_ })).toEqual([
    'STRIPE_SECRET_KEY is a key of the test mode, which takes no money: production needs a live one.',
  ]);
  expect(complaintsOf(live)).toEqual([
    'STRIPE_SECRET_KEY is a live key, which charges cards: outside of production use one of the test mode.',
  ]);
  expect(complaintsOf({ ...live, STRIPE_API_BASE: 'http://127.0.0.1:3001' })).toHaveLength(1);
});

test('[GATE-08] what is missing, public or of the stand-in is refused', () => {
  expect(complaintsOf({ PAYMENT_GATEWAY: 'stripe' })).toEqual([
    'STRIPE_SECRET_KEY must be set when PAYMENT_GATEWAY is stripe.',
    'STRIPE_WEBHOOK_SECRET must be set when PAYMENT_GATEWAY is stripe.',
  ]);
  expect(complaintsOf({ ...stripe, STRIPE_SECRET_KEY: 'pk_test_51abc' })).toEqual([
    'STRIPE_SECRET_KEY must be a secret key (sk_…) or a restricted one (rk_…).',
  ]);
  const known = { STRIPE_SECRET_KEY: 'sk_test_standin', STRIPE_WEBHOOK_SECRET: 'whsec_standin' };
  expect(complaintsOf({ ...stripe, ...known })).toEqual([
    'STRIPE_SECRET_KEY holds a secret of the stand-in gateway, which everybody knows.',
    'STRIPE_WEBHOOK_SECRET holds a secret of the stand-in gateway, which everybody knows.',
  ]);
  expect(complaintsOf({ ...production, ...live, STRIPE_API_BASE: 'http://127.0.0.1:3001' })).toEqual([
    'STRIPE_API_BASE must not be set in production: Stripe has one address.',
  ]);
});

test('[GATE-05] two secrets while one takes the place of the other', () => {
  const both = { ...test_, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };
  expect(read(both)).toMatchObject({ noticeSecrets: ['whsec_new', 'whsec_old'] });
});

test('[OPS-10] the stand-in speaks it too, inside the server or at an address', () => {
  expect(read({ STAND_IN_SPEAKS: 'stripe' })).toMatchObject({
    kind: 'stand-in',
    speaks: 'stripe',
    apiUrl: undefined,
    isSandbox: true,
  });
  const apart = { PAYMENT_GATEWAY: 'stripe', STRIPE_API_BASE: 'http://127.0.0.1:3001' };
  expect(complaintsOf(apart)).toEqual([]);
  expect(read(apart)).toMatchObject({ apiUrl: 'http://127.0.0.1:3001', secretKey: 'sk_test_standin' });
});
