import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

const never = () => () => {};

/** Whether the browser is taking over what the server drew. */
const useTakingOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A control that was used while the page was still the server's drawing shows the choice, and nobody has heard of
 * it. `earlyIn` answers how to make it again. That happens after the page has been taken over and before anything
 * else, one control after the other: each choice may build on the one before.
 */
export function useEarlyChoice<Control extends HTMLElement>(
  earlyIn: (control: Control) => (() => void) | undefined,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const takingOver = useTakingOver();
  const early = useEffectEvent(() => (takingOver && control.current ? earlyIn(control.current) : undefined));
  useLayoutEffect(() => {
    const again = early();
    if (again) queueMicrotask(again);
  }, []);
  return control;
}
