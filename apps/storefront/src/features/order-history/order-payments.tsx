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
import { PaymentTag } from '../../parts/orders/payment-tag.tsx';

interface OrderPaymentsProps {
  order: Order;
  cards: readonly PaymentMethod[];
  chosen: ChosenCards;
  onChoose: (sort: number, cardUuid: string) => void;
  /** The payment that was made here. */
  justPaid: number | undefined;
  onPay: (sort: number) => void;
}

/** The payments of an order: what is paid, what failed and can be mended, what is still to come. */
export function OrderPayments({ order, cards, chosen, onChoose, justPaid, onPay }: OrderPaymentsProps) {
  const { scheduledPayments: payments } = order;
  const single = payments.length === 1;

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
        !isLocked && single ? (
          <CardPicker value={cardUuid} onChange={({ uuid }) => onChoose(sort, uuid)} />
        ) : undefined,
      more: <PayNow payment={payment} justPaid={justPaid === sort} onPay={() => onPay(sort)} />,
    };
  }

  /** A new card is meant for what went wrong. */
  const added = ({ uuid }: PaymentMethod) => {
    for (const { sort, failed, captured } of payments) if (failed && !captured) onChoose(sort, uuid);
  };
  return (
    <PlanCards
      payments={payments.map(shown)}
      cards={cards}
      onChange={onChoose}
      onAdded={single ? undefined : added}
    />
  );
}
