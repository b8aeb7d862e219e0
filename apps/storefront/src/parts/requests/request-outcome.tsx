import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { Stack } from '@stagedoor/ui/stack';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { historyPath } from '../history/history-address.ts';
import { orderNewsOf } from '../orders/order-news-of.ts';
import { KeptUntil } from '../orders/kept-until.tsx';
import { PaymentsMade } from '../orders/payments-made.tsx';
import { useOrderOf } from './use-order-of.ts';
import { useTimes } from '../shop/use-times.ts';

/** RECEIPT-03: once it is decided, what was really charged to which card, or that nothing was; and what comes next. */
export function RequestOutcome({ request }: { request: SeriesRequest }) {
  const times = useTimes();
  const order = useOrderOf(request);
  const now = useNow();
  if (!request.orderUniqueId) return <p>{messages.nothingCharged}</p>;
  const number = orderNumber(request.orderUniqueId);
  return (
    <Stack gap={8}>
      {order ? (
        <>
          <p>{orderNewsOf(order, now, times).words}</p>
          <KeptUntil payments={order.scheduledPayments} />
          <PaymentsMade order={order} />
        </>
      ) : (
        <p>{messages.awardedOrder}</p>
      )}
      <p>
        <Link to={historyPath({ type: 'orders', id: number })}>{messages.viewOrder(number)}</Link>
      </p>
    </Stack>
  );
}
