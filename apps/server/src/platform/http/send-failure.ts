// Three kinds of failure, never mixed: a refusal, invalid input, and a fault of our own.
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { refusalKinds } from '@stagedoor/contract/refusals';
import type { RefusalCode } from '@stagedoor/contract/refusals';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseTrouble } from '../db/trouble.ts';
import { Refusal } from './refusal.ts';

/** What Fastify itself refuses before any of our code runs. */
const refusedByHttp: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'BODY_NOT_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_INPUT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
};

function asRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = refusedByHttp[error.code];
  if (code === 'INVALID_INPUT') return new Refusal(code, { fields: { body: 'Not valid JSON' } });
  if (code) return new Refusal(code);
  if (error.statusCode === 400) return new Refusal('INVALID_INPUT', { fields: { body: 'Not valid JSON' } });
  return undefined;
}

function sendRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  const { fields, facts, retryAfterSeconds } = refusal.circumstances;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .status(refusalKinds[refusal.code].status)
    .send({ error: true, message: refusal.message, code: refusal.code, ...(fields && { fields }), ...facts });
}

const TRY_AGAIN_SECONDS = 2;

/** The database is away or slow: nobody's fault who asked, and over soon. */
function sendTrouble(trouble: DatabaseTrouble, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { kind, code, message } = trouble;
  request.log.warn({ id: request.id, kind, code, reason: message }, 'the database did not serve a call');
  return sendRefusal(new Refusal('TRY_AGAIN', { retryAfterSeconds: TRY_AGAIN_SECONDS }), reply);
}

export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (refusal) return sendRefusal(refusal, reply);
  if ((error as Error) instanceof DatabaseTrouble) return sendTrouble(error as never, request, reply);
  request.log.error({ id: request.id, err: error }, 'a call failed');
  return reply.status(500).send({ error: true, message: refusalMessages.fault(request.id), code: 'FAULT' });
}
