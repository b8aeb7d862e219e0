import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { FAILED_LOGINS_SHOWN } from '@stagedoor/rules/accounts/sign-in-limits';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { useErrorTitle } from '@stagedoor/forms/use-error-title';

interface FailedSignInProps {
  failures: number;
  onForgot: () => void;
}

/** Counts to three and then points to the way that always works. */
export function FailedSignIn({ failures, onForgot }: FailedSignInProps) {
  useErrorTitle(true);
  const last = failures >= FAILED_LOGINS_SHOWN;
  return (
    <Alert
      key={failures}
      tone="critical"
      role="alert"
      title={signInMessages.failedLoginAttempts(failures)}
      actions={
        last && (
          <Button look="lined" size="s" onClick={onForgot}>
            {signInMessages.forgotPassword}
          </Button>
        )
      }
    >
      {last ? signInMessages.resetHint : signInMessages.checkHint}
    </Alert>
  );
}
