import { labels } from '@stagedoor/rules/messages/labels';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { useToasts } from '@stagedoor/ui/toast';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { useCalls } from '../../parts/calls/calls.ts';
import { useSession } from '../../parts/session/use-session.ts';

/** SESSION-10: somebody else came back from outside than the one who is signed in; nobody is replaced unasked. */
export default function ChangeOver() {
  const { changeAsked, session } = useSession();
  const calls = useCalls();
  const toasts = useToasts();

  async function answer(agreed: boolean) {
    try {
      await (await calls()).session.changeOver(agreed);
    } catch (error) {
      toasts.error(messageOf(error));
    }
  }

  return (
    <ConfirmDialog
      open={changeAsked}
      title={signInMessages.changeOverTitle}
      description={signInMessages.changeOverQuestion(session?.email ?? '')}
      confirmLabel={signInMessages.changeOver}
      cancelLabel={labels.cancel}
      prefer="cancel"
      onConfirm={() => void answer(true)}
      onCancel={() => void answer(false)}
    />
  );
}
