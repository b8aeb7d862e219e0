import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventButton } from '@stagedoor/rules/events/event-page';
import { Button } from '@stagedoor/ui/button';
import { useSignedIn } from '../../../parts/session/use-session.ts';

interface RequestButtonProps {
  event: OutletEvent;
  busy: boolean;
  /** Why one cannot go on yet. */
  reason: string | false;
  onLogin: () => void;
}

/** The one button of the form: on to the request, or first to the sign-in. */
export function RequestButton({ event, busy, reason, onLogin }: RequestButtonProps) {
  const signedIn = useSignedIn();
  const button = eventButton({
    salesType: event.salesType,
    seriesOpen: true,
    signedIn: signedIn !== false,
    hasRequest: false,
  });
  if (button?.action === 'login') {
    return (
      <Button wide size="l" aria-haspopup="dialog" onClick={onLogin}>
        {button.label}
      </Button>
    );
  }
  return (
    <Button type="submit" wide size="l" busy={busy || signedIn === undefined} disabledReason={reason}>
      {button?.label}
    </Button>
  );
}
