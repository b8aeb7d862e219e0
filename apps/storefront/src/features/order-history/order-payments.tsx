import { useState } from 'react';
import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { CardPicker } from '../../parts/card-picker/card-picker.tsx';
import { cardName } from '../../parts/payment-methods/card-text.ts';
import { PlanCards } from '../../parts/plan-cards/plan-cards.tsx';
import type { PlanPayment } from '../../parts/plan-cards/plan-cards.tsx';
import { cardOf } from './chosen-cards.ts';
import type { ChosenCards } from './chosen-cards.ts';
import { PayNow } from './pay-now.tsx';
import { PaymentTag } from './payment-tag.tsx';

interface OrderPaymentsProps {
  order: Order;
  cards: readonly PaymentMethod[];
  chosen: ChosenCards;
  onChoose: (sort: number, cardUuid: string) => void;
}

/** The payments of an order: what is paid, what failed and can be mended, what is still to come. */
export function OrderPayments({ order, cards, chosen, onChoose }: OrderPaymentsProps) {
  const { scheduledPayments: payments } = order;
  const single = payments.length === 1;
  /** The payment whose cards are spread out, to choose or to add one. */
  const [picking, setPicking] = useState<number>();

  function shown(payment: ScheduledPayment): PlanPayment {
    const { sort, captured, charging, paymentMethod } = payment;
    const isLocked = captured || charging;
    const cardUuid = cardOf(payment, chosen);
    return {
      ...payment,
      title: single ? historyDialogMessages.payment : undefined,
      cardUuid,
      lockedCard: isLocked && paymentMethod ? cardName(paymentMethod) : undefined,
      tag: <PaymentTag payment={payment} />,
      chooser:
        !isLocked && (single || picking === sort) ? (
          <CardPicker value={cardUuid} onChange={({ uuid }) => onChoose(sort, uuid)} />
        ) : undefined,
      more: (
        <PayNow
          order={order}
          payment={payment}
          card={cards.find(({ uuid }) => uuid === cardUuid) ?? null}
          onOtherCard={single ? undefined : () => setPicking(sort)}
        />
      ),
    };
  }

  /** A new card is meant for what went wrong. */
  const added = ({ uuid }: PaymentMethod) => {
    for (const { sort, failed, captured } of payments) if (failed && !captured) onChoose(sort, uuid);
  };
  const canAdd = !single && picking === undefined;
  return (
    <PlanCards
      payments={payments.map(shown)}
      cards={cards}
      onChange={onChoose}
      onAdded={canAdd ? added : undefined}
    />
  );
}
