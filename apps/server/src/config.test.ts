import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/shop',
  AUTHORIZENET_LOGIN: 'login',
  AUTHORIZENET_TRANSACTION_KEY: 'key',
  AUTHORIZENET_SIGNATURE_KEY: 'ab'.repeat(64),
  TICKET_SECRET: 'only-this-test-knows-these-words',
  BOX_OFFICE_HOST: 'office.example',
  STAFF_SECRET: 'and-nobody-else-knows-these-words',
};

test('links are https without a port in production, and of the own port elsewhere', () => {
  expect(readConfig(production).publicAddress).toEqual({ scheme: 'https', port: undefined });
  expect(readConfig({ PORT: '4000' }).publicAddress).toEqual({ scheme: 'http', port: 4000 });
  const behindProxy = { ...production, PUBLIC_SCHEME: 'http', PUBLIC_PORT: '8080' };
  expect(readConfig(behindProxy).publicAddress).toEqual({ scheme: 'http', port: 8080 });
});

test('the complaints of the server and of every module are told at once', () => {
  const bad = {
    ...production,
    PORT: '0',
    AUTHORIZENET_LOGIN: '',
    TICKET_SECRET: 'short',
    SMTP_URL: 'mail.example.com',
    TRUSTED_PROXIES: '127.0.0.1, nginx',
    MEMBERSHIP_SECRETS: '2=short',
    BOX_OFFICE_HOST: '',
  };
  expect(() => readConfig(bad)).toThrow(ConfigError);
  for (const name of [
    'PORT',
    'AUTHORIZENET_LOGIN',
    'TICKET_SECRET',
    'SMTP_URL',
    'TRUSTED_PROXIES',
    'MEMBERSHIP_SECRETS',
    'BOX_OFFICE_HOST',
  ]) {
    expect(() => readConfig(bad)).toThrow(`${name} must`);
  }
});

test('the addresses that hold a password may stand in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-config-'));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, `${text}\n`);
    return path;
  };
  const { DATABASE_URL: _no, ...rest } = production;
  const config = readConfig({
    ...rest,
    DATABASE_URL_FILE: file('database', 'postgres://shop:secret@db.example/shop'),
    SMTP_URL_FILE: file('smtp', 'smtps://shop:secret@mail.example'),
    MAIL_FROM: 'tickets@shop.example',
    METRICS_TOKEN_FILE: file('metrics', 'a-token-for-the-watchers'),
  });
  rmSync(folder, { recursive: true });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://shop:secret@db.example/shop',
    mail: { smtpUrl: 'smtps://shop:secret@mail.example' },
    metricsToken: 'a-token-for-the-watchers',
  });
});

test('[OPS-51] words of the documentation are no secrets in production', () => {
  for (const [name, value] of cases([
    ['AUTHORIZENET_LOGIN', 'LOGIN'],
    ['AUTHORIZENET_TRANSACTION_KEY', 'KEY'],
    ['DATABASE_URL', 'postgres://stagedoor:PASSWORD@127.0.0.1/stagedoor'],
    ['SMTP_URL', 'smtps://user:password@mail.example'],
  ] as const))
    expect(() => readConfig({ ...production, [name]: value })).toThrow(
      `${name} still holds a word of the documentation`,
    );
  expect(() => readConfig({ DATABASE_URL: 'postgres://shop:PASSWORD@localhost/shop' })).not.toThrow();
});

test('[OPS-51] a secret and the file of the same secret are not set at once', () => {
  const both = { ...production, TICKET_SECRET_FILE: import.meta.filename };
  expect(() => readConfig(both)).toThrow('TICKET_SECRET and TICKET_SECRET_FILE are two ways to the same');
});

test('[OPS-51] a slip in the name of a setting is told with the name that was meant', () => {
  const { misspelt } = readConfig({
    ...production,
    TRUSTED_PROXY: 'loopback',
    SMPT_URL: 'smtps://mail.example',
    DATA_DIRECTORY: '/var/lib/stagedoor',
    DATABASEPOOL_SIZE: '8',
    HOME: '/home/shop',
    NODE_PATH: '/usr/lib',
    DATABASE_PORT: '5432',
    HTTP_URL: 'https://club.example',
    LOG_FORMAT: 'json',
  });
  expect(misspelt).toEqual([
    'DATABASEPOOL_SIZE is no setting of this shop: did you mean DATABASE_POOL_SIZE?',
    'SMPT_URL is no setting of this shop: did you mean SMTP_URL?',
    'TRUSTED_PROXY is no setting of this shop: did you mean TRUSTED_PROXIES?',
  ]);
});
