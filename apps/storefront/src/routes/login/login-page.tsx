import { labels } from '@stagedoor/rules/messages/labels';
import { ComingSoon } from '../../parts/coming-soon.tsx';

export default function LoginPage() {
  return <ComingSoon title={labels.signIn} />;
}
