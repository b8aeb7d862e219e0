import { useEffect, useState } from 'react';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { minutesShown, secondsLeft } from '@stagedoor/rules/accounts/session';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { useCalls } from '../../parts/calls/calls.ts';
import { timeNow } from '@stagedoor/screens/clock';
import { useSession } from '../../parts/session/use-session.ts';
import { useSignOut } from '../../parts/session/use-sign-out.ts';

const BEAT_MS = 1000;

/** The last minutes of a session. Esc renews, like the main answer. */
export default function SessionExpiring() {
  const { session, answeredAt, expiring } = useSession();
  const calls = useCalls();
  const signOut = useSignOut();
  const [now, setNow] = useState(timeNow);
  const [busy, setBusy] = useState(false);
  const minutes = minutesShown(secondsLeft(session?.secondsToExpire ?? 0, answeredAt, now));

  useEffect(() => {
    if (!expiring) return undefined;
    const timer = setInterval(() => setNow(timeNow()), BEAT_MS);
    return () => clearInterval(timer);
  }, [expiring]);

  async function during(work: () => Promise<void>) {
    setBusy(true);
    await work().finally(() => setBusy(false));
  }
  const renew = () => void during(async () => (await calls()).session.renew());

  return (
    <Dialog
      open={expiring}
      onClose={renew}
      role="alertdialog"
      size="s"
      title={shellMessages.sessionExpiringTitle}
      description={shellMessages.sessionExpiring(minutes)}
      actions={
        <>
          <Button look="lined" disabled={busy} onClick={() => void during(signOut)}>
            {shellMessages.destroySession}
          </Button>
          <Button busy={busy} onClick={renew} data-first-focus>
            {shellMessages.renewSession}
          </Button>
        </>
      }
    />
  );
}
