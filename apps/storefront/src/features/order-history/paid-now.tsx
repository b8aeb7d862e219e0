import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { installmentMessages as messages } from '@stagedoor/rules/messages/installments';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Money } from '@stagedoor/ui/money';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { showTitle } from '../../parts/history/show-facts.ts';
import { Poster } from '../../parts/show/poster.tsx';
import { paymentTitle } from './payment-title.ts';
import styles from './pay-now-dialog.module.css';

/** What is about to be paid: which payment, of which order, how much. */
export function PaidNow({ order, payment }: { order: Order; payment: ScheduledPayment }) {
  const currency = useCurrency();
  const [first] = order.events;
  return (
    <div className={styles.paid}>
      <span className={styles.poster}>
        <Poster src={first?.imageUrl} />
      </span>
      <div>
        <p className={styles.what}>{paymentTitle(order, payment)}</p>
        <p className={styles.quiet}>
          {payment.dueDay && `${messages.dueOn(formatCalendarDate(payment.dueDay))} · `}
          {receiptMessages.orderNumber(order.number)}
          {first && `, ${showTitle(first)}`}
        </p>
      </div>
      <Money strong>{formatMoney(payment.amountCents, currency)}</Money>
    </div>
  );
}
