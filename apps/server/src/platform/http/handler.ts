import type { AnyCall, Call, ServingModule } from '@stagedoor/contract/call';
import type { AnswerWithStatus, SharedAnswer } from './answers.ts';
import type { Callers } from './caller.ts';

type Answer<O> = O | SharedAnswer | AnswerWithStatus<O>;

/** A call of one audience and one module. */
type CallFor<A, M, I, O> = Call<I, O> & { readonly audience: A; readonly module: M };

/** What serves a call of a module. */
export interface Handler<M extends ServingModule = ServingModule> {
  call: AnyCall & { readonly module: M };
  /** The answer is the same for all who may have it; where everybody may, nobody is asked who they are. */
  isShared?: boolean;
  /** With this field, by its name on the wire, it is an answer for one after all. */
  unlessAsked?: string;
  run(input: unknown, caller: unknown): Promise<Answer<unknown>>;
}

/** Joins a declared call to the code that serves it, which is given the caller of that call's audience. */
export function handle<A extends keyof Callers, M extends ServingModule, I, O>(
  call: CallFor<A, M, I, O>,
  run: (input: I, caller: Callers[A]) => Promise<Answer<O>>,
): Handler<M> {
  return { call, run: run as Handler['run'] };
}

/** Joins a call to code whose answer does not depend on who calls. */
export function handleAlike<A extends keyof Callers, M extends ServingModule, I, O>(
  call: CallFor<A, M, I, O>,
  run: (input: I, caller: Callers[A]) => Promise<SharedAnswer>,
): Handler<M> {
  return { call, run: run as Handler['run'], isShared: true };
}
