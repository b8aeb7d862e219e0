import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { classNames } from '@stagedoor/ui/class-names';
import { Icon } from '@stagedoor/ui/icon';
import type { IconName } from '@stagedoor/ui/icon';
import { Money } from '@stagedoor/ui/money';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { PaymentTag } from '../../parts/orders/payment-tag.tsx';
import { returnsOf } from '../../parts/orders/returns-of.ts';
import type { OrderReturn } from '../../parts/orders/returns-of.ts';
import { cardName } from '../../parts/payment-methods/card-text.ts';
import { paymentTitle } from './payment-title.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './order-account.module.css';

/** DIALOG-14: the payments read like an account: paid, given back, declined, to come. */
export function AccountPayments({ order }: { order: Order }) {
  const times = useTimes();
  return (
    <ul className={styles.payments}>
      {order.scheduledPayments.map((payment) => (
        <Payment key={payment.sort} order={order} payment={payment} />
      ))}
      {returnsOf(order, times).map((each) => (
        <Returned key={each.key} returned={each} />
      ))}
    </ul>
  );
}

function Returned({ returned: { amountCents, card, day, isBack } }: { returned: OrderReturn }) {
  const currency = useCurrency();
  return (
    <li className={styles.payment}>
      <Icon name={isBack ? 'minus' : 'clock'} className={styles.sign} />
      <div className={styles.what}>
        <p>
          {messages.refund}
          {day && <span className={styles.quiet}> {day}</span>}
        </p>
        {card && <p className={styles.quiet}>{card}</p>}
      </div>
      <Money strong>{formatMoney(-amountCents, currency)}</Money>
    </li>
  );
}

function Payment({ order, payment }: { order: Order; payment: ScheduledPayment }) {
  const currency = useCurrency();
  const { captured, failed, charging, dueDay, amountCents } = payment;
  const paymentMethod = payment.paymentMethod ?? order.paymentMethod;
  const declined = failed && !captured && !charging;
  const card = paymentMethod ? cardName(paymentMethod) : '';
  return (
    <li className={classNames(styles.payment, declined && styles.declined)}>
      <Icon name={signOf(payment)} className={styles.sign} />
      <div className={styles.what}>
        <p>
          {paymentTitle(order, payment)}{' '}
          {dueDay && <span className={styles.quiet}>{formatCalendarDate(dueDay)}</span>}
        </p>
        {card && <p className={styles.quiet}>{declined ? receiptMessages.declinedCard(card) : card}</p>}
        <PaymentTag payment={payment} />
      </div>
      <Money strong>{formatMoney(amountCents, currency)}</Money>
    </li>
  );
}

function signOf({ captured, failed, charging }: ScheduledPayment): IconName {
  if (captured) return 'check';
  if (charging) return 'clock';
  return failed ? 'alert' : 'calendar';
}
