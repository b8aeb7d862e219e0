import { Alert } from '@stagedoor/ui/alert';
import { Entrance } from '../../features/sign-in/entrance.tsx';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { useSession } from '../../parts/session/use-session.ts';

/** Who are you? */
export function SignInPage() {
  const { session } = useSession();
  const shop = session?.shopOrigin;
  return (
    <Entrance
      title="Sign in"
      foot={
        <p>
          Customers sign in {shop ? <a href={shop}>at the shop</a> : 'at the shop'}, not here. A customer’s
          password does not open this door, and yours does not open theirs.
        </p>
      }
    >
      {session?.noOwnerYet ? <FirstVisit /> : <SignInForm />}
    </Entrance>
  );
}

function FirstVisit() {
  return (
    <Alert title="Nobody works here yet">
      The first owner comes by a link that works once. The server printed it when it started; another start
      prints another.
    </Alert>
  );
}
