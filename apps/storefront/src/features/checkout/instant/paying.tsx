import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Page } from '@stagedoor/ui/page';
import { MessagePage } from '../../../parts/message-page.tsx';
import styles from './paying.module.css';

/** What is paid for is waited for: by us, or by the bank, which wants to hear it from the customer first. */
export function Paying({ confirmUrl }: { confirmUrl: string | undefined }) {
  if (confirmUrl === undefined) return <MessagePage message={messages.paymentBeingChecked} />;
  return <BankAsks confirmUrl={confirmUrl} />;
}

/** In every tab and on every device: the bank's one page for this one charge. */
function BankAsks({ confirmUrl }: { confirmUrl: string }) {
  usePageTitle(messages.bankAsksTitle);
  return (
    <Page narrow className={styles.page}>
      <EmptyState
        icon="card"
        title={messages.bankAsksTitle}
        titleLevel={1}
        action={<ButtonLink href={confirmUrl}>{messages.toBank}</ButtonLink>}
      >
        {messages.bankAsks}
      </EmptyState>
    </Page>
  );
}
