import { useEffect } from 'react';
import { externalLoginAddress } from '@stagedoor/rules/accounts/external-login';
import { labels } from '@stagedoor/rules/messages/labels';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Page } from '@stagedoor/ui/page';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { useSession } from '../../parts/session/use-session.ts';
import styles from './login-page.module.css';

interface ExternalLoginProps {
  loginUrl: string;
  /** Where the customer comes back to. */
  origin: string;
}

/** Members of an outside system sign in there. Goes at once, unless they have just come back in vain. */
export function ExternalLogin({ loginUrl, origin }: ExternalLoginProps) {
  usePageTitle(labels.signIn);
  const { phase, session, loginRefused } = useSession();
  const state = session?.loginState;
  const goes = phase === 'visitor' && !loginRefused;

  useEffect(() => {
    if (goes) go(loginUrl, origin, state);
  }, [goes, loginUrl, origin, state]);

  return (
    <Page narrow className={styles.page}>
      <EmptyState
        icon="external"
        title={signInMessages.elsewhere}
        titleLevel={1}
        action={<Button onClick={() => go(loginUrl, origin, state)}>{labels.signIn}</Button>}
      >
        {!loginRefused && signInMessages.elsewhereHint}
      </EmptyState>
    </Page>
  );
}

/** In place of this page, so that the way back does not lead here again. */
function go(loginUrl: string, returnPath: string, state: string | undefined) {
  const address = externalLoginAddress(loginUrl, { returnPath, state }, location.origin);
  if (address) location.replace(address);
}
