import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { useSession, useSessionEngine } from '../../parts/session/use-session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The session ended in the middle of something. Whoever signs in again goes on where they were. */
export default function SignInAgain() {
  const engine = useSessionEngine();
  const { session } = useSession();
  return (
    <Dialog
      open
      onClose={() => engine.giveUp()}
      dismissible={false}
      title="Please sign in again"
      description="Your session has ended. Nothing you typed is lost: sign in, and it goes on."
      actions={
        <Button look="link" onClick={() => location.assign('/')}>
          Leave this page instead
        </Button>
      }
    >
      <SignInForm email={session?.staff?.email} />
    </Dialog>
  );
}
