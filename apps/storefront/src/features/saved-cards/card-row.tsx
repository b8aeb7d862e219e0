import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { cardExpires } from '@stagedoor/rules/cards/card-expiry';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { Button } from '@stagedoor/ui/button';
import { Icon } from '@stagedoor/ui/icon';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { CardExpiryTag } from '../../parts/payment-methods/card-expiry-tag.tsx';
import { cardName } from '../../parts/payment-methods/card-text.ts';
import styles from './saved-cards.module.css';

interface CardRowProps {
  card: PaymentMethod;
  onRemove?: (() => void) | undefined;
}

export function CardRow({ card, onRemove }: CardRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name="card" size={1.5} />
      </span>
      <div className={styles.words}>
        <div className={styles.first}>
          <strong>{cardName(card)}</strong>
          <CardExpiryTag expiration={card.expiration} />
        </div>
        <div className={styles.details}>
          <span>{card.holderName}</span>
          <span>{cardExpires(card.expiration)}</span>
        </div>
      </div>
      {onRemove && (
        <Button look="link" size="s" onClick={onRemove}>
          {formMessages.remove}
          <VisuallyHidden> {cardName(card)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
