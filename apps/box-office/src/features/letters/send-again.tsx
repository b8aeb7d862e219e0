import { sendMailAgain } from '@stagedoor/contract/calls/office/mail';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { wordsOf } from '@stagedoor/asking/words-of';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { Button } from '@stagedoor/ui/button';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';

interface SendAgainProps {
  mail: ListedMail;
  small?: boolean;
  /** It is the one that `S` sends. */
  shortcut?: boolean;
}

/** The same letter with the same number: a mailbox that has it already shows it once. */
export function SendAgain({ mail, small, shortcut }: SendAgainProps) {
  const may = useMayDo('mail.send-again');
  const toasts = useToasts();
  const send = useOfficeSend(sendMailAgain);
  const why = mail.isSecret ? staffMessages.mailIsGone : mail.state === 'waiting' && staffMessages.mailWaits;
  const press = () =>
    send.mutate(
      { id: mail.id },
      {
        onSuccess: () => toasts.success(`“${mail.subject}” goes to ${mail.recipient} again`),
        onError: (error) => toasts.error('It was not sent', wordsOf(error)),
      },
    );
  const hasKey = shortcut === true && may && !why;
  useKey('s', press, hasKey && !send.isPending);
  if (!may || (why && small)) return null;
  return (
    <Button
      look={small ? 'lined' : undefined}
      size={small ? 's' : undefined}
      wide={!small}
      busy={send.isPending}
      disabledReason={why || undefined}
      aria-label={small ? `Send again: ${mail.subject}` : undefined}
      aria-keyshortcuts={hasKey ? 's' : undefined}
      onClick={press}
    >
      Send again {hasKey && <KeyHint onInk>S</KeyHint>}
    </Button>
  );
}
