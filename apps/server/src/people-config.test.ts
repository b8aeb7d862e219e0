import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/shop',
  AUTHORIZENET_LOGIN: 'login',
  AUTHORIZENET_TRANSACTION_KEY: 'key',
  AUTHORIZENET_SIGNATURE_KEY: 'ab'.repeat(64),
  TICKET_SECRET: 'only-this-test-knows-these-words',
};

test('links are https without a port in production, and of the own port elsewhere', () => {
  expect(readConfig(production).publicAddress).toEqual({ scheme: 'https', port: undefined });
  expect(readConfig({ PORT: '4000' }).publicAddress).toEqual({ scheme: 'http', port: 4000 });
  const behindProxy = { ...production, PUBLIC_SCHEME: 'http', PUBLIC_PORT: '8080' };
  expect(readConfig(behindProxy).publicAddress).toEqual({ scheme: 'http', port: 8080 });
});

test('[OPS-38] membership secrets come from the environment, and production knows none by itself', () => {
  expect(readConfig(production).membershipSecrets.size).toBe(0);
  const [first, second] = ['a'.repeat(24), 'b'.repeat(30)];
  const read = readConfig({ ...production, MEMBERSHIP_SECRETS: `2=${first}, 7=${second}` });
  expect([...read.membershipSecrets]).toEqual([
    [2, first],
    [7, second],
  ]);
});

test('the demo secret, short secrets and half-configured mail stop the start', () => {
  const demo = [...readConfig({}).membershipSecrets].map(([outlet, secret]) => `${outlet}=${secret}`).join();
  expect(() => readConfig({ ...production, MEMBERSHIP_SECRETS: demo })).toThrow('the demo secret');
  expect(() => readConfig({ MEMBERSHIP_SECRETS: '2=short' })).toThrow('24 characters');
  expect(() => readConfig({ SMTP_URL: 'mail.example.com' })).toThrow('SMTP_URL must begin with');
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example.com' })).toThrow('MAIL_FROM');
  expect(() => readConfig({ COMMON_PASSWORDS_FILE: 'no/such/file' })).toThrow('cannot be read');
});
