import { useState } from 'react';
import { waitText } from '@stagedoor/rules/writing/wait-text';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { Button } from '@stagedoor/ui/button';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useHydrated } from '@stagedoor/screens/use-hydrated';
import type { Wait } from './use-wait.ts';

interface SubmitButtonProps {
  busy: boolean;
  wait: Wait;
  children: string;
}

/** Locked while the server wants the customer to wait. The wait is announced once; the countdown is only seen. */
export function SubmitButton({ busy, wait: { secondsLeft }, children }: SubmitButtonProps) {
  const alive = useHydrated();
  const waiting = secondsLeft > 0;
  return (
    <div>
      {waiting && <Announcement seconds={secondsLeft} />}
      <Button
        // The browser itself sends no form: there is nothing that would take it.
        type={alive ? 'submit' : 'button'}
        size="l"
        wide
        busy={busy}
        disabledReason={waiting ? refusalMessages.waitBeforeNextTry(waitText(secondsLeft)) : undefined}
      >
        {children}
      </Button>
    </div>
  );
}

function Announcement({ seconds }: { seconds: number }) {
  const [first] = useState(seconds);
  return (
    <div role="alert">
      <VisuallyHidden>{refusalMessages.waitBeforeNextTry(waitText(first))}</VisuallyHidden>
    </div>
  );
}
