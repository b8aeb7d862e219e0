import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard } from '@stagedoor/rules/cards/card-expiry';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { useNow } from '@stagedoor/screens/clock';
import { useCardReturn } from '../card-dialog/use-card-return.ts';
import { usePaymentMethods } from '../payment-methods/use-payment-methods.ts';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';
import { CardRadios } from './card-radios.tsx';
import type { DeclinedCard } from './card-radios.tsx';

const CardForm = lazy(() => import('../card-dialog/card-form.tsx'));

interface CardPickerProps extends CardOwner {
  /** The chosen card's id, or null. */
  value: string | null;
  onChange: (card: PaymentMethod) => void;
  /** The first card that can be used was added: there is nothing left to choose. */
  onFirst?: ((card: PaymentMethod) => void) | undefined;
  /** Where an error summary leads. */
  id?: string | undefined;
  legend?: string | undefined;
  error?: string | undefined;
  /** The cards that have been declined: they stand behind those that can work. */
  declined?: readonly DeclinedCard[] | undefined;
  /** Somebody has begun to type a new card, or stopped. */
  onTyping?: ((isTyping: boolean) => void) | undefined;
}

const none: readonly DeclinedCard[] = [];

/** A choice among the saved cards, with a way to add one: open at once where there is none to choose. */
export function CardPicker(props: CardPickerProps) {
  const { value, onChange, onFirst, id, legend = cardMessages.choose, error, declined = none } = props;
  const { invitationToken, payLink, onTyping } = props;
  const { data, error: problem, isFetching, refetch } = usePaymentMethods({ invitationToken, payLink });
  const { hasReturned } = useCardReturn();
  const [adding, setAdding] = useState(hasReturned ? 1 : 0);
  const place = useFocusBack(adding > 0);
  const now = useNow();
  const cards = data?.paymentMethods ?? [];
  const isEmpty = !cards.some((card) => canChooseCard(card, now));

  const isOpen = isEmpty || adding > 0;
  const open = () => setAdding(1);

  function leave(next: number) {
    setAdding(next);
    onTyping?.(false);
  }

  function saved(card: PaymentMethod) {
    leave(0);
    onChange(card);
    if (isEmpty) onFirst?.(card);
  }

  if (!data && problem) {
    return (
      <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
        {problem.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="card" />;
  return (
    <Stack gap={12} ref={place}>
      {(cards.length > 0 || error) && (
        <CardRadios
          {...{ cards, value, onChange, id, legend, error, declined }}
          onAdd={isOpen ? undefined : open}
        />
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <CardForm
            // One that was left alone begins anew: its token serves once.
            key={adding}
            invitationToken={invitationToken}
            payLink={payLink}
            goesOn={isEmpty && onFirst !== undefined}
            onCancel={() => leave(isEmpty ? adding + 1 : 0)}
            onTyping={() => onTyping?.(true)}
            onSaved={saved}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Once the form has gone, and the focus with it: the chosen card is what one goes on from, and comes into sight. */
function useFocusBack(adding: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasAdding = useRef(adding);
  useEffect(() => {
    if (wasAdding.current && !adding) {
      const card = place.current?.querySelector<HTMLInputElement>('input:checked');
      card?.focus({ preventScroll: true });
      card?.scrollIntoView({ block: 'center' });
    }
    wasAdding.current = adding;
  }, [adding]);
  return place;
}
