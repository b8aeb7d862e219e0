import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard, cardExpires, cardExpiryText } from '@stagedoor/rules/cards/card-expiry';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { useNow } from '@stagedoor/screens/clock';
import { cardName } from '../payment-methods/card-text.ts';

interface CardSelectProps {
  label: string;
  cards: readonly PaymentMethod[];
  /** The chosen card's id, or null. */
  value: string | null;
  onChange: (cardUuid: string) => void;
  error?: string;
}

/** One card among the saved ones, in one line. An expired card is shown and cannot be chosen. */
export function CardSelect({ label, cards, value, onChange, error }: CardSelectProps) {
  const now = useNow();
  return (
    <Field label={label} hideLabel error={error}>
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {!cards.some(({ uuid }) => uuid === value) && <option value="">{formMessages.choose}</option>}
        {cards.map((card) => (
          <option key={card.uuid} value={card.uuid} disabled={!canChooseCard(card, now)}>
            {[cardName(card), cardExpiryText(card, now) ?? cardExpires(card.expiration)].join(', ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
