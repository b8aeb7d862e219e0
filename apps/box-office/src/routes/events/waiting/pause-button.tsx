import { useState } from 'react';
import { pauseWaitingList, resumeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import type { OfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../../parts/session/use-staff.ts';

/** Going on needs no question: it offers what was kept. */
export function PauseButton({ list: { eventId, isPaused } }: { list: OfficeWaitingList }) {
  const may = useMayDo('waiting.work');
  const toasts = useToasts();
  const pause = useOfficeSend(pauseWaitingList);
  const resume = useOfficeSend(resumeWaitingList);
  const [asks, setAsks] = useState(false);
  if (!may) return null;
  const goOn = async () => {
    await resume.mutateAsync({ eventId });
    toasts.success(words.resumed);
  };
  return (
    <>
      <Button look="lined" busy={resume.isPending} onClick={() => (isPaused ? void goOn() : setAsks(true))}>
        {isPaused ? words.resume : words.pause}
      </Button>
      {asks && (
        <ConfirmAction
          open
          onClose={() => setAsks(false)}
          title={words.pauseTitle}
          description={words.pauseMeans}
          consequences={[]}
          confirmLabel={words.pause}
          onConfirm={async () => {
            await pause.mutateAsync({ eventId });
            toasts.success(words.paused);
          }}
        />
      )}
    </>
  );
}
