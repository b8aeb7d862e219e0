import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { safeReturnAddress } from '@stagedoor/rules/accounts/return-address';
import { Page } from '@stagedoor/ui/page';
import { SignInView } from '../../features/sign-in/sign-in-view.tsx';
import { useSession } from '../../parts/session/use-session.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { ExternalLogin } from './external-login.tsx';
import styles from './login-page.module.css';

/** Leads back to where the customer came from, once signed in. */
export default function LoginPage() {
  const { loginUrl } = useOutlet();
  const { phase } = useSession();
  const { state } = useLocation() as { state: { origin?: string | undefined } | null };
  const { email } = useParams();
  const [query] = useSearchParams();
  const origin = safeReturnAddress(state?.origin);

  if (phase === 'user') return <Navigate to={origin} replace />;
  if (loginUrl) return <ExternalLogin loginUrl={loginUrl} origin={origin} />;
  return (
    <Page narrow className={styles.page}>
      <SignInView place="page" email={email ?? query.get('email') ?? undefined} />
    </Page>
  );
}
