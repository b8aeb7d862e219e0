import type { Order, OrderEvent } from '@stagedoor/contract/entities/order';
import { OrderLineItem } from './order-line-item.tsx';
import detail from '../../parts/history/event-detail.module.css';

/** HIST-ORD-09 to HIST-ORD-17: the tickets of one show, and what can be asked for. */
export function EventDetail({ order, event }: { order: Order; event: OrderEvent }) {
  return (
    <div className={detail.detail}>
      <ul className={detail.lines}>
        {order.lines
          .filter(({ eventId }) => eventId === event.eventId)
          .map((line) => (
            <OrderLineItem key={line.priceLevelId} order={order} event={event} line={line} />
          ))}
      </ul>
    </div>
  );
}
