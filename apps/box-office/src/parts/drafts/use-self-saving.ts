import { useEffect, useRef, useState } from 'react';

/** After the last key. */
const SAVE_AFTER_MS = 600;
const AGAIN_MS = 5000;

/** What was typed here and is not on the server yet, by field. */
export type Waiting<F extends string> = ReadonlyMap<F, unknown>;

export type SavingState = 'saved' | 'waits' | 'failed';

export interface SelfSaving<F extends string> {
  waiting: Waiting<F>;
  type: (...typed: readonly (readonly [F, unknown])[]) => void;
  /** Whoever goes on does not wait for the pause after the last key. */
  saveNow: () => void;
  /** How the last saving ended; it is tried again by itself. */
  state: SavingState;
}

/** What is typed saves itself; what was typed while that was under way is saved next. */
export function useSelfSaving<F extends string>(
  send: (waiting: Waiting<F>) => Promise<unknown>,
): SelfSaving<F> {
  const [waiting, setWaiting] = useState<Waiting<F>>(new Map());
  const [failed, setFailed] = useState(0);
  const isSending = useRef(false);

  const save = async () => {
    if (isSending.current || waiting.size === 0) return;
    isSending.current = true;
    try {
      await send(waiting);
      setWaiting((before) => new Map([...before].filter(([field, value]) => waiting.get(field) !== value)));
      setFailed(0);
    } catch {
      setFailed((times) => times + 1);
    } finally {
      isSending.current = false;
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useOnLeaving(() => void latest.current());
  useEffect(() => {
    if (waiting.size === 0) return undefined;
    const timer = setTimeout(() => void latest.current(), failed > 0 ? AGAIN_MS : SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting, failed]);

  return {
    waiting,
    type: (...typed) => setWaiting((before) => new Map([...before, ...typed])),
    saveNow: () => void latest.current(),
    state: failed > 0 ? 'failed' : waiting.size > 0 ? 'waits' : 'saved',
  };
}

/** Whoever leaves within the pause has typed it all the same. */
function useOnLeaving(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const saveNow = () => latest.current();
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);
}
