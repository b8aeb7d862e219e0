import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { keptDays } from '@stagedoor/rules/retention/kept-days';
import type { FastifyRequest } from 'fastify';
import { daysBefore } from '../../platform/days-before.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** For so long the same key has the same answer. */
export const sinceWhen = (now: Date): Date => daysBefore(now, keptDays.calls);

const readable = /^[\x21-\x7e]{8,200}$/;

/** What the caller names this doing by; undefined where they name none. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = String(given).trim();
  if (!readable.test(key))
    refuse('INVALID_INPUT', { fields: { 'Idempotency-Key': connectionsMessages.idempotencyKeyWrong } });
  return key;
}
