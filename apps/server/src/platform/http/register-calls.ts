import * as z from 'zod/mini';
import { allCalls } from '@stagedoor/contract/all-calls';
import type { AnyCall } from '@stagedoor/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess, requireOwnUser } from './access.ts';
import { AnswerWithStatus, SharedAnswer } from './answers.ts';
import type { Caller } from './caller.ts';
import type { Handler } from './handler.ts';
import { readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';

export type RecognizeCaller = (
  request: FastifyRequest,
  reply: FastifyReply,
  handler: Pick<Handler, 'isShared'>,
) => Promise<Caller>;

function requireEveryHandler(handlers: readonly Handler[]): void {
  const served = new Set(handlers.map(({ call }) => call));
  const missing = allCalls.filter((call) => !served.has(call)).map(({ path }) => path);
  if (missing.length > 0) throw new Error(`No handler serves ${missing.join(', ')}`);
}

/** A refusal that the call does not declare is a mistake of ours, and shows wherever mistakes may show. */
function requireDeclared(call: AnyCall, error: unknown, strict: boolean): void {
  const undeclared =
    error instanceof Refusal && !everyCallMayRefuse.has(error.code) && !call.refusals.includes(error.code);
  if (strict && undeclared)
    throw new Error(`${call.path} refused with ${error.code}, which it does not declare`);
}
const everyCallMayRefuse = new Set<string>([
  'INVALID_SESSION',
  'NO_USER_ID',
  'NOT_ALLOWED',
  'OUTLET_PASSWORD_REQUIRED',
  'INVALID_INPUT',
  'UNKNOWN_OUTLET',
  'FOREIGN_ORIGIN',
]);

async function send(
  handler: Handler,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (answer instanceof SharedAnswer) {
    reply
      .header('etag', answer.etag)
      .header('cache-control', 'private, no-cache')
      .type('application/json; charset=utf-8');
    if (request.headers['if-none-match'] === answer.etag) return reply.status(304).send();
    return reply.send(answer.bytes);
  }
  reply.header('cache-control', 'no-store');
  if (answer instanceof AnswerWithStatus) {
    return reply.status(answer.status).send({ response: z.encode(handler.call.output, answer.answer) });
  }
  return reply.send({ response: z.encode(handler.call.output, answer) });
}

/** CALL-29: what is named `v1/…` answers at `/v1/…` as well. */
function addressesOf({ path }: AnyCall): string[] {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  return [`/gen.v1/${pattern}`, ...(pattern.startsWith('v1/') ? [`/${pattern}`] : [])];
}

/** Puts every declared call under `/gen.v1/`; a call without a handler stops the start. */
export function registerCalls(
  app: FastifyInstance,
  handlers: readonly Handler[],
  options: { recognize: RecognizeCaller; strict: boolean; perMinute: (call: AnyCall) => number | undefined },
): void {
  requireEveryHandler(handlers);
  for (const handler of handlers) {
    const { call } = handler;
    const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const caller = await options.recognize(request, reply, handler);
      reply.header('x-outlet-id', String(caller.outletId));
      requireAccess(call.access, caller);
      const input = readInput(call, request);
      requireOwnUser(input, caller);
      try {
        return await send(handler, await handler.run(input, caller), request, reply);
      } catch (error) {
        requireDeclared(call, error, options.strict);
        throw error;
      }
    };
    const config = { perMinute: options.perMinute(call) };
    for (const url of addressesOf(call)) app.route({ method: call.method, url, handler: serve, config });
  }
}

/** Whether some other method would be served here: then the honest answer is 405, not 404. */
export function isKnownPath(path: string): boolean {
  const asked = path
    .toLowerCase()
    .replace(/^\/(gen\.v1\/|(?=v1\/))/, '')
    .split('/');
  return allCalls.some(({ path: known }) => {
    const parts = known.toLowerCase().split('/');
    return (
      parts.length === asked.length &&
      parts.every((part, index) => part.startsWith('{') || part === asked[index])
    );
  });
}
