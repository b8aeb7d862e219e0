// Structured logs that never hold a secret: known sensitive fields are blanked wherever they stand.
import { pino } from 'pino';
import type { Logger } from 'pino';

export type { Logger };

const secretNames = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'LT',
  'sid',
  'sessionID',
  'cookie',
  'authorization',
  'InvitationToken',
  'cardNumber',
  'cardCode',
  'transactionKey',
];

const redactedPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]);

export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    redact: { paths: redactedPaths, censor: '[secret]' },
    formatters: { level: (label) => ({ level: label }) },
  });
}
