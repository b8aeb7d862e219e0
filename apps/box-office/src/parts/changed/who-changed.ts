import { CallError } from '@stagedoor/client/call-error';
import type { Times } from '@stagedoor/rules/time/times-in';

interface Told {
  changedBy?: string;
  changedAt?: string;
}

/** Undefined where a refusal is about something else; `Noor Haddad, 10:41 AM` where the log knows who was quicker. */
export function whoChanged(
  error: unknown,
  { formatTime }: Times,
  otherwise = 'Somebody else',
): string | undefined {
  if (!(error instanceof CallError) || error.code !== 'CHANGED_MEANWHILE') return undefined;
  const { changedBy, changedAt } = (error.body ?? {}) as Told;
  if (changedBy === undefined) return otherwise;
  return changedAt === undefined ? changedBy : `${changedBy}, ${formatTime(new Date(changedAt))}`;
}
