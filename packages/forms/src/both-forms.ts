import type { Form, NameOf } from './use-form.ts';

/** Two forms behind one button: what is wrong with either stands in one summary. */
export function bothForms<A extends object, B extends object>(
  one: Form<A>,
  other: Form<B>,
): Pick<Form<A & B>, 'summary' | 'failure' | 'attempt' | 'idOf'> {
  return {
    summary: { ...one.summary, ...other.summary } as Form<A & B>['summary'],
    failure: one.failure ?? other.failure,
    attempt: one.attempt + other.attempt,
    idOf: (name) =>
      name in other.values ? other.idOf(name as NameOf<B>) : one.idOf(name as unknown as NameOf<A>),
  };
}
