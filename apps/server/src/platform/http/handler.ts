import type { AnyCall, Call, ServingModule } from '@stagedoor/contract/call';
import type { AnswerWithStatus, SharedAnswer } from './answers.ts';
import type { Arriving, Callers } from './caller.ts';

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
  /** It is given whoever arrives, and says itself who that is, with its first statement. */
  meets?: boolean;
  run(input: unknown, caller: unknown): Promise<Answer<unknown>>;
}

const joined = <M extends ServingModule>(
  call: AnyCall & { readonly module: M },
  run: (input: never, caller: never) => Promise<Answer<unknown>>,
): Handler<M> => ({ call, run: run as Handler['run'] });

/** Joins a declared call to the code that serves it, which is given the caller of that call's audience. */
export function handle<A extends keyof Callers, M extends ServingModule, I, O>(
  call: CallFor<A, M, I, O>,
  run: (input: I, caller: Callers[A]) => Promise<Answer<O>>,
): Handler<M> {
  return joined(call, run);
}

/** Joins a call to code that says itself who calls: the session is asked for along with what the call looks at first. */
export function handleArriving<A extends keyof Arriving, M extends ServingModule, I, O>(
  call: CallFor<A, M, I, O>,
  run: (input: I, arriving: Arriving[A]) => Promise<Answer<O>>,
): Handler<M> {
  return { ...joined(call, run), meets: true };
}

/** Joins a call to code whose answer does not depend on who calls. */
export function handleAlike<A extends keyof Callers, M extends ServingModule, I, O>(
  call: CallFor<A, M, I, O>,
  run: (input: I, caller: Callers[A]) => Promise<SharedAnswer>,
): Handler<M> {
  return { ...joined(call, run), isShared: true };
}
