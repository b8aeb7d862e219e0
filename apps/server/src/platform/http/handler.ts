import type { AnyCall, Call } from '@stagedoor/contract/call';
import type { AnswerWithStatus, SharedAnswer } from './answers.ts';
import type { Caller } from './caller.ts';

type Answer<O> = O | SharedAnswer | AnswerWithStatus<O>;

export interface Handler {
  call: AnyCall;
  /** The answer is the same for all who may have it; where everybody may, nobody is asked who they are. */
  isShared?: boolean;
  run(input: unknown, caller: Caller): Promise<Answer<unknown>>;
}

/** Joins a declared call to the code that serves it. */
export function handle<I, O>(
  call: Call<I, O>,
  run: (input: I, caller: Caller) => Promise<Answer<O>>,
): Handler {
  return { call, run: run as Handler['run'] };
}

/** Joins a call to code whose answer does not depend on who calls. */
export function handleAlike<I, O>(
  call: Call<I, O>,
  run: (input: I, caller: Caller) => Promise<SharedAnswer>,
): Handler {
  return { call, run: run as Handler['run'], isShared: true };
}
