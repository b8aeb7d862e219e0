import type { Order } from '@stagedoor/contract/entities/order';
import { isSent } from '@stagedoor/rules/delivery/delivery-types';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderCostCents } from '@stagedoor/rules/orders/order-standing';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { OutletAddress } from '../../parts/shop/outlet-address.tsx';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../parts/shop/use-tax-words.ts';
import { OrderStatusTag } from '../../parts/orders/order-status-tag.tsx';
import { OrderNewsBox } from '../../parts/orders/order-news-box.tsx';
import { orderNewsOf } from '../../parts/orders/order-news-of.ts';
import { OrderInvoices } from '../../parts/orders/order-invoices.tsx';
import { OrderSteps } from '../../parts/orders/order-steps.tsx';
import { PaymentsMade } from '../../parts/orders/payments-made.tsx';
import { ReceiptSheet } from '../../parts/receipt/receipt-sheet.tsx';
import { orderRows, paidRows } from '../../parts/total-rows/total-rows.ts';
import { EventTickets } from './event-tickets.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';

/** RECEIPT-11: thanks, the number, what was bought, what happens next. */
export function ReceiptOf({ order }: { order: Order }) {
  const times = useTimes();
  const { kind } = orderNewsOf(order, useNow(), times);
  return (
    <ReceiptSheet
      headline={messages.orderHeadline}
      number={messages.orderNumber(order.number)}
      status={<OrderStatusTag order={order} />}
      email={order.email}
      side={
        <>
          <Bill order={order} />
          <Delivery order={order} />
        </>
      }
      ways={
        <>
          <ButtonLink look={kind === 'next' ? 'primary' : 'lined'} render={<Link to="/" />}>
            {messages.backToEvents}
          </ButtonLink>
          <ButtonLink look="lined" render={<Link to="/user/history/orders" />}>
            {messages.viewMyOrders}
          </ButtonLink>
        </>
      }
    >
      {kind !== 'next' && <OrderNewsBox order={order} />}
      <OrderSteps order={order} />
      {order.events.map((event) => (
        <EventTickets
          key={event.eventId}
          event={event}
          lines={order.lines.filter((line) => line.eventId === event.eventId)}
        />
      ))}
    </ReceiptSheet>
  );
}

function Delivery({ order: { delivery, shippingAddress } }: { order: Order }) {
  return (
    <Card title={labels.delivery}>
      <Stack gap={8}>
        <p>{delivery?.name}</p>
        {shippingAddress && isSent(delivery?.deliveryType) && <OutletAddress address={shippingAddress} />}
      </Stack>
    </Card>
  );
}

function Bill({ order }: { order: Order }) {
  const currency = useCurrency();
  const { underTotal } = useTaxWords();
  const { totals } = order;
  const dueCents = totals.userDue.totalCents;
  return (
    <Card title={messages.bill}>
      <Stack>
        <Totals
          rows={orderRows(order, currency)}
          total={{
            label: labels.total,
            note: underTotal(totals.includedTaxes),
            value: formatMoney(orderCostCents(totals), currency),
          }}
        />
        {dueCents > 0 && <Totals rows={paidRows(totals, currency)} />}
        <PaymentsMade order={order} />
        <OrderInvoices order={order} level={3} />
      </Stack>
    </Card>
  );
}
