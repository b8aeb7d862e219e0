import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { revokeInvitations, sendInvitations } from '@stagedoor/contract/calls/office/invitations';
import type { OfficeInvitation } from '@stagedoor/contract/calls/office/invitations';
import { Button } from '@stagedoor/ui/button';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';

interface InvitationActionsProps {
  invitations: readonly OfficeInvitation[];
  onDone: () => void;
}

const many = (count: number): string => `${count} ${count === 1 ? 'invitation' : 'invitations'}`;

/** Writing to guests again, and taking invitations back. */
export function InvitationActions({ invitations, onDone }: InvitationActionsProps) {
  const may = useMayDo('guests.send-again');
  const toasts = useToasts();
  const [asked, setAsked] = useState<'send' | 'revoke'>();
  const send = useOfficeSend(sendInvitations);
  const revoke = useOfficeSend(revokeInvitations);
  const valid = invitations.filter(({ standing }) => standing !== 'revoked');
  const isReady = may && valid.length > 0;
  useKey('s', () => setAsked('send'), isReady && asked === undefined);
  if (!isReady) return null;
  const ids = valid.map(({ id }) => id);
  async function sendAgain() {
    try {
      const { sent, problems } = await send.mutateAsync({ invitations: ids });
      if (problems.length > 0) toasts.error(`${sent} sent, ${problems.length} not`, problems.join('. '));
      else toasts.success(`${sent} ${sent === 1 ? 'letter goes' : 'letters go'}`);
      onDone();
    } catch (error) {
      toasts.error('Nothing was sent', wordsOf(error));
    }
  }
  return (
    <>
      <Button size="s" onClick={() => setAsked('send')}>
        Send again <KeyHint>S</KeyHint>
      </Button>
      <Button size="s" look="lined" onClick={() => setAsked('revoke')}>
        Revoke…
      </Button>
      <ConfirmAction
        open={asked === 'send'}
        onClose={() => setAsked(undefined)}
        title={`Write to ${many(ids.length)} again?`}
        description="Each letter has a new link. The link of the letter before opens nothing any more."
        confirmLabel={`Send ${many(ids.length)}`}
        onConfirm={sendAgain}
      />
      <ConfirmAction
        open={asked === 'revoke'}
        onClose={() => setAsked(undefined)}
        title={`Revoke ${many(ids.length)}?`}
        description="The links open nothing any more. What was approved stays; what was asked for waits for your answer."
        confirmLabel={`Revoke ${many(ids.length)}`}
        reason
        onConfirm={async ({ reason = '' }) => {
          await revoke.mutateAsync({ invitations: ids, reason });
          onDone();
        }}
      />
    </>
  );
}
