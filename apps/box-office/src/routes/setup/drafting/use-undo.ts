import { useRef } from 'react';
import { noSteps, takenBack, typedAgain, withStep } from '../../../parts/drafts/typed-steps.ts';
import type { Steps } from '../../../parts/drafts/typed-steps.ts';
import { useWhileTyping } from '../../../parts/keys/use-while-typing.ts';

type Type<F extends string> = (...typed: readonly (readonly [F, unknown])[]) => void;

const isUndo = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';

/** With shift; or with a Y, as Windows has it. */
const isRedo = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  !altKey &&
  (((metaKey || ctrlKey) && shiftKey && key.toLowerCase() === 'z') ||
    (ctrlKey && !shiftKey && key.toLowerCase() === 'y'));

interface Undoing<F extends string> {
  mayChange: boolean;
  type: Type<F>;
  /** What a field says at this moment, typed or public. */
  valueOf: (field: F) => unknown;
}

/** What is typed by what it answers is taken back by Ctrl or ⌘ with Z, in whichever field somebody is. */
export function useUndo<F extends string>({ mayChange, type, valueOf }: Undoing<F>): Type<F> {
  const steps = useRef<Steps<F>>(noSteps);
  const turn = (take: typeof takenBack<F>) => {
    const taken = take(steps.current, valueOf);
    if (!taken) return;
    steps.current = taken.steps;
    if (taken.typed.length > 0) type(...taken.typed);
  };
  useWhileTyping(isUndo, () => turn(takenBack), mayChange);
  useWhileTyping(isRedo, () => turn(typedAgain), mayChange);
  return (...typed) => {
    steps.current = withStep(steps.current, typed, valueOf, performance.now());
    type(...typed);
  };
}
