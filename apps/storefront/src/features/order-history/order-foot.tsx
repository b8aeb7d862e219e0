import type { Order } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { seriesLabel } from '@stagedoor/rules/orders/order-history';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { HistoryLink } from '../../parts/history/history-link.tsx';
import { TrackingNumber } from '../../parts/orders/tracking-number.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { OrderTotal } from './event-cells.tsx';
import { showsOf } from './order-facts.ts';
import styles from './order-table.module.css';

/** HIST-ORD-04 to HIST-ORD-06: where an order belongs, its number, and what may still be done with it. */
export function OrderFoot({ order }: { order: Order }) {
  const { name } = useOutlet();
  const { number, trackingNumber, trackingCourierCode, events } = order;
  return (
    <tr className={styles.wide}>
      <td colSpan={7} className={styles.foot}>
        <span className={styles.series}>{seriesLabel(showsOf(order), name)}</span>
        <span className={styles.number}>
          {messages.orderNumber}{' '}
          <HistoryLink address={{ type: 'orders', id: number, view: 'summary' }}>{number}</HistoryLink>
        </span>
        {events.length > 1 && (
          <span className={styles.footTotal}>
            <OrderTotal order={order} />
          </span>
        )}
        <span className={styles.actions}>
          {trackingNumber && (
            <span className={styles.number}>
              <TrackingNumber number={trackingNumber} courier={trackingCourierCode} />
            </span>
          )}
          <OrderActions order={order} />
        </span>
      </td>
    </tr>
  );
}

function OrderActions({ order }: { order: Order }) {
  const { number, allowShippingChange, allowPaymentChange } = order;
  const which = <VisuallyHidden> {number}</VisuallyHidden>;
  return (
    <>
      {allowShippingChange && (
        <ButtonLink
          look="lined"
          size="s"
          render={<HistoryLink address={{ type: 'orders', id: number, view: 'edit-shipping' }} />}
        >
          {labels.editShipping}
          {which}
        </ButtonLink>
      )}
      {allowPaymentChange && (
        <ButtonLink
          look="lined"
          size="s"
          render={<HistoryLink address={{ type: 'orders', id: number, view: 'edit-billing' }} />}
        >
          {labels.managePayment}
          {which}
        </ButtonLink>
      )}
    </>
  );
}
