import { callPrefix } from '@stagedoor/contract/call';
import type { AnyCall } from '@stagedoor/contract/call';
import type { RateLimit } from '@stagedoor/contract/call';
import { encoded } from '@stagedoor/contract/encoded';
import { toWireFields } from '@stagedoor/contract/field-names';
import { asSent } from '@stagedoor/contract/sent-names';
import type { Wire } from '@stagedoor/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { speakIn } from '../language/speaking.ts';
import { AnswerWithStatus, SharedAnswer } from './answers.ts';
import type { Handler } from './handler.ts';
import { gatherInput, readInput } from './read-input.ts';
import type { Reception } from './reception.ts';
import { Refusal } from './refusal.ts';
import { sendShared } from './send-shared.ts';
import { toldJustNow } from './told-just-now.ts';
import type { ToldJustNow } from './told-just-now.ts';

const MEGABYTE = 1024 * 1024;
const LONG_BODY_BYTES = 2 * MEGABYTE;

/** A file travels as base64, four letters for three bytes, with a little more around it. */
function bodyLimitOf({ longBody, fileMegabytes }: AnyCall): number | undefined {
  if (fileMegabytes !== undefined) return Math.ceil(((fileMegabytes + 1) * MEGABYTE * 4) / 3);
  return longBody ? LONG_BODY_BYTES : undefined;
}

export interface CallSettings {
  /** A refusal that the call does not declare is a fault. */
  strict: boolean;
  /** How many calls of a limited kind one address may make in a minute. */
  perMinute: Readonly<Record<RateLimit, number>>;
}

function requireEveryHandler({ calls }: Reception, handlers: readonly Handler[]): void {
  const served = new Set(handlers.map(({ call }) => call));
  const missing = calls.filter((call) => !served.has(call)).map(({ path }) => path);
  if (missing.length > 0) throw new Error(`No handler serves ${missing.join(', ')}`);
}

/** A refusal that the call does not declare is a mistake of ours, and shows wherever mistakes may show. */
function requireDeclared(call: AnyCall, error: unknown, { mayRefuse }: Reception): void {
  const undeclared =
    error instanceof Refusal && !mayRefuse.has(error.code) && !call.refusals.includes(error.code);
  if (undeclared) throw new Error(`${call.path} refused with ${error.code}, which it does not declare`);
}

function inWireNames({ input }: AnyCall, wire: Wire, error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.circumstances.fields) return error;
  const declared = Object.entries(toWireFields(input, error.circumstances.fields));
  const fields = Object.fromEntries(declared.map(([path, message]) => [asSent(input, wire, path), message]));
  return new Refusal(error.code, { ...error.circumstances, fields });
}

type Around = <T>(work: () => T) => T;

async function send(
  { call }: Handler,
  answer: unknown,
  around: Around,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (answer instanceof SharedAnswer) return sendShared(answer, request, reply);
  reply.header('cache-control', 'no-store');
  const [status, told] =
    answer instanceof AnswerWithStatus ? [answer.status, answer.answer] : [reply.statusCode, answer];
  const response = around(() => encoded(call.output, told));
  return reply.status(status).send({ response });
}

/** CALL-29: what is named `v1/…` answers at `/v1/…` as well. */
function addressesOf({ audience, path }: AnyCall): string[] {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  return [`${callPrefix[audience]}${pattern}`, ...(pattern.startsWith('v1/') ? [`/${pattern}`] : [])];
}

type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | undefined;

function serveCall(
  handler: Handler,
  reception: Reception,
  { strict, justNow }: { strict: boolean; justNow: ToldJustNow },
): Serve {
  const { call } = handler;
  const answer = async (
    caller: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    question?: string,
  ): Promise<unknown> => {
    const wire = gatherInput(call, request);
    const around: Around = (work) => (reception.around ? reception.around(caller, work) : work());
    try {
      const input = around(() => readInput(call, wire));
      const told = await reception.serve(handler, input, caller);
      const headers = reception.toldToAnybody?.(caller);
      if (told instanceof SharedAnswer && headers && question !== undefined)
        justNow.put(question, { answer: told, headers });
      return await send(handler, told, around, request, reply);
    } catch (error) {
      await reception.requireKnown?.(caller);
      if (strict) requireDeclared(call, error, reception);
      throw inWireNames(call, wire, error);
    }
  };
  const meet = async (request: FastifyRequest, reply: FastifyReply, question?: string): Promise<unknown> => {
    const caller = await reception.receive(request, reply, handler);
    return speakIn(
      reception.languageOf?.(caller),
      () => answer(caller, request, reply, question),
      reception.ownTextsOf?.(caller),
    );
  };
  if (!handler.isShared) return (request, reply) => meet(request, reply);
  return (request, reply) => {
    const question = reception.questionOf?.(request);
    const told = question === undefined ? undefined : justNow.get(question);
    return told
      ? sendShared(told.answer, request, reply.headers(told.headers))
      : meet(request, reply, question);
  };
}

/**
 * Puts every declared call of an audience under its prefix; a call without a handler stops the start. The answer forgets
 * what was told just now.
 */
export function registerCalls(
  app: FastifyInstance,
  reception: Reception,
  everyHandler: readonly Handler[],
  { strict, perMinute }: CallSettings,
): () => void {
  const handlers = everyHandler.filter(({ call }) => call.audience === reception.audience);
  requireEveryHandler(reception, handlers);
  const justNow = toldJustNow();
  for (const handler of handlers) {
    const { call } = handler;
    const serve = serveCall(handler, reception, { strict, justNow });
    const config = { audience: call.audience, perMinute: call.limit && perMinute[call.limit] };
    const bodyLimit = bodyLimitOf(call);
    for (const url of addressesOf(call))
      app.route({ method: call.method, url, handler: serve, config, ...(bodyLimit && { bodyLimit }) });
  }
  return justNow.forget;
}
