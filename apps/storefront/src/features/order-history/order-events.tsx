import type { Order, OrderEvent } from '@stagedoor/contract/entities/order';
import { isMobileMethod } from '@stagedoor/rules/delivery-types';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { DataTable } from '@stagedoor/ui/data-table';
import type { Column } from '@stagedoor/ui/data-table';
import { Tag } from '@stagedoor/ui/tag';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { HistoryLink } from '../../parts/history/history-link.tsx';
import { showColumns, statusColumn, totalColumn } from '../../parts/history/show-columns.tsx';
import { showTitle } from '../../parts/history/show-facts.ts';
import { EventDetail } from './event-detail.tsx';
import { eventElementId, statusTone } from './order-facts.ts';
import styles from './order-history.module.css';

interface OrderEventsProps {
  order: Order;
  address: HistoryAddress;
}

interface EventRow {
  order: Order;
  event: OrderEvent;
}

const columns: Column<EventRow>[] = [
  statusColumn(({ order, event }) => (
    <>
      <Tag tone={statusTone(order)}>{order.status.customerStatus}</Tag>
      {event.upgradeItemId !== null && <span className={styles.note}> {messages.upgradeNote}</span>}
    </>
  )),
  { key: 'delivery', header: labels.delivery, cell: ({ order }) => <Delivery order={order} /> },
  ...showColumns<EventRow>(({ event }) => event),
  totalColumn(({ event }) => event.totalCents),
];

const detail = ({ order, event }: EventRow) => <EventDetail order={order} event={event} />;

/** HIST-ORD-07: the events of an order; each row opens to its tickets. */
export function OrderEvents({ order, address }: OrderEventsProps) {
  return (
    <DataTable
      caption={messages.eventsOf(order.number)}
      columns={columns}
      rows={order.events.map((event) => ({ order, event }))}
      rowKey={({ event }) => String(event.eventId)}
      rowId={({ event }) => eventElementId(order.number, event.eventId)}
      opened={({ event }) => opens(address, order, event)}
      detail={detail}
      detailLabel={({ event }) => messages.detailsOf(showTitle(event))}
    />
  );
}

/** ROUTE-12, ROUTE-13: an address opens one event of an order, or all of them. */
function opens(address: HistoryAddress, order: Order, event: OrderEvent): boolean {
  if (address.id?.toUpperCase() !== order.number) return false;
  return !address.view || (address.view === 'event' && address.itemId === String(event.eventId));
}

function Delivery({ order: { number, delivery } }: { order: Order }) {
  if (!delivery || !isMobileMethod(delivery)) return delivery?.name;
  return (
    <ButtonLink
      look="washed"
      size="s"
      render={<HistoryLink address={{ type: 'orders', id: number, view: 'mobile-tickets' }} />}
    >
      {labels.mobileTickets}
      <VisuallyHidden> {number}</VisuallyHidden>
    </ButtonLink>
  );
}
