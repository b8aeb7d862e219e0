import { expect, test } from 'vitest';
import { configReader } from '../platform/config-reader.ts';
import { readOrdersConfig } from './orders-config.ts';

test('[OPS-32] production signs ticket pages with a secret of its own, and says so when it has none', () => {
  const read = (secret: Record<string, string>) => {
    const reader = configReader({ NODE_ENV: 'production', ...secret });
    return { ...readOrdersConfig(reader), complaints: reader.complaints.join('\n') };
  };
  const known = readOrdersConfig(configReader({})).ticketSecret;
  expect(read({}).complaints).toContain('TICKET_SECRET must be set');
  expect(read({ TICKET_SECRET: 'short' }).complaints).toContain('24 characters or more');
  expect(read({ TICKET_SECRET: known }).complaints).toContain('which everybody knows');
  expect(read({ TICKET_SECRET_FILE: '/no/such/file' }).complaints).toContain('cannot be read');
  expect(read({ TICKET_SECRET: 'x'.repeat(30) }).complaints).toContain('the same few');
  const ticketSecret = 'twenty-four letters, say';
  expect(read({ TICKET_SECRET: ticketSecret })).toMatchObject({ ticketSecret, complaints: '' });
});
