import type { AnyCall } from '@stagedoor/contract/call';
import type { RefusalCode } from '@stagedoor/contract/refusals';
import type { OwnText } from '@stagedoor/rules/language/own-words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Callers } from './caller.ts';
import type { Handler } from './handler.ts';

/** How the calls of one audience are received: who calls, whether they may, and what holds around every handler. */
export interface Reception<A extends keyof Callers = keyof Callers, C = unknown> {
  audience: A;
  /** Every call of the audience: one without a handler stops the start. */
  calls: readonly AnyCall[];
  /** Says who calls, or refuses them. Runs before the input is looked at. */
  receive(request: FastifyRequest, reply: FastifyReply, handler: Handler): Promise<C>;
  /** All that decides what anybody is told who asks it: two requests that say the same here are answered alike. */
  questionOf?(request: FastifyRequest): string;
  /** The headers that go with what this caller is told, where anybody would be told the same. */
  toldToAnybody?(caller: C): Readonly<Record<string, string>> | undefined;
  /** In which this caller is answered; English where nothing says so. */
  languageOf?(caller: C): string | undefined;
  /** What the outlet that answers them wrote in its other languages. */
  ownTextsOf?(caller: C): readonly OwnText[] | undefined;
  /** Holds around the reading of what this caller asks and the writing of what they are told; neither waits. */
  around?<T>(caller: C, work: () => T): T;
  /** Refuses whoever may not call, where that was left to a handler that has not come to it: they are told this first. */
  requireKnown?(caller: C): Promise<void>;
  /** Runs the handler on input that fits the call. */
  serve(handler: Handler, input: unknown, caller: C): Promise<unknown>;
  /** What every call of the audience may refuse with, besides what it declares. */
  mayRefuse: ReadonlySet<RefusalCode>;
}
