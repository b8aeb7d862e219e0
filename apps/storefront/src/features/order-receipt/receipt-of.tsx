import type { Order } from '@stagedoor/contract/entities/order';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { formatUsd } from '@stagedoor/rules/money';
import { whatHappensNext } from '@stagedoor/rules/what-happens-next';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { Totals } from '@stagedoor/ui/totals';
import { AddressText } from '../../parts/address-form/address-text.tsx';
import { Link } from '../../parts/link.tsx';
import { cardName } from '../../parts/payment-methods/card-text.ts';
import { ReceiptSheet } from '../../parts/receipt/receipt-sheet.tsx';
import { balanceRows, totalRows } from '../../parts/total-rows/total-rows.ts';
import { EventTickets } from './event-tickets.tsx';
import styles from '../../parts/receipt/receipt.module.css';

/** RECEIPT-11: thanks, the number, what was bought, what happens next. */
export function ReceiptOf({ order }: { order: Order }) {
  const { delivery, shippingAddress } = order;
  return (
    <ReceiptSheet
      headline={messages.orderHeadline}
      number={messages.orderNumber(order.number)}
      status={<Tag tone="good">{order.status.customerStatus}</Tag>}
      email={order.email}
      ways={
        <>
          <ButtonLink render={<Link to="/" />}>{messages.backToEvents}</ButtonLink>
          <ButtonLink look="lined" render={<Link to="/user/history/orders" />}>
            {messages.viewMyOrders}
          </ButtonLink>
        </>
      }
    >
      <Alert tone="good" title={messages.nextHeading}>
        {whatHappensNext(delivery?.deliveryType)}
      </Alert>
      {order.events.map((event) => (
        <EventTickets
          key={event.eventId}
          event={event}
          lines={order.lines.filter((line) => line.eventId === event.eventId)}
        />
      ))}
      <Bill order={order} />
      <Card title={labels.delivery}>
        <Stack gap={8}>
          <p>{delivery?.name}</p>
          {shippingAddress && <AddressText address={shippingAddress} />}
        </Stack>
      </Card>
    </ReceiptSheet>
  );
}

function Bill({ order }: { order: Order }) {
  const { totals, delivery, paymentMethod } = order;
  const dueCents = totals.userDue.totalCents;
  return (
    <Card title={messages.bill}>
      <Stack>
        <Totals
          rows={totalRows(totals, delivery)}
          total={{ label: labels.total, value: formatUsd(totals.totalCents) }}
        />
        {dueCents > 0 && <Totals rows={balanceRows(totals)} />}
        {paymentMethod && <p className={styles.quiet}>{messages.paidWith(cardName(paymentMethod))}</p>}
      </Stack>
    </Card>
  );
}
