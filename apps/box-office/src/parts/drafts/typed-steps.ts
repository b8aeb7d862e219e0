// What was typed into a draft, step by step, so that it can be taken back and typed once more.
interface Change {
  was: unknown;
  is: unknown;
}

interface Step<F extends string> {
  changes: ReadonlyMap<F, Change>;
  at: number;
}

export interface Steps<F extends string> {
  done: readonly Step<F>[];
  undone: readonly Step<F>[];
}

export const noSteps = { done: [], undone: [] } as const;

/** Keys that follow each other in one field are one step: nobody takes back a word letter by letter. */
const PAUSE_MS = 1000;
const MOST = 200;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function goesOn<F extends string>(last: Step<F> | undefined, next: Step<F>): last is Step<F> {
  if (!last || next.at - last.at > PAUSE_MS || last.changes.size !== next.changes.size) return false;
  return [...next.changes].every(([field, { was }]) => isSame(last.changes.get(field)?.is, was));
}

export function withStep<F extends string>(
  { done }: Steps<F>,
  typed: readonly (readonly [F, unknown])[],
  valueOf: (field: F) => unknown,
  at: number,
): Steps<F> {
  const changes = new Map(typed.map(([field, is]) => [field, { was: valueOf(field), is }]));
  const step = { changes, at };
  const last = done.at(-1);
  if (!goesOn(last, step)) return { done: [...done, step].slice(-MOST), undone: [] };
  const both = new Map(
    [...changes].map(([field, { is }]) => [field, { was: last.changes.get(field)?.was, is }]),
  );
  return { done: [...done.slice(0, -1), { changes: both, at }], undone: [] };
}

interface Taken<F extends string> {
  steps: Steps<F>;
  /** What is typed by it. A field that says something else by now is somebody else's, and stays. */
  typed: (readonly [F, unknown])[];
}

const turned = <F extends string>({ changes, at }: Step<F>): Step<F> => ({
  changes: new Map([...changes].map(([field, { was, is }]) => [field, { was: is, is: was }])),
  at,
});

const typedBy = <F extends string>({ changes }: Step<F>, valueOf: (field: F) => unknown) =>
  [...changes].flatMap(([field, { was, is }]) => (isSame(valueOf(field), was) ? [[field, is] as const] : []));

/** Undefined where there is nothing to take back. */
export function takenBack<F extends string>(
  { done, undone }: Steps<F>,
  valueOf: (field: F) => unknown,
): Taken<F> | undefined {
  const last = done.at(-1);
  return (
    last && {
      steps: { done: done.slice(0, -1), undone: [...undone, last] },
      typed: typedBy(turned(last), valueOf),
    }
  );
}

export function typedAgain<F extends string>(
  { done, undone }: Steps<F>,
  valueOf: (field: F) => unknown,
): Taken<F> | undefined {
  const next = undone.at(-1);
  return (
    next && {
      steps: { done: [...done, next], undone: undone.slice(0, -1) },
      typed: typedBy(next, valueOf),
    }
  );
}
