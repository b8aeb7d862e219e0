import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard } from '@stagedoor/rules/card-expiry';
import { cardsToPay } from '@stagedoor/rules/cards-to-pay';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { useNow } from '@stagedoor/screens/clock';
import { CardExpiryTag } from '../payment-methods/card-expiry-tag.tsx';
import { cardDetails, cardName } from '../payment-methods/card-text.ts';

interface CardRadiosProps {
  cards: readonly PaymentMethod[];
  value: string | null;
  onChange: (card: PaymentMethod) => void;
  id: string | undefined;
  legend: string;
  error: string | undefined;
  declined: string | null;
}

/** The saved cards. An expired one is shown and cannot be chosen; the declined one is told apart. */
export function CardRadios({ cards, value, onChange, id, legend, error, declined }: CardRadiosProps) {
  const now = useNow();
  return (
    <RadioGroup
      id={id}
      legend={legend}
      value={value}
      error={error}
      onChange={(uuid) => onChange(cards.find((card) => card.uuid === uuid)!)}
    >
      {cardsToPay(cards, declined, now).map((card) => (
        <RadioCard
          key={card.uuid}
          value={card.uuid}
          title={cardName(card)}
          description={[card.uuid === declined && cardMessages.declined, cardDetails(card)]
            .filter(Boolean)
            .join(' · ')}
          aside={<CardExpiryTag expiration={card.expiration} />}
          disabled={!canChooseCard(card.expiration, now)}
        />
      ))}
    </RadioGroup>
  );
}
