import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/shop',
  AUTHORIZENET_LOGIN: 'login',
  AUTHORIZENET_TRANSACTION_KEY: 'key',
  AUTHORIZENET_SIGNATURE_KEY: 'ab'.repeat(64),
};

test('[OPS-32] production signs ticket pages with a secret of its own, and says so when it has none', () => {
  const read = (secret: object) => () => readConfig({ ...production, ...secret });
  expect(read({})).toThrow('TICKET_SECRET must be set');
  expect(read({ TICKET_SECRET: 'short' })).toThrow('24 characters or more');
  expect(read({ TICKET_SECRET: readConfig({}).ticketSecret })).toThrow('which everybody knows');
  expect(read({ TICKET_SECRET_FILE: '/no/such/file' })).toThrow('cannot be read');
  expect(read({ TICKET_SECRET: 'x'.repeat(24) })().ticketSecret).toBe('x'.repeat(24));
});
