import { Fragment, useId } from 'react';
import type { Order } from '@stagedoor/contract/entities/order';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { EventDetail } from './event-detail.tsx';
import { EventRow } from './event-row.tsx';
import { OrderAccount } from './order-account.tsx';
import { orderElementId } from './order-facts.ts';
import { OrderFoot } from './order-foot.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { useOpenEvents } from './use-open-events.ts';
import { useScrollTo } from './use-scroll-to.ts';
import styles from './order-table.module.css';

interface OrderBodyProps {
  order: Order;
  address: HistoryAddress;
}

/** One order: what it wants, its shows, once below them what it costs, and its number. */
export function OrderBody({ order, address }: OrderBodyProps) {
  const { number, events } = order;
  const { isOpen, turn } = useOpenEvents(order, address);
  const id = useId();
  useScrollTo(address, number);
  return (
    <tbody id={orderElementId(number)} className={styles.order}>
      <PaymentNotice order={order} />
      {events.map((event, index) => (
        <Fragment key={event.eventId}>
          <EventRow
            order={order}
            event={event}
            isFirst={index === 0}
            open={isOpen(event)}
            detailId={`${id}-${event.eventId}`}
            onTurn={() => turn(event)}
          />
          {isOpen(event) && (
            <tr id={`${id}-${event.eventId}`} className={styles.wide}>
              <td colSpan={7} className={styles.detail}>
                <EventDetail order={order} event={event} />
              </td>
            </tr>
          )}
        </Fragment>
      ))}
      {events.some(isOpen) && (
        <tr className={styles.wide}>
          <td colSpan={7} className={styles.account}>
            <OrderAccount order={order} />
          </td>
        </tr>
      )}
      <OrderFoot order={order} />
    </tbody>
  );
}
