import type { Order, OrderEvent } from '@stagedoor/contract/entities/order';
import { isMobileMethod } from '@stagedoor/rules/delivery/delivery-types';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderCostCents, orderStanding } from '@stagedoor/rules/orders/order-standing';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { classNames } from '@stagedoor/ui/class-names';
import { Money } from '@stagedoor/ui/money';
import { Tag } from '@stagedoor/ui/tag';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { HistoryLink } from '../../parts/history/history-link.tsx';
import { OrderStatusTag } from '../../parts/orders/order-status-tag.tsx';
import styles from './event-row.module.css';

export function DeliveryCell({ order: { number, delivery } }: { order: Order }) {
  if (!delivery || !isMobileMethod(delivery)) return <td className={styles.delivery}>{delivery?.name}</td>;
  return (
    <td className={styles.tickets}>
      <ButtonLink
        look="washed"
        size="s"
        render={<HistoryLink address={{ type: 'orders', id: number, view: 'mobile-tickets' }} />}
      >
        {labels.mobileTickets}
        <VisuallyHidden> {number}</VisuallyHidden>
      </ButtonLink>
    </td>
  );
}

/** How the order stands; a show whose tickets were all given back stands for itself. */
export function StatusCell({ order, event }: { order: Order; event: OrderEvent }) {
  const lines = order.lines.filter(({ eventId }) => eventId === event.eventId);
  const gone = lines.length > 0 && lines.every(({ canceled }) => canceled);
  const kept = lines.filter(({ canceled }) => !canceled);
  return (
    <td className={styles.status}>
      {event.canceled && (
        <>
          <Tag tone="critical">{messages.eventCanceled}</Tag>{' '}
        </>
      )}
      {gone ? <Tag>{messages.lineCanceled}</Tag> : <OrderStatusTag order={order} />}
      {event.upgradeItemId !== null && <span className={styles.note}> {messages.upgradeNote}</span>}
      {kept.some(({ refundRequested }) => refundRequested) && (
        <span className={styles.note}> {messages.refundRequested}</span>
      )}
    </td>
  );
}

interface TotalCellProps {
  order: Order;
  isFirst: boolean;
}

/** The sum of the whole order, once: in the first of its rows. On a phone it stands below several of them. */
export function TotalCell({ order, isFirst }: TotalCellProps) {
  const single = order.events.length === 1;
  return (
    <td className={classNames(styles.total, styles.end, !single && styles.notOnPhones)}>
      {isFirst && <OrderTotal order={order} />}
    </td>
  );
}

/** What an order costs in all, and whether it is paid. */
export function OrderTotal({ order: { totals, scheduledPayments } }: { order: Order }) {
  const currency = useCurrency();
  const { kind, cents } = orderStanding(totals, scheduledPayments);
  const sum = formatMoney(cents, currency);
  return (
    <>
      <span className={styles.word} aria-hidden="true">
        {labels.total}{' '}
      </span>
      <Money strong>{formatMoney(orderCostCents(totals), currency)}</Money>
      {kind === 'due-now' && <span className={styles.due}> {messages.dueNow(sum)}</span>}
      {kind === 'to-come' && <span className={styles.standing}> {messages.toCome(sum)}</span>}
      {kind === 'paid' && <span className={styles.standing}> {messages.paidInFull}</span>}
    </>
  );
}
