import { accountMessages } from '@stagedoor/rules/messages/account';
import { ComingSoon } from '../../parts/coming-soon.tsx';

export default function AccountPage() {
  return <ComingSoon title={accountMessages.heading} />;
}
