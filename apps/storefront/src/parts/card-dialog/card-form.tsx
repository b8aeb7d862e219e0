import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Heading } from '@stagedoor/ui/heading';
import { Icon } from '@stagedoor/ui/icon';
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
  /** Saving it is the way on: its button says so. */
  goesOn?: boolean | undefined;
}

/** The gateway's card form in the page itself, where a card is what one came for. */
export default function CardForm(props: CardFormProps) {
  const opened = useCardForm(props);
  return (
    <div className={styles.withHint}>
      <section className={styles.inPage} aria-label={savedPaymentMessages.add}>
        <div className={styles.head}>
          <Heading level={2} look="label">
            {savedPaymentMessages.add}
          </Heading>
          <Icon name="lock" />
        </div>
        <CardFormBody opened={opened} onTyping={props.onTyping} />
      </section>
      <p className={styles.hint}>
        {opened.form?.isPage ? savedPaymentMessages.ownPageIsTheirs : savedPaymentMessages.framed}
      </p>
    </div>
  );
}
