import { useEffect, useEffectEvent } from 'react';
import { useToasts } from '@stagedoor/ui/toast';

/** GUEST-03: why an invitation opens nothing is told in a toast. */
export function useInvitationProblem(error: Error | null): void {
  const toasts = useToasts();
  const tell = useEffectEvent((problem: Error) => {
    toasts.error(problem.message);
  });
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
}
