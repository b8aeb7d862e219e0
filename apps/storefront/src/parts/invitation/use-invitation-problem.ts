import { useEffect, useEffectEvent } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { useToasts } from '@stagedoor/ui/toast';

const isAbsent = (error: Error): boolean => error instanceof CallError && error.code === 'NO_INVITATION';

/** GUEST-03: why an invitation opens nothing is told in a toast; having none is no news. */
export function useInvitationProblem(error: Error | null): void {
  const toasts = useToasts();
  const tell = useEffectEvent((problem: Error) => {
    if (!isAbsent(problem)) toasts.error(problem.message);
  });
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
}
