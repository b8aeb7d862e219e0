import type { Order } from '@stagedoor/contract/entities/order';
import { Heading } from '@stagedoor/ui/heading';
import { showPlace, showSubtitle, showTime, showTitle } from '../../parts/history/show-facts.ts';
import { LineFacts } from './order-line-item.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from '../../parts/history/summary-sheet.module.css';

/** The events of an order with their tickets. */
export function SummaryEvents({ order }: { order: Order }) {
  const times = useTimes();
  return order.events.map((event) => (
    <section key={event.eventId} className={styles.event}>
      <Heading level={3}>{showTitle(event)}</Heading>
      <p className={styles.quiet}>
        {[showSubtitle(event), showTime(event, times), showPlace(event)].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.lines}>
        {order.lines
          .filter(({ eventId }) => eventId === event.eventId)
          .map((line) => (
            <LineFacts key={line.priceLevelId} line={line} />
          ))}
      </div>
    </section>
  ));
}
