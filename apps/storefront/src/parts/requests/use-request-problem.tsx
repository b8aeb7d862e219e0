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

/** What went wrong with a request: a toast, and beside it in the form why. Nothing that was chosen is lost. */
export function useRequestProblem(title: string = requestMessages.notHandled): RequestProblem {
  const toasts = useToasts();
  const [told, setTold] = useState<{ title: string; reason?: string }>();
  return {
    problem: told && (
      <Alert tone="critical" role="alert" title={told.title}>
        {told.reason}
      </Alert>
    ),
    tell(error) {
      const reason = error instanceof Error ? error.message : String(error);
      setTold({ title, reason });
      toasts.error(requestMessages.failed, reason);
    },
    say: (words) => setTold({ title: words }),
    clear: () => setTold(undefined),
  };
}
