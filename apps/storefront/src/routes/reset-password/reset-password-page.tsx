import { useNavigate, useParams, useSearchParams } from 'react-router';
import { labels } from '@stagedoor/rules/messages/labels';
import { resetPasswordMessages } from '@stagedoor/rules/messages/reset-password';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { ResetPasswordForm } from '../../features/sign-in/reset-password-form.tsx';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import styles from './reset-password-page.module.css';

export default function ResetPasswordPage() {
  const { token } = useParams();
  return token ? <ResetPassword token={token} /> : <IncorrectLink />;
}

function IncorrectLink() {
  usePageTitle(resetPasswordMessages.submit);
  return (
    <Page narrow className={styles.page}>
      <EmptyState
        icon="mail"
        title={resetPasswordMessages.incorrectLink}
        titleLevel={1}
        action={
          <ButtonLink look="lined" render={<Link to="/login" />}>
            {labels.signIn}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function ResetPassword({ token }: { token: string }) {
  usePageTitle(resetPasswordMessages.submit);
  const navigate = useNavigate();
  const toasts = useToasts();
  const [query] = useSearchParams();

  function leave(signedIn: boolean) {
    if (!signedIn) toasts.success(resetPasswordMessages.done);
    void navigate(signedIn ? '/' : '/login');
  }

  return (
    <Page narrow className={styles.page}>
      <Card className={styles.card}>
        <Stack gap={8} className={styles.head}>
          <Heading level={1} look="m">
            {resetPasswordMessages.submit}
          </Heading>
          <p className={styles.intro}>{resetPasswordMessages.intro}</p>
        </Stack>
        <ResetPasswordForm
          token={token}
          email={query.get('email') ?? ''}
          onCancel={() => void navigate('/login')}
          onDone={leave}
        />
      </Card>
    </Page>
  );
}
