import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@stagedoor/rules/money/currencies';
import { expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { configReader } from '../../platform/config-reader.ts';
import { readGatewayConfig } from './gateway-config.ts';

const production = { NODE_ENV: 'production' };
const authorizeNet = {
  PAYMENT_GATEWAY: 'authorizenet',
  AUTHORIZENET_LOGIN: 'login',
  AUTHORIZENET_TRANSACTION_KEY: 'key',
  AUTHORIZENET_SIGNATURE_KEY: 'signature',
};

const read = (env: Record<string, string>) => readGatewayConfig(configReader(env));

function complaintsOf(env: Record<string, string>): string[] {
  const reader = configReader(env);
  readGatewayConfig(reader);
  return reader.complaints;
}

test('[OPS-10] with nothing configured the stand-in runs inside the server', () => {
  expect(read({})).toMatchObject({ kind: 'stand-in', apiUrl: undefined, pagesOrigin: undefined });
});

test('[OPS-10] a stand-in that several nodes share is named by its address', () => {
  expect(read({ PAYMENT_GATEWAY_URL: 'http://127.0.0.1:3001' })).toMatchObject({
    apiUrl: 'http://127.0.0.1:3001',
    pagesOrigin: 'http://gateway.localhost:3001',
  });
  expect(complaintsOf({ PAYMENT_GATEWAY_URL: 'somewhere' })).toEqual([
    'PAYMENT_GATEWAY_URL must be like http://127.0.0.1:3001.',
  ]);
});

test('[OPS-10] Authorize.Net: the sandbox in development, the live one in production', () => {
  expect(read(authorizeNet)).toMatchObject({
    apiUrl: 'https://apitest.authorize.net',
    pagesOrigin: 'https://test.authorize.net',
    signatureKeyFormat: 'text',
  });
  expect(read({ ...production, ...authorizeNet })).toMatchObject({
    apiUrl: 'https://api.authorize.net',
    pagesOrigin: 'https://accept.authorize.net',
    validationMode: 'liveMode',
  });
});

test('[OPS-10] production refuses the stand-in, missing secrets and secrets that everybody knows', () => {
  expect(complaintsOf({ ...production, PAYMENT_GATEWAY: 'stand-in' })).toEqual([
    'PAYMENT_GATEWAY must be authorizenet or stripe in production: the stand-in takes no money.',
  ]);
  expect(complaintsOf(production)).toEqual([
    'AUTHORIZENET_LOGIN must be set when PAYMENT_GATEWAY is authorizenet.',
    'AUTHORIZENET_TRANSACTION_KEY must be set when PAYMENT_GATEWAY is authorizenet.',
    'AUTHORIZENET_SIGNATURE_KEY must be set when PAYMENT_GATEWAY is authorizenet.',
  ]);
  const known = { ...production, ...authorizeNet, AUTHORIZENET_SIGNATURE_KEY: 'stand-in-signature-key' };
  expect(complaintsOf(known)).toEqual([
    'AUTHORIZENET_SIGNATURE_KEY holds a secret of the stand-in gateway, which everybody knows.',
  ]);
});

test('[SETUP-07] a production start may leave the gateway to its owners, who need what seals their keys', () => {
  const sealed = { ...production, SECRETS_KEY: 'a key that seals the secrets of gateways' };
  expect(complaintsOf(sealed)).toEqual([]);
  expect(read(sealed)).toMatchObject({ isMissing: true, isSandbox: false });
  expect(read(sealed).currencies).toEqual(currencies);
  expect(read({ SECRETS_KEY: sealed.SECRETS_KEY }).kind).toBe('stand-in');
  for (const half of cases([
    { PAYMENT_GATEWAY: 'authorizenet' },
    { AUTHORIZENET_LOGIN: 'login' },
    { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ]))
    expect(complaintsOf({ ...sealed, ...half }), 'what was begun is asked for whole').toContain(
      'AUTHORIZENET_TRANSACTION_KEY must be set when PAYMENT_GATEWAY is authorizenet.',
    );
});

test('[OPS-10] a secret may come from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-secret-'));
  const path = join(folder, 'key');
  writeFileSync(path, 'from a file\n');
  const { AUTHORIZENET_TRANSACTION_KEY: _key, ...rest } = authorizeNet;
  expect(read({ ...rest, AUTHORIZENET_TRANSACTION_KEY_FILE: path })).toMatchObject({
    transactionKey: 'from a file',
  });
  rmSync(folder, { recursive: true });
  expect(complaintsOf({ ...rest, AUTHORIZENET_TRANSACTION_KEY_FILE: path })[0]).toContain('cannot be read');
});

test('[MONEY-01] an account takes one currency, dollars unless it is said; the stand-in takes all', () => {
  expect(read(authorizeNet).currencies).toEqual(['USD']);
  expect(read({ ...authorizeNet, AUTHORIZENET_CURRENCY: 'CAD' }).currencies).toEqual(['CAD']);
  expect(complaintsOf({ ...authorizeNet, AUTHORIZENET_CURRENCY: 'dollars' })).toHaveLength(1);
  expect(new Set(read({}).currencies)).toEqual(new Set(currencies));
  expect(read({}).currencies[0]).toBe('USD');
});
