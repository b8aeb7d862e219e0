import { skipWaiting } from '@stagedoor/contract/calls/office/waiting-list';
import type { OfficeWaitingRow } from '@stagedoor/contract/calls/office/waiting-list';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../../parts/confirm/confirm-action.tsx';

interface SkipQuestionProps {
  eventId: number;
  row: OfficeWaitingRow;
  onClose: () => void;
}

/** Nobody is chosen; who is passed over has a reason in the log. */
export function SkipQuestion({ eventId, row, onClose }: SkipQuestionProps) {
  const toasts = useToasts();
  const skip = useOfficeSend(skipWaiting);
  const isBack = row.state === 'skipped';
  return (
    <ConfirmAction
      open
      onClose={onClose}
      title={isBack ? words.askAgainTitle(row.email) : words.skipTitle(row.email)}
      description={isBack ? words.askAgainMeans : words.skipMeans}
      consequences={[]}
      reason
      confirmLabel={isBack ? words.askAgainConfirm : words.skipConfirm}
      onConfirm={async ({ reason = '' }) => {
        await skip.mutateAsync({ eventId, entryId: row.entryId, isSkipped: !isBack, reason });
        toasts.success(isBack ? words.askedAgain : words.skipDone);
      }}
    />
  );
}
