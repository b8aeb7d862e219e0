// Short messages at the top right. Hand-made: the shell needs them at once, and they need little.
import { createContext, use, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ToastStack } from './toast-stack.tsx';

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

/** A page that the server drew has no place for toasts until the browser has taken it over. */
const never = () => () => {};
const always = () => true;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const living = useSyncExternalStore(never, always, () => false);
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

  return (
    <ToastContext value={toasts}>
      {children}
      {living && <ToastStack toasts={shown} onClose={close} />}
    </ToastContext>
  );
}

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.type === other.type && one.title === other.title && one.description === other.description;
}
