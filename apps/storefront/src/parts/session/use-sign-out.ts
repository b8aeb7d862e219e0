import { shellMessages } from '@stagedoor/rules/messages/shell';
import { useToasts } from '@stagedoor/ui/toast';
import { useCalls } from '../calls/calls.ts';

/** Signs out, or says that it was not possible. The shell then goes to the front page. */
export function useSignOut(): () => Promise<void> {
  const calls = useCalls();
  const toasts = useToasts();
  return async () => {
    try {
      const { session } = await calls();
      await session.signOut();
    } catch (error) {
      toasts.error(shellMessages.notSignedOut, error instanceof Error ? error.message : undefined);
    }
  };
}
