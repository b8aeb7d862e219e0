import type { Order } from '@stagedoor/contract/entities/order';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { formatUsd } from '@stagedoor/rules/money';
import { whatHappensNext } from '@stagedoor/rules/what-happens-next';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { Totals } from '@stagedoor/ui/totals';
import { AddressText } from '../../parts/address-form/address-text.tsx';
import { Link } from '../../parts/link.tsx';
import { cardName } from '../../parts/payment-methods/card-text.ts';
import { balanceRows, totalRows } from '../../parts/total-rows/total-rows.ts';
import { EventTickets } from './event-tickets.tsx';
import styles from './order-receipt.module.css';

/** RECEIPT-11: thanks, the number, what was bought, what happens next. It prints as one sheet. */
export function ReceiptOf({ order }: { order: Order }) {
  const { delivery, shippingAddress } = order;
  return (
    <Page narrow className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{messages.orderHeadline}</Heading>
        <p className={styles.number}>
          {messages.orderNumber(order.number)}
          <Tag tone="good">{order.status.customerStatus}</Tag>
        </p>
        <p>{messages.mailedTo(order.email)}</p>
      </header>
      <Stack gap={24}>
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
        <div className={styles.ways}>
          <ButtonLink render={<Link to="/" />}>{messages.backToEvents}</ButtonLink>
          <ButtonLink look="lined" render={<Link to="/user/history/orders" />}>
            {messages.viewMyOrders}
          </ButtonLink>
          <Button look="link" onClick={() => print()}>
            {messages.print}
          </Button>
        </div>
      </Stack>
    </Page>
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
