import type { Order } from '@stagedoor/contract/entities/order';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { orderSteps } from '@stagedoor/rules/orders/order-steps';
import { ticketsOnPhone } from '@stagedoor/rules/tickets/tickets-on-phone';
import { Card } from '@stagedoor/ui/card';
import { classNames } from '@stagedoor/ui/class-names';
import { useNow } from '@stagedoor/screens/clock';
import { useCurrency } from '../shop/use-currency.ts';
import { showTime } from '../history/show-facts.ts';
import { useTimes } from '../shop/use-times.ts';
import styles from './order-steps.module.css';

/** RECEIPT-11: what happened, what happens now, what comes after; nothing where nothing comes any more. */
export function OrderSteps({ order }: { order: Order }) {
  const times = useTimes();
  const { dayOf } = times;
  const currency = useCurrency();
  const now = useNow();
  const shows = order.events.filter(({ startsAt, canceled }) => startsAt && !canceled);
  const [first] = shows.toSorted((one, other) => Number(one.startsAt) - Number(other.startsAt));
  const steps = orderSteps(
    {
      ...order,
      currency,
      times,
      state: order.status.state as OrderState,
      orderedAt: order.createdAt,
      payments: order.scheduledPayments,
      onPhone: ticketsOnPhone(order.events, dayOf(now)),
      showStartsAt: first?.startsAt,
      showText: first && showTime(first, times),
    },
    now,
  );
  if (steps.length === 0) return null;
  return (
    <Card title={receiptMessages.nextHeading}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, state, wants }) => (
          <li
            key={title}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames(styles.step, styles[state], wants && styles.wants)}
          >
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
