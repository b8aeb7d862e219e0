import type { Order } from '@stagedoor/contract/entities/order';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { OrderNews } from '@stagedoor/rules/orders/order-news';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { useCurrency } from '../shop/use-currency.ts';
import { historyPath } from '../history/history-address.ts';
import { KeptUntil } from './kept-until.tsx';
import { orderNewsOf } from './order-news-of.ts';
import { TrackingNumber } from './tracking-number.tsx';
import { cardName } from '../payment-methods/card-text.ts';
import { useTimes } from '../shop/use-times.ts';

const titles: Record<OrderNews['kind'], string> = {
  failed: installmentMessages.attentionNeeded,
  charging: installmentMessages.charging,
  canceled: messages.canceledHeading,
  over: messages.overHeading,
  shipped: messages.shippedHeading,
  ready: messages.readyHeading,
  next: messages.nextHeading,
};
const tones = {
  failed: 'warning',
  charging: undefined,
  canceled: undefined,
  over: undefined,
  shipped: 'good',
  ready: 'good',
  next: 'good',
} as const;

interface OrderNewsBoxProps {
  order: Order;
  /** With its tracking number, where nothing else says it. */
  tracked?: boolean;
}

/** RECEIPT-11: the state of the order, and what it asks for. */
export function OrderNewsBox({ order, tracked = true }: OrderNewsBoxProps) {
  const times = useTimes();
  const news = orderNewsOf(order, useNow(), times);
  return (
    <Alert
      tone={tones[news.kind]}
      title={titles[news.kind]}
      actions={<WayOn order={order} kind={news.kind} />}
    >
      <p>{news.words}</p>
      {news.kind === 'failed' && <Failed order={order} />}
      {news.kind === 'failed' && <KeptUntil payments={order.scheduledPayments} />}
      {tracked && news.kind === 'shipped' && <Shipment order={order} />}
    </Alert>
  );
}

function WayOn({ order: { number }, kind }: { order: Order; kind: OrderNews['kind'] }) {
  if (kind === 'failed')
    return (
      <ButtonLink render={<Link to={historyPath({ type: 'orders', id: number, view: 'edit-billing' })} />}>
        {installmentMessages.payNow}
      </ButtonLink>
    );
  return (
    kind === 'ready' && (
      <ButtonLink render={<Link to={historyPath({ type: 'orders', id: number, view: 'mobile-tickets' })} />}>
        {labels.mobileTickets}
      </ButtonLink>
    )
  );
}

/** How much was refused, by which card. */
function Failed({ order: { scheduledPayments } }: { order: Order }) {
  const currency = useCurrency();
  const failed = scheduledPayments.find((payment) => payment.failed && !payment.captured);
  if (!failed) return null;
  const card = failed.paymentMethod ? cardName(failed.paymentMethod) : '';
  return <p>{messages.declinedSum(formatMoney(failed.amountCents, currency), card)}</p>;
}

function Shipment({ order: { trackingNumber, trackingCourierCode, shippedDay } }: { order: Order }) {
  return (
    <p>
      {shippedDay && `${historyDialogMessages.shipDate} ${formatCalendarDate(shippedDay)}`}
      {shippedDay && trackingNumber && ' · '}
      {trackingNumber && (
        <>
          {historyDialogMessages.trackingNumber}{' '}
          <TrackingNumber number={trackingNumber} courier={trackingCourierCode} />
        </>
      )}
    </p>
  );
}
