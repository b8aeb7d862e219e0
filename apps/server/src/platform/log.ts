// Structured logs that never hold a secret: known sensitive fields are blanked wherever they stand.
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

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

/** Lines go to standard output, unless somebody else wants to have them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: redactedPaths, censor: '[secret]' },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Some secrets travel in addresses, as reset links do: a part as long as they are is not written down. */
export function loggablePath(url: string): string {
  return url.split('?', 1)[0]!.replaceAll(/[\w-]{40,}/g, '[secret]');
}
