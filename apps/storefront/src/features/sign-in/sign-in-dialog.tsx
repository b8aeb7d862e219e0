import type { Session } from '@stagedoor/contract/entities/session';
import { Dialog } from '@stagedoor/ui/dialog';
import { SignInForms } from './sign-in-forms.tsx';
import { modeTitles } from './sign-in-mode.ts';
import { useFace } from './use-face.ts';

interface SignInDialogProps {
  open: boolean;
  onClose: () => void;
  onSignedIn: (session: Session) => void;
}

/** The sign-in view on top of a page, such as an event's. */
export default function SignInDialog({ open, onClose, onSignedIn }: SignInDialogProps) {
  const face = useFace('');
  return (
    <Dialog open={open} onClose={onClose} title={modeTitles[face.mode]}>
      <SignInForms face={face} canCreate onSignedIn={onSignedIn} />
    </Dialog>
  );
}
