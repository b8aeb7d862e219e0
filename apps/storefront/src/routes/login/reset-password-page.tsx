import { useParams } from 'react-router';
import { resetPasswordMessages } from '@stagedoor/rules/messages/reset-password';
import { ComingSoon } from '../../parts/coming-soon.tsx';
import { MessagePage } from '../../parts/message-page.tsx';

export default function ResetPasswordPage() {
  const { token } = useParams();
  if (!token) return <MessagePage message={resetPasswordMessages.incorrectLink} />;
  return <ComingSoon title={resetPasswordMessages.submit} />;
}
