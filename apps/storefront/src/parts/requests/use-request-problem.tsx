import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { Alert } from '@stagedoor/ui/alert';
import { useToasts } from '@stagedoor/ui/toast';

interface RequestProblem {
  /** What stands in the form, until the next try. */
  problem: ReactNode;
  tell: (error: unknown) => void;
  /** In the form only. */
  say: (words: string) => void;
  clear: () => void;
}

/**
 * What went wrong with a request: a toast, and beside it in the form why. Nothing that was chosen is lost.
 * FAN-17 is the toast of what is asked for; a change of the payment has words of its own (PAY-08).
 */
export function useRequestProblem(
  title: string = requestMessages.notHandled,
  toast: string = requestMessages.failed,
): RequestProblem {
  const toasts = useToasts();
  const [told, setTold] = useState<{ title: string; reason?: string | undefined }>();
  return {
    problem: told && (
      <Alert tone="critical" role="alert" title={told.title}>
        {told.reason}
      </Alert>
    ),
    tell(error) {
      const reason = wordsOf(error);
      setTold({ title, reason });
      toasts.error(toast, reason);
    },
    say: (words) => setTold({ title: words }),
    clear: () => setTold(undefined),
  };
}
