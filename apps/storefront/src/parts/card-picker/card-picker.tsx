import { lazy, Suspense, useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard } from '@stagedoor/rules/card-expiry';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Button } from '@stagedoor/ui/button';
import { ErrorState } from '@stagedoor/ui/error-state';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { useNow } from '../page/clock.tsx';
import { CardExpiryTag } from '../payment-methods/card-expiry-tag.tsx';
import { cardDetails, cardName } from '../payment-methods/card-text.ts';
import { usePaymentMethods } from '../payment-methods/use-payment-methods.ts';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';

const CardDialog = lazy(() => import('../card-dialog/card-dialog.tsx'));

interface CardPickerProps extends CardOwner {
  /** The chosen card's id, or null. */
  value: string | null;
  onChange: (card: PaymentMethod) => void;
  /** Where an error summary leads. */
  id?: string;
  legend?: string;
  error?: string;
}

/** A choice among the saved cards, with a way to add one. An expired card is shown and cannot be chosen. */
export function CardPicker(props: CardPickerProps) {
  const { value, onChange, id, legend = cardMessages.choose, error, invitationToken } = props;
  const { data, error: problem, isFetching, refetch } = usePaymentMethods({ invitationToken });
  const [adding, setAdding] = useState(false);
  const now = useNow();
  const cards = data?.paymentMethods ?? [];

  if (!data && problem) {
    return (
      <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
        {problem.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="card" />;
  return (
    <Stack gap={12}>
      <RadioGroup
        id={id}
        legend={legend}
        value={value}
        error={error}
        onChange={(uuid) => onChange(cards.find((card) => card.uuid === uuid)!)}
      >
        {cards.map((card) => (
          <RadioCard
            key={card.uuid}
            value={card.uuid}
            title={cardName(card)}
            description={cardDetails(card)}
            aside={<CardExpiryTag expiration={card.expiration} />}
            disabled={!canChooseCard(card.expiration, now)}
          />
        ))}
      </RadioGroup>
      <Stack row>
        <Button look="lined" icon="plus" onClick={() => setAdding(true)}>
          {savedPaymentMessages.add}
        </Button>
      </Stack>
      {adding && (
        <Suspense>
          <CardDialog
            invitationToken={invitationToken}
            onClose={() => setAdding(false)}
            onSaved={(card) => card && onChange(card)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
