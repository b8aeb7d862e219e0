import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router';
import { useToasts } from '@stagedoor/ui/toast';

interface LeaveWithProps {
  /** Why this screen cannot stay. */
  title: string;
  words?: string;
  to?: string;
  state?: unknown;
  onLeave?: () => void;
}

/** Goes elsewhere and says why: the words stand on the screen that shows then. */
export function LeaveWith({ title, words, to = '/', state, onLeave }: LeaveWithProps) {
  const toasts = useToasts();
  const say = useEffectEvent(() => {
    toasts.error(title, words, { leads: true });
    onLeave?.();
  });
  useEffect(() => say(), []);
  return <Navigate to={to} replace state={state} />;
}
