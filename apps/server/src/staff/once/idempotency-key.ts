import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../platform/http/refusal.ts';

/** For how long the same key has the same answer. */
const KEPT_MS = 24 * 3_600_000;

export const sinceWhen = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

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
