import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Heading } from '@stagedoor/ui/heading';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';
import styles from './card-dialog.module.css';
import { CardFormBody } from './card-form-body.tsx';
import { useCardForm } from './use-card-form.ts';

interface CardFormProps extends CardOwner {
  /** Closed without a card. */
  onCancel: () => void;
  /** The frame has the focus: somebody types. */
  onTyping?: (() => void) | undefined;
  onSaved: (card: PaymentMethod) => void;
}

/** The gateway's card form in the page itself, where a card is what one came for. */
export default function CardForm(props: CardFormProps) {
  const opened = useCardForm(props);
  return (
    <section className={styles.inPage} aria-label={savedPaymentMessages.add}>
      <Heading level={2} look="label">
        {savedPaymentMessages.add}
      </Heading>
      <CardFormBody opened={opened} onTyping={props.onTyping} />
      <p className={styles.hint}>{savedPaymentMessages.emptyHint}</p>
    </section>
  );
}
