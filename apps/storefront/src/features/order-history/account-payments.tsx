import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import { formatCalendarDate, formatDate } from '@stagedoor/rules/dates';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { formatUsd } from '@stagedoor/rules/money';
import { givenBackCents } from '@stagedoor/rules/order-standing';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { classNames } from '@stagedoor/ui/class-names';
import { Icon } from '@stagedoor/ui/icon';
import type { IconName } from '@stagedoor/ui/icon';
import { Money } from '@stagedoor/ui/money';
import { PaymentTag } from '../../parts/orders/payment-tag.tsx';
import { cardName } from '../../parts/payment-methods/card-text.ts';
import { paymentTitle } from './payment-title.ts';
import styles from './order-account.module.css';

/** DIALOG-14: the payments read like an account: paid, given back, declined, to come. */
export function AccountPayments({ order }: { order: Order }) {
  const { totals, scheduledPayments: payments } = order;
  const backCents = givenBackCents(totals, payments);
  const returns = order.decisions.flatMap(({ decidedAt, returns: own }) =>
    own.map((each, index) => ({ ...each, key: `${decidedAt.toISOString()} ${index}` })),
  );
  return (
    <ul className={styles.payments}>
      {payments.map((payment) => (
        <Payment key={payment.sort} order={order} payment={payment} />
      ))}
      {returns.map(({ key, ...each }) => (
        <Returned key={key} {...each} />
      ))}
      {backCents > 0 && returns.length === 0 && (
        <li className={styles.payment}>
          <Icon name="minus" className={styles.sign} />
          <p className={styles.what}>{messages.refund}</p>
          <Money strong>{formatUsd(-backCents)}</Money>
        </li>
      )}
    </ul>
  );
}

type Return = Order['decisions'][number]['returns'][number];

/** AFTER-07: what goes back, to which card, and when. */
function Returned({ amountCents, card, returnedAt, waitsUntil }: Return) {
  const day = returnedAt
    ? formatDate(returnedAt)
    : waitsUntil
      ? messages.refundLeaves(formatDate(waitsUntil))
      : messages.refundOnItsWay;
  return (
    <li className={styles.payment}>
      <Icon name={returnedAt ? 'minus' : 'clock'} className={styles.sign} />
      <div className={styles.what}>
        <p>
          {messages.refund} <span className={styles.quiet}>{day}</span>
        </p>
        {card && <p className={styles.quiet}>{card}</p>}
      </div>
      <Money strong>{formatUsd(-amountCents)}</Money>
    </li>
  );
}

function Payment({ order, payment }: { order: Order; payment: ScheduledPayment }) {
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
      <Money strong>{formatUsd(amountCents)}</Money>
    </li>
  );
}

function signOf({ captured, failed, charging }: ScheduledPayment): IconName {
  if (captured) return 'check';
  if (charging) return 'clock';
  return failed ? 'alert' : 'calendar';
}
