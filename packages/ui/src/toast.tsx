// Short messages at the top right. Hand-made: the shell needs them at once, and they need little.
import { createContext, use, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ToastList } from './toast-list.tsx';
import styles from './toast.module.css';
import { useInside } from './use-inside.ts';
import { useTabHidden } from './use-tab-hidden.ts';

export interface Toast {
  id: string;
  title: string;
  description?: string;
  type: 'success' | 'error';
  /** Goes by itself after five seconds; others stay until they are closed. */
  autoDelete: boolean;
}

export interface Toasts {
  /** Shows a message and returns its id. `autoDelete` is true for success unless said otherwise. */
  show: (toast: Omit<Toast, 'id' | 'autoDelete'> & { autoDelete?: boolean }) => string;
  success: (title: string, description?: string) => string;
  error: (title: string, description?: string) => string;
  close: (id: string) => void;
}

const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider');
  return toasts;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const stack = useRef<HTMLElement>(null);
  const { inside, giveFocusBack } = useInside(stack);
  const hidden = useTabHidden();
  const lastId = useRef(0);

  const close = useCallback((id: string) => {
    setShown((toasts) => toasts.filter((toast) => toast.id !== id));
  }, []);

  const toasts = useMemo<Toasts>(() => {
    const show: Toasts['show'] = (message) => {
      const toast = { autoDelete: message.type === 'success', ...message, id: `toast-${++lastId.current}` };
      setShown((before) => [...before.filter((other) => !saysTheSame(other, toast)), toast]);
      return toast.id;
    };
    return {
      show,
      close,
      success: (title, description) => show({ type: 'success', title, description }),
      error: (title, description) => show({ type: 'error', title, description }),
    };
  }, [close]);

  function closeByHand(id: string) {
    giveFocusBack();
    close(id);
  }

  return (
    <ToastContext value={toasts}>
      {children}
      {typeof document !== 'undefined' &&
        createPortal(
          <section ref={stack} aria-label="Notifications" className={styles.stack} data-toasts>
            <ToastList toasts={shown} paused={inside || hidden} onExpire={close} onClose={closeByHand} />
          </section>,
          document.body,
        )}
    </ToastContext>
  );
}

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.type === other.type && one.title === other.title && one.description === other.description;
}
