import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { UndoBar } from '@stagedoor/ui/office/undo-bar';
import { useKey } from '../keys/use-key.ts';
import styles from './undo-provider.module.css';

interface HeldBack {
  /** What happens when the time is over: `$111.50 goes to the gateway`. */
  text: string;
  /** How long it waits; ten seconds unless said otherwise. */
  seconds?: number;
  /** Done when the time is over, or when the next thing is held back. */
  commit: () => void;
  /** Somebody thought better of it. */
  onUndo?: () => void;
}

type HoldBack = (held: HeldBack) => void;

const UndoContext = createContext<HoldBack | null>(null);
const SECONDS = 10;

/** Holds something back for a moment, with Undo and `Z`. */
export function useUndo(): HoldBack {
  const hold = use(UndoContext);
  if (!hold) throw new Error('useUndo needs an UndoProvider');
  return hold;
}

interface Held extends HeldBack {
  left: number;
}

export function UndoProvider({ children }: { children: ReactNode }) {
  const [held, setHeld] = useState<Held>();
  const current = useRef<Held>(undefined);
  const put = useCallback((next: Held | undefined) => {
    current.current = next;
    setHeld(next);
  }, []);

  const hold = useCallback<HoldBack>(
    (next) => {
      current.current?.commit();
      put({ ...next, left: next.seconds ?? SECONDS });
    },
    [put],
  );

  const waiting = held !== undefined;
  useEffect(() => {
    if (!waiting) return undefined;
    const beat = setInterval(() => {
      const now = current.current;
      if (!now) return;
      if (now.left > 1) return put({ ...now, left: now.left - 1 });
      put(undefined);
      now.commit();
    }, 1000);
    return () => clearInterval(beat);
  }, [waiting, put]);

  // Whoever closes the page meant what they did.
  useEffect(() => {
    const leave = () => current.current?.commit();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  const undo = () => {
    const now = current.current;
    put(undefined);
    now?.onUndo?.();
  };
  useKey('z', undo, waiting);

  const value = useMemo(() => hold, [hold]);
  return (
    <UndoContext value={value}>
      {children}
      {held && (
        <div className={styles.place}>
          <UndoBar text={held.text} secondsLeft={held.left} onUndo={undo} />
        </div>
      )}
    </UndoContext>
  );
}
