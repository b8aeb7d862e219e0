// Short messages at the top right. Hand-made: the shell needs them at once, and they need little.
import { createContext, use, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Toast } from './toast-words.ts';
import { ToastStack } from './toast-stack.tsx';

type Circumstances = Pick<Toast, 'action' | 'leads'>;

export interface Toasts {
  /** Shows a message and returns its id. `autoDelete` is true for success unless said otherwise. */
  show: (toast: Omit<Toast, 'id' | 'autoDelete'> & { autoDelete?: boolean | undefined }) => string;
  success: (title: string, description?: string) => string;
  error: (title: string, description?: string, circumstances?: Circumstances) => string;
  close: (id: string) => void;
  /** SHELL-12: an action begins anew; what was said against it, or against none in particular, is over. */
  beginAnew: (action: string) => void;
  /** SHELL-12: another screen shows; what was said on the last one is over. */
  leaveScreen: () => void;
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
      const autoDelete = message.autoDelete ?? message.type === 'success';
      const toast = { ...message, autoDelete, id: `toast-${++lastId.current}` };
      setShown((before) => [...before.filter((other) => !isOverWith(other, toast)), toast]);
      return toast.id;
    };
    const keepOnly = (stays: (toast: Toast) => boolean) =>
      setShown((before) => (before.every(stays) ? before : before.filter(stays)));
    return {
      show,
      close,
      success: (title, description) => show({ type: 'success', title, description }),
      error: (title, description, circumstances) =>
        show({ type: 'error', title, description, ...circumstances }),
      beginAnew: (action) =>
        keepOnly((toast) => toast.type === 'success' || (toast.action ?? action) !== action),
      leaveScreen: () =>
        setShown((before) =>
          before
            .filter(({ type, leads }) => type === 'success' || leads)
            .map((toast) => (toast.leads ? { ...toast, leads: false } : toast)),
        ),
    };
  }, [close]);

  return (
    <ToastContext value={toasts}>
      {children}
      {living && <ToastStack toasts={shown} onClose={close} />}
    </ToastContext>
  );
}

/** It says the same, or what it complains of has succeeded since. */
function isOverWith(old: Toast, toast: Toast): boolean {
  const saysTheSame =
    old.type === toast.type && old.title === toast.title && old.description === toast.description;
  return saysTheSame || (old.type === 'error' && toast.type === 'success');
}
