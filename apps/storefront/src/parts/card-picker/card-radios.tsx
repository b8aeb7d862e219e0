import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard, cardExpiryText } from '@stagedoor/rules/cards/card-expiry';
import { cardsToPay } from '@stagedoor/rules/cards/cards-to-pay';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { AddChoice } from '@stagedoor/ui/add-choice';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Tag } from '@stagedoor/ui/tag';
import { useNow } from '@stagedoor/screens/clock';
import { CardExpiryTag } from '../payment-methods/card-expiry-tag.tsx';
import { cardDetails, cardName } from '../payment-methods/card-text.ts';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useTimes } from '../shop/use-times.ts';

interface CardRadiosProps {
  cards: readonly PaymentMethod[];
  value: string | null;
  onChange: (card: PaymentMethod) => void;
  id: string | undefined;
  legend: string;
  error: string | undefined;
  declined: readonly DeclinedCard[];
  /** Opens the form for a new one; none while it is open. */
  onAdd: (() => void) | undefined;
}

/** A card that a bank has refused; when, where that is known. */
export interface DeclinedCard {
  uuid: string;
  at?: Date | undefined;
}

/** The saved cards. An expired one, or one of a former gateway, is shown and cannot be chosen; declined ones are told apart. */
export function CardRadios(props: CardRadiosProps) {
  const { cards, value, onChange, id, legend, error, declined, onAdd } = props;
  const times = useTimes();
  const now = useNow();
  const { canWork, others } = cardsToPay(
    cards,
    declined.map(({ uuid }) => uuid),
    now,
  );
  const draw = (card: PaymentMethod) => (
    <RadioCard
      key={card.uuid}
      value={card.uuid}
      title={cardName(card)}
      description={cardDetails(card)}
      problem={
        card.isFormer
          ? cardMessages.formerHint
          : declinedText(
              declined.find(({ uuid }) => uuid === card.uuid),
              now,
              times,
            )
      }
      aside={<CardTag card={card} />}
      disabled={!canChooseCard(card, now)}
    />
  );
  return (
    <RadioGroup
      id={id}
      legend={legend}
      value={value}
      error={error}
      onChange={(uuid) => onChange(cards.find((card) => card.uuid === uuid)!)}
    >
      {canWork.map(draw)}
      {onAdd && (
        <AddChoice title={savedPaymentMessages.add} description={cardMessages.addHere} onClick={onAdd} />
      )}
      {others.map(draw)}
    </RadioGroup>
  );
}

function declinedText(
  declined: DeclinedCard | undefined,
  now: Date,
  { momentText }: Times,
): string | undefined {
  if (!declined) return undefined;
  return declined.at ? cardMessages.declinedAt(momentText(declined.at, now)) : cardMessages.declined;
}

/** What is wrong with it, or that it is the one which is taken by itself. */
function CardTag({ card }: { card: PaymentMethod }) {
  const tag = cardExpiryText(card, useNow());
  if (tag) return <CardExpiryTag card={card} />;
  return card.isDefault && <Tag>{cardMessages.primary}</Tag>;
}
