import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import { formatCalendarDate } from '@stagedoor/rules/dates';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { formatUsd } from '@stagedoor/rules/money';
import { ordinal } from '@stagedoor/rules/ordinal';
import { Money } from '@stagedoor/ui/money';
import { cardName } from '../../parts/payment-methods/card-text.ts';
import { PaymentTag } from './payment-tag.tsx';
import styles from '../../parts/history/summary-sheet.module.css';

/** DIALOG-14: the card of a single payment, or the payments of a plan with their states. */
export function SummaryPayment({ order }: { order: Order }) {
  const { scheduledPayments: payments, paymentMethod } = order;
  const [only] = payments;
  if (payments.length > 1) {
    return (
      <ol className={styles.payments}>
        {payments.map((payment) => (
          <PlanLine key={payment.sort} payment={payment} />
        ))}
      </ol>
    );
  }
  const card = only?.paymentMethod ?? paymentMethod;
  return (
    <p className={styles.single}>
      {card && cardName(card)} {only && <PaymentTag payment={only} />}
    </p>
  );
}

function PlanLine({ payment }: { payment: ScheduledPayment }) {
  const { sort, amountCents, dueDay, paymentMethod } = payment;
  const facts = [dueDay && formatCalendarDate(dueDay), paymentMethod && cardName(paymentMethod)];
  return (
    <li>
      <div className={styles.planLine}>
        <span>{installmentMessages.payment(ordinal(sort))}</span>
        <PaymentTag payment={payment} />
        <Money end>{formatUsd(amountCents)}</Money>
      </div>
      <p className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
