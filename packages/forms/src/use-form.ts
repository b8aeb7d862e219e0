// A form's state. A field is judged when the customer leaves it after a change, then at every key until it is
// mended, and with all the others on submit. What was typed survives every error.
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { errorsAt } from '@stagedoor/rules/forms/field-errors';
import type { FieldErrors } from '@stagedoor/rules/forms/field-errors';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { watchPresses } from './after-press.ts';
import { typedEarly } from './typed-early.ts';

export type NameOf<V> = keyof V & string;

export interface Failure {
  message: string;
  detail?: string | undefined;
}

export interface Form<V> {
  values: V;
  /** What stands at the fields now. */
  errors: FieldErrors<NameOf<V>>;
  /** What stands above the form since the last submit. */
  summary: FieldErrors<NameOf<V>>;
  /** What is wrong with the form as a whole. */
  failure: Failure | undefined;
  attempt: number;
  idOf: (name: NameOf<V>) => string;
  change: (part: Partial<V>) => void;
  /** Takes what was picked, not typed: it is whole at once, so it is judged at once. */
  choose: (part: Partial<V>) => void;
  leave: (name: NameOf<V>) => void;
  /** On submit: true when nothing is wrong, otherwise everything that is wrong is shown. */
  check: () => boolean;
  /** Shows what the server has against some fields. */
  refuse: (errors: FieldErrors<NameOf<V>>) => void;
  fail: (message: string, detail?: string) => void;
  /** Starts over, with these values. */
  reset: (values: V) => void;
}

interface State<V> {
  values: V;
  changed: ReadonlySet<string>;
  judged: ReadonlySet<string>;
  refused: FieldErrors<NameOf<V>>;
  summary: FieldErrors<NameOf<V>>;
  failure: Failure | undefined;
  attempt: number;
}

const nothing: ReadonlySet<string> = new Set();

const fresh = <V>(values: V): State<V> => ({
  values,
  changed: nothing,
  judged: nothing,
  refused: {},
  summary: {},
  failure: undefined,
  attempt: 0,
});

/** The order of the values' names is the order of the fields on the screen. */
export function useForm<V extends object>(
  initial: V,
  validate: (values: V) => FieldErrors<NameOf<V>>,
): Form<V> {
  const formId = useId();
  const [state, setState] = useState(() => fresh(initial));
  const shown = (at: State<V>) => errorsOf(at, validate(at.values));

  const idOf = (name: NameOf<V>) => `${formId}-${name}`;

  useEffect(watchPresses, []);

  const takeEarly = useEffectEvent(() => {
    const typed = typedEarly(state.values, idOf);
    if (Object.keys(typed).length > 0) setState((before) => afterChange(before, typed));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the fields knew it before the form did
  useLayoutEffect(() => takeEarly(), []);

  return {
    values: state.values,
    errors: shown(state),
    summary: state.summary,
    failure: state.failure,
    attempt: state.attempt,
    idOf,
    change: (part) => setState((before) => afterChange(before, part)),
    choose: (part) =>
      setState((before) => {
        const after = afterChange(before, part);
        const wrong = validate(after.values);
        return keysOf(part).reduce((at, name) => afterLeaving(at, name, wrong), after);
      }),
    leave: (name) => setState((before) => afterLeaving(before, name, validate(before.values))),
    check() {
      const wrong = inOrder(validate(state.values), state.values);
      setState((before) => ({
        ...before,
        judged: new Set(Object.keys(wrong)),
        refused: {},
        summary: wrong,
        failure: undefined,
        attempt: before.attempt + 1,
      }));
      return Object.keys(wrong).length === 0;
    },
    refuse: (errors) =>
      setState((before) => {
        const refused = inOrder(errors, before.values);
        return { ...before, refused, summary: refused, attempt: before.attempt + 1 };
      }),
    fail: (message, detail) =>
      setState((before) => ({ ...before, failure: { message, detail }, attempt: before.attempt + 1 })),
    reset: (values) => setState(fresh(values)),
  };
}

function errorsOf<V>({ judged, refused }: State<V>, wrong: FieldErrors<NameOf<V>>): FieldErrors<NameOf<V>> {
  const judgedOnes = keysOf(wrong).filter((name) => judged.has(name));
  return { ...refused, ...errorsAt(judgedOnes, wrong) };
}

function afterChange<V extends object>(before: State<V>, part: Partial<V>): State<V> {
  const refused = { ...before.refused };
  for (const name of keysOf(part)) delete refused[name];
  return {
    ...before,
    refused,
    values: { ...before.values, ...part },
    changed: new Set([...before.changed, ...Object.keys(part)]),
  };
}

/** The summary forgets what has been mended only now: nothing may jump under the fingers. */
function afterLeaving<V extends object>(
  before: State<V>,
  name: NameOf<V>,
  wrong: FieldErrors<NameOf<V>>,
): State<V> {
  const judged = new Set(before.judged);
  if (wrong[name] && before.changed.has(name)) judged.add(name);
  else if (!wrong[name]) judged.delete(name);
  const after = { ...before, judged };
  const errors = errorsOf(after, wrong);
  const left = keysOf(before.summary).filter((each) => errors[each]);
  return { ...after, summary: errorsAt(left, errors) };
}

function inOrder<V extends object>(errors: FieldErrors<NameOf<V>>, values: V): FieldErrors<NameOf<V>> {
  return errorsAt(keysOf(values), errors);
}
