import { expect, test } from 'vitest';
import { configReader } from '../platform/config-reader.ts';
import { readMailConfig } from './mail-config.ts';

test('half-configured mail stops the start', () => {
  const complaintsOf = (env: Record<string, string>): string => {
    const reader = configReader(env);
    readMailConfig(reader);
    return reader.complaints.join('\n');
  };
  expect(complaintsOf({ SMTP_URL: 'mail.example.com' })).toContain('SMTP_URL must begin with');
  expect(complaintsOf({ SMTP_URL: 'smtp://mail.example.com' })).toContain('MAIL_FROM');
  expect(complaintsOf({ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.example' })).toBe('');
});
