// Structured logs that never hold a secret: known sensitive fields are blanked wherever they stand.
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { firstOf } from '@stagedoor/rules/values/first-of';

export type { Logger };

const secretNames = new Set([
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
  'set-cookie',
]);

const DEEPEST = 4;

/** A copy without secrets, down to the depth at which we ever log: what lies deeper is not written. */
function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, depth + 1));
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    secretNames.has(name) ? '[secret]' : withoutSecrets(inner, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** Lines go to standard output, unless somebody else wants to have them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: object) => withoutSecrets(entry) as Record<string, unknown>,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Some secrets travel in addresses, as reset links do: a part as long as they are is not written down. */
export function loggablePath(url: string): string {
  return firstOf(url.split('?', 1)).replaceAll(/[\w-]{40,}/g, '[secret]');
}
