import { useEffect } from 'react';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { useToasts } from '@stagedoor/ui/toast';
import { useSession } from './use-session.ts';

/** Says that the way in from an outside system did not work: the page goes on as a visitor's. */
export function useRefusedLogin(): void {
  const { loginRefused } = useSession();
  const toasts = useToasts();
  useEffect(() => {
    if (loginRefused) toasts.error(refusalMessages.loginTokenRefused);
  }, [loginRefused, toasts]);
}
