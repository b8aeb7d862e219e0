import { expect, test } from 'vitest';
import { configReader } from '../platform/config-reader.ts';
import { readAccountsConfig } from './accounts-config.ts';

const production = { NODE_ENV: 'production' };
const read = (env: Record<string, string>) => readAccountsConfig(configReader(env));

function complaintsOf(env: Record<string, string>): string {
  const reader = configReader(env);
  readAccountsConfig(reader);
  return reader.complaints.join('\n');
}

test('[OPS-38] membership secrets come from the environment, and production knows none by itself', () => {
  expect(read(production).membershipSecrets.size).toBe(0);
  const [first, second] = ['abcdefgh'.repeat(3), 'ijklmnop'.repeat(4)];
  const { membershipSecrets } = read({ ...production, MEMBERSHIP_SECRETS: `2=${first}, 7=${second}` });
  expect([...membershipSecrets]).toEqual([
    [2, first],
    [7, second],
  ]);
});

test('[OPS-37] production takes no cheaper hash of a password than what is recommended', () => {
  expect(read({}).passwordKib).toBe(19_456);
  expect(read({ PASSWORD_HASH_KIB: '64' }).passwordKib).toBe(64);
  expect(complaintsOf({ ...production, PASSWORD_HASH_KIB: '64' })).toContain('PASSWORD_HASH_KIB');
});

test('the demo secret, short secrets and a list that is not there stop the start', () => {
  const demo = [...read({}).membershipSecrets].map(([outlet, secret]) => `${outlet}=${secret}`).join();
  expect(complaintsOf({ ...production, MEMBERSHIP_SECRETS: demo })).toContain('the demo secret');
  expect(complaintsOf({ MEMBERSHIP_SECRETS: '2=short' })).toContain('24 characters');
  expect(complaintsOf({ MEMBERSHIP_SECRETS: `2=${'x'.repeat(30)}` })).toContain('the same few');
  expect(complaintsOf({ COMMON_PASSWORDS_FILE: 'no/such/file' })).toContain('cannot be read');
});

test('[SESSION-15] [SHELL-06] [SHELL-07] how long a session lasts, the platform’s address and the expected version are settings', () => {
  expect(read({})).toMatchObject({
    limits: { slidingSeconds: 30 * 60, absoluteSeconds: 12 * 3600 },
    clientVersion: '1.2.9',
  });
  expect(
    read({
      SESSION_MINUTES: '5',
      SESSION_HOURS_AT_MOST: '2',
      PLATFORM_EMAIL: 'help@platform.example',
      EXPECTED_CLIENT_VERSION: '1.3.0',
    }),
  ).toMatchObject({
    limits: { slidingSeconds: 300, absoluteSeconds: 7200 },
    platformEmail: 'help@platform.example',
    clientVersion: '1.3.0',
  });
});
