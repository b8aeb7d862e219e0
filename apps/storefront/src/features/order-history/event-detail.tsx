import type { Order, OrderEvent } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatUsd } from '@stagedoor/rules/money';
import { Heading } from '@stagedoor/ui/heading';
import { Totals } from '@stagedoor/ui/totals';
import { balanceRows, totalRows } from '../../parts/total-rows/total-rows.ts';
import { OrderLineItem } from './order-line-item.tsx';
import detail from '../../parts/history/event-detail.module.css';
import styles from './event-detail.module.css';

/** HIST-ORD-09 to HIST-ORD-18: the tickets of one event, what can be asked for, and what the order comes to. */
export function EventDetail({ order, event }: { order: Order; event: OrderEvent }) {
  const lines = order.lines.filter(({ eventId }) => eventId === event.eventId);
  return (
    <div className={detail.detail}>
      <div className={styles.columns}>
        <ul className={detail.lines}>
          {lines.map((line) => (
            <OrderLineItem key={line.priceLevelId} order={order} event={event} line={line} />
          ))}
        </ul>
        <div className={styles.bill}>
          <Heading level={4}>{messages.wholeOrder}</Heading>
          <OrderTotals order={order} />
        </div>
      </div>
    </div>
  );
}

/** HIST-ORD-18: the sums of the whole order, and how much of it is paid. */
export function OrderTotals({ order: { totals, delivery } }: { order: Order }) {
  return (
    <>
      <Totals
        rows={totalRows(totals, delivery)}
        total={{ label: labels.total, value: formatUsd(totals.totalCents) }}
      />
      <Totals rows={balanceRows(totals)} />
    </>
  );
}
