import type { Order } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { seriesLabel } from '@stagedoor/rules/order-history';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { HistoryLink } from '../../parts/history/history-link.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { orderElementId, showsOf } from './order-facts.ts';
import { OrderEvents } from './order-events.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { useScrollTo } from './use-scroll-to.ts';
import styles from './order-history.module.css';

interface OrderCardProps {
  order: Order;
  address: HistoryAddress;
}

export function OrderCard({ order, address }: OrderCardProps) {
  const { name } = useOutlet();
  const { number } = order;
  useScrollTo(address, number);
  return (
    <Card
      id={orderElementId(number)}
      className={styles.order}
      title={seriesLabel(showsOf(order), name)}
      titleLevel={3}
      subtitle={
        <span className={styles.number}>
          {messages.orderNumber}{' '}
          <HistoryLink address={{ type: 'orders', id: number, view: 'summary' }}>{number}</HistoryLink>
        </span>
      }
      actions={<OrderActions order={order} />}
    >
      <Stack>
        <PaymentNotice order={order} />
        <div className={styles.events}>
          <OrderEvents order={order} address={address} />
        </div>
      </Stack>
    </Card>
  );
}

/** HIST-ORD-06: what may still be changed. */
function OrderActions({ order }: { order: Order }) {
  const { number, allowShippingChange, allowPaymentChange } = order;
  const which = <VisuallyHidden> {number}</VisuallyHidden>;
  if (!allowShippingChange && !allowPaymentChange) return null;
  return (
    <>
      {allowShippingChange && (
        <ButtonLink
          look="lined"
          render={<HistoryLink address={{ type: 'orders', id: number, view: 'edit-shipping' }} />}
        >
          {labels.editShipping}
          {which}
        </ButtonLink>
      )}
      {allowPaymentChange && (
        <ButtonLink
          look="lined"
          render={<HistoryLink address={{ type: 'orders', id: number, view: 'edit-billing' }} />}
        >
          {labels.managePayment}
          {which}
        </ButtonLink>
      )}
    </>
  );
}
