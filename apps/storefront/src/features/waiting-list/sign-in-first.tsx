import { useLocation, useNavigate } from 'react-router';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { Button } from '@stagedoor/ui/button';

/** Who waits has an account: that is where the letters go. They come back here. */
export function SignInFirst({ label = words.signIn }: { label?: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Button wide size="l" onClick={() => void navigate('/login', { state: { origin: pathname } })}>
      {label}
    </Button>
  );
}
