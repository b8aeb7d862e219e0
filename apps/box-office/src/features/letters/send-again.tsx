import { sendMailAgain } from '@stagedoor/contract/calls/office/mail';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { wordsOf } from '@stagedoor/asking/words-of';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';

/** The same letter with the same number: a mailbox that has it already shows it once. */
export function SendAgain({ mail, small }: { mail: ListedMail; small?: boolean }) {
  const may = useMayDo('mail.send-again');
  const toasts = useToasts();
  const send = useOfficeSend(sendMailAgain);
  if (!may) return null;
  const why = mail.isSecret ? staffMessages.mailIsGone : mail.state === 'waiting' && staffMessages.mailWaits;
  if (why && small) return null;
  return (
    <Button
      look={small ? 'lined' : undefined}
      size={small ? 's' : undefined}
      wide={!small}
      busy={send.isPending}
      disabledReason={why || undefined}
      aria-label={small ? `Send again: ${mail.subject}` : undefined}
      onClick={() =>
        send.mutate(
          { id: mail.id },
          {
            onSuccess: () => toasts.success(`“${mail.subject}” goes to ${mail.recipient} again`),
            onError: (error) => toasts.error('It was not sent', wordsOf(error)),
          },
        )
      }
    >
      Send again
    </Button>
  );
}
