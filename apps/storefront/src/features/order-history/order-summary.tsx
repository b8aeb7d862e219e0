import type { Order } from '@stagedoor/contract/entities/order';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { historyDialogMessages as messages } from '@stagedoor/rules/messages/history-dialogs';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { Dialog } from '@stagedoor/ui/dialog';
import { OutletAddress } from '../../parts/shop/outlet-address.tsx';
import { Fact, Part } from '../../parts/history/summary-sheet.tsx';
import { Link } from '@stagedoor/screens/link';
import { OrderTotals } from './order-account.tsx';
import { OrderStatusTag } from '../../parts/orders/order-status-tag.tsx';
import { SummaryEvents } from './summary-events.tsx';
import { AccountPayments } from './account-payments.tsx';
import { OrderNewsBox } from '../../parts/orders/order-news-box.tsx';
import { TrackingNumber } from '../../parts/orders/tracking-number.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from '../../parts/history/summary-sheet.module.css';

/** DIALOG-10 to DIALOG-15: everything about an order on one sheet. */
export function OrderSummary({ order, onClose }: { order: Order; onClose: () => void }) {
  const { number, delivery, shippingAddress } = order;
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={messages.summary}
      description={
        <span className={styles.number}>
          {orderHistoryMessages.orderNumber} {number}
          <OrderStatusTag order={order} />
        </span>
      }
    >
      <div className={styles.sheet}>
        <OrderNewsBox order={order} tracked={false} />
        <OrderDates order={order} />
        <SummaryEvents order={order} />
        <div className={styles.columns}>
          {(delivery || shippingAddress) && (
            <Part title={shippingAddress ? messages.shippingTo : labels.delivery}>
              {shippingAddress && <OutletAddress address={shippingAddress} />}
              <p className={styles.quiet}>{delivery?.name}</p>
            </Part>
          )}
          <Part title={order.planEnrolled ? messages.paymentPlan : messages.payment}>
            <AccountPayments order={order} />
          </Part>
        </div>
        <Part title={orderHistoryMessages.wholeOrder}>
          <OrderTotals order={order} />
        </Part>
        <Link to={`/user/history/orders/${number}/receipt`}>{messages.viewReceipt}</Link>
      </div>
    </Dialog>
  );
}

/** DIALOG-12: a date that is missing has no row. */
function OrderDates({ order }: { order: Order }) {
  const { formatDate } = useTimes();
  const { trackingNumber, trackingCourierCode, estimatedShipDay, shippedDay, createdAt, updatedAt } = order;
  return (
    <dl className={styles.facts}>
      {trackingNumber && (
        <Fact label={messages.trackingNumber} wide>
          <TrackingNumber number={trackingNumber} courier={trackingCourierCode} />
        </Fact>
      )}
      {estimatedShipDay && (
        <Fact label={messages.estimatedShipDate}>{formatCalendarDate(estimatedShipDay)}</Fact>
      )}
      {shippedDay && <Fact label={messages.shipDate}>{formatCalendarDate(shippedDay)}</Fact>}
      <Fact label={messages.created}>{formatDate(createdAt)}</Fact>
      <Fact label={messages.modified}>{formatDate(updatedAt)}</Fact>
    </dl>
  );
}
