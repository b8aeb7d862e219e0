import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { installmentMessages as messages } from '@stagedoor/rules/messages/installments';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Money } from '@stagedoor/ui/money';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../shop/use-currency.ts';
import { useCardReturn } from '../card-dialog/use-card-return.ts';
import { cardsLast } from './cards-last.ts';
import { CardSelect } from './card-select.tsx';
import styles from './plan-cards.module.css';

const CardDialog = lazy(() => import('../card-dialog/card-dialog.tsx'));

/** One payment of a plan, past or to come. */
export interface PlanPayment {
  sort: number;
  /** Instead of `1st payment`. */
  title?: string | undefined;
  amountCents: number;
  /** `2026-12-01`; none for what is charged as soon as it can be. */
  dueDay?: string | null | undefined;
  /** The chosen card's id, or null. */
  cardUuid: string | null;
  /** The card it is or was charged to, where none can be chosen any more. */
  lockedCard?: string | undefined;
  /** Another way to choose the card, in place of the select. */
  chooser?: ReactNode | undefined;
  /** Beside the amount: a state. */
  tag?: ReactNode | undefined;
  /** Under the card: what went wrong, a way to pay. */
  more?: ReactNode | undefined;
}

interface PlanCardsProps {
  payments: readonly PlanPayment[];
  cards: readonly PaymentMethod[];
  onChange: (sort: number, cardUuid: string) => void;
  /** A card was added, and is among the cards now. Without this none can be added here. */
  onAdded?: ((card: PaymentMethod) => void) | undefined;
}

/** PLAN-03: the payments of a plan, each with its day, its amount and a card of its own. */
export function PlanCards({ payments, cards, onChange, onAdded }: PlanCardsProps) {
  const { hasReturned } = useCardReturn();
  const [adding, setAdding] = useState(hasReturned);
  return (
    <Stack>
      <ol className={styles.payments}>
        {payments.map((payment) => (
          <li key={payment.sort} className={styles.payment}>
            <PlanPaymentHead payment={payment} />
            {payment.chooser ??
              (payment.lockedCard ? (
                <p className={styles.quiet}>{payment.lockedCard}</p>
              ) : (
                <CardSelect
                  label={messages.cardFor(messages.payment(ordinal(payment.sort)))}
                  cards={cards}
                  value={payment.cardUuid}
                  onChange={(uuid) => onChange(payment.sort, uuid)}
                />
              ))}
            {payment.dueDay && !payment.lockedCard && !cardsLast([payment], cards) && (
              <Alert tone="warning">{cardMessages.expiresBefore(formatCalendarDate(payment.dueDay))}</Alert>
            )}
            {payment.more}
          </li>
        ))}
      </ol>
      {onAdded && (
        <Stack row>
          <Button look="lined" icon="plus" onClick={() => setAdding(true)}>
            {savedPaymentMessages.add}
          </Button>
        </Stack>
      )}
      {onAdded && adding && (
        <Suspense>
          <CardDialog onClose={() => setAdding(false)} onSaved={(card) => card && onAdded(card)} />
        </Suspense>
      )}
    </Stack>
  );
}

function PlanPaymentHead({ payment }: { payment: PlanPayment }) {
  const currency = useCurrency();
  const { sort, title = messages.payment(ordinal(sort)), amountCents, dueDay, tag } = payment;
  return (
    <div className={styles.head}>
      <span className={styles.which}>{title}</span>
      <Money strong>{formatMoney(amountCents, currency)}</Money>
      <span className={styles.quiet}>{dueDay && messages.dueOn(formatCalendarDate(dueDay))}</span>
      {tag}
    </div>
  );
}
