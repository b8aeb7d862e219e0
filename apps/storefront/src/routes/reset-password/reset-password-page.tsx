import { useNavigate, useParams, useSearchParams } from 'react-router';
import { resetPasswordMessages } from '@stagedoor/rules/messages/reset-password';
import { Card } from '@stagedoor/ui/card';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { ResetPasswordForm } from '../../features/sign-in/reset-password-form.tsx';
import { MessagePage } from '../../parts/message-page.tsx';
import { usePageTitle } from '../../parts/page/page-facts.ts';
import styles from './reset-password-page.module.css';

export default function ResetPasswordPage() {
  const { token } = useParams();
  if (!token) return <MessagePage message={resetPasswordMessages.incorrectLink} />;
  return <ResetPassword token={token} />;
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
