import type { Order, OrderEvent } from '@stagedoor/contract/entities/order';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { classNames } from '@stagedoor/ui/class-names';
import { Heading } from '@stagedoor/ui/heading';
import { IconButton } from '@stagedoor/ui/icon-button';
import { showPlace, showSubtitle, showTitle } from '../../parts/history/show-facts.ts';
import { EventDate } from '../../parts/show/event-date.tsx';
import { Poster } from '../../parts/show/poster.tsx';
import { DeliveryCell, StatusCell, TotalCell } from './event-cells.tsx';
import { eventElementId } from './order-facts.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './event-row.module.css';

interface EventRowProps {
  order: Order;
  event: OrderEvent;
  /** The order's total stands in its first row. */
  isFirst: boolean;
  open: boolean;
  detailId: string;
  onTurn: () => void;
}

/** One show of an order: how it stands and how it comes, then when, what and where. */
export function EventRow({ order, event, isFirst, open, detailId, onTurn }: EventRowProps) {
  return (
    <tr id={eventElementId(order.number, event.eventId)} className={classNames(styles.columns, styles.show)}>
      <StatusCell order={order} event={event} />
      <DeliveryCell order={order} />
      <DateCell event={event} />
      <EventCell event={event} />
      <td className={styles.place}>{showPlace(event)}</td>
      <TotalCell order={order} isFirst={isFirst} />
      <td className={styles.switch}>
        <IconButton
          icon="chevron"
          label={messages.detailsOf(showTitle(event))}
          aria-expanded={open}
          aria-controls={open ? detailId : undefined}
          onClick={onTurn}
        />
      </td>
    </tr>
  );
}

/** The day as a leaf of a calendar; on a phone, and for a screen reader, in words. */
function DateCell({ event: { startsAt, displayShowTime, venue } }: { event: OrderEvent }) {
  const { dateParts, formatDate, formatTime } = useTimes();
  const date = startsAt && dateParts(startsAt);
  return (
    <td className={styles.date}>
      <span className={styles.leaf} aria-hidden={date ? true : undefined}>
        <EventDate date={date} />
      </span>
      {startsAt && (
        <time className={styles.inWords} dateTime={startsAt.toISOString()}>
          {formatDate(startsAt)}{' '}
          {displayShowTime && <span className={styles.time}>{formatTime(startsAt, venue)}</span>}
        </time>
      )}
    </td>
  );
}

function EventCell({ event }: { event: OrderEvent }) {
  const { formatDate, formatTime } = useTimes();
  const { startsAt, movedFrom, displayShowTime, venue, imageUrl } = event;
  const subtitle = showSubtitle(event);
  return (
    <td className={styles.event}>
      <span className={styles.poster}>
        <Poster src={imageUrl} />
      </span>
      <div className={styles.words}>
        <Heading level={3}>{showTitle(event)}</Heading>
        {subtitle && <p className={styles.quiet}>{subtitle}</p>}
        {movedFrom && <p className={styles.quiet}>{eventTagMessages.postponedFrom(formatDate(movedFrom))}</p>}
        {startsAt && displayShowTime && (
          <p className={classNames(styles.quiet, styles.below)} aria-hidden="true">
            {formatTime(startsAt, venue)}
          </p>
        )}
      </div>
    </td>
  );
}
