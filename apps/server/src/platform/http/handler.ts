import type { AnyCall, Call } from '@stagedoor/contract/call';
import type { AnswerWithStatus, SharedAnswer } from './answers.ts';
import type { Callers } from './caller.ts';

type Answer<O> = O | SharedAnswer | AnswerWithStatus<O>;

/** A call of one audience. */
type CallFor<A, I, O> = Call<I, O> & { readonly audience: A };

export interface Handler {
  call: AnyCall;
  /** The answer is the same for all who may have it; where everybody may, nobody is asked who they are. */
  isShared?: boolean;
  run(input: unknown, caller: unknown): Promise<Answer<unknown>>;
}

/** Joins a declared call to the code that serves it, which is given the caller of that call's audience. */
export function handle<A extends keyof Callers, I, O>(
  call: CallFor<A, I, O>,
  run: (input: I, caller: Callers[A]) => Promise<Answer<O>>,
): Handler {
  return { call, run: run as Handler['run'] };
}

/** Joins a call to code whose answer does not depend on who calls. */
export function handleAlike<A extends keyof Callers, I, O>(
  call: CallFor<A, I, O>,
  run: (input: I, caller: Callers[A]) => Promise<SharedAnswer>,
): Handler {
  return { call, run: run as Handler['run'], isShared: true };
}
