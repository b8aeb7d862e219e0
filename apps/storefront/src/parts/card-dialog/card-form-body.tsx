import { savedPaymentMessages as messages } from '@stagedoor/rules/messages/saved-payments';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Spinner } from '@stagedoor/ui/spinner';
import styles from './card-dialog.module.css';
import { CardFrame } from './card-frame.tsx';
import { CardPageLink } from './card-page-link.tsx';
import type { useCardForm } from './use-card-form.ts';

interface CardFormBodyProps {
  opened: ReturnType<typeof useCardForm>;
  onTyping?: (() => void) | undefined;
}

/** The frame, or the way to a page; or why it does not open; or, once a card was taken, that it is looked for. Never an empty frame. */
export function CardFormBody({ opened, onTyping }: CardFormBodyProps) {
  const { form, failure, busy, retry, height, looking, look } = opened;
  if (looking === 'under way') {
    return (
      <div className={styles.looking}>
        <Spinner label={messages.lookingFor} />
        <span aria-hidden>{messages.lookingFor}</span>
      </div>
    );
  }
  if (looking === 'in vain') {
    return (
      <ErrorState title={messages.notListed} titleLevel={3} retryLabel={messages.lookAgain} onRetry={look}>
        {messages.notListedHint}
      </ErrorState>
    );
  }
  if (failure) {
    return (
      <ErrorState title={failure} titleLevel={3} busy={busy} onRetry={retry}>
        {messages.tokenFailedHint}
      </ErrorState>
    );
  }
  if (form?.isPage) return <CardPageLink url={form.endpoint} />;
  return <CardFrame form={form} height={height} onTyping={onTyping} />;
}
