import { lazy, Suspense, useRef, useState } from 'react';
import type { CardUses } from '@stagedoor/contract/calls/shop/payment';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { useCardReturn } from '../../parts/card-dialog/use-card-return.ts';
import { usePaymentMethods } from '../../parts/payment-methods/use-payment-methods.ts';
import { CardInUse } from './card-in-use.tsx';
import { CardRow } from './card-row.tsx';
import { RemoveCard } from './remove-card.tsx';
import styles from './saved-cards.module.css';

const CardDialog = lazy(() => import('../../parts/card-dialog/card-dialog.tsx'));

/** What may be done in the list. A card is never edited: a new one takes its place. */
export interface CardRights {
  create?: boolean;
  remove?: boolean;
}

export function SavedCards({ rights }: { rights: CardRights }) {
  const { data, error, isFetching, refetch } = usePaymentMethods();
  const { hasReturned } = useCardReturn();
  const [adding, setAdding] = useState(hasReturned);
  const [leaving, setLeaving] = useState<PaymentMethod>();
  const [uses, setUses] = useState<CardUses>();
  const list = useRef<HTMLDivElement>(null);

  if (!data && error) {
    return (
      <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="card" count={2} />;
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Stack>
        {uses && <CardInUse uses={uses} onClose={() => setUses(undefined)} />}
        <Cards cards={data.paymentMethods} onRemove={rights.remove ? setLeaving : undefined} />
        {rights.create && (
          <Stack row>
            <Button look="lined" icon="plus" onClick={() => setAdding(true)}>
              {savedPaymentMessages.add}
            </Button>
          </Stack>
        )}
      </Stack>
      {adding && (
        <Suspense>
          <CardDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {leaving && (
        <RemoveCard
          card={leaving}
          onClose={() => setLeaving(undefined)}
          onRemoved={() => list.current?.focus()}
          onUses={setUses}
        />
      )}
    </div>
  );
}

interface CardsProps {
  cards: readonly PaymentMethod[];
  onRemove?: ((card: PaymentMethod) => void) | undefined;
}

function Cards({ cards, onRemove }: CardsProps) {
  if (cards.length === 0) {
    return (
      <EmptyState icon="card" title={savedPaymentMessages.empty} titleLevel={3}>
        {savedPaymentMessages.emptyHint}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <CardRow key={card.uuid} card={card} onRemove={onRemove && (() => onRemove(card))} />
      ))}
    </ul>
  );
}
