import { memo, useId } from 'react';
import { Link } from '@stagedoor/screens/link';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventTag } from '@stagedoor/rules/events/event-tag';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { rowLabel } from '@stagedoor/rules/events/row-label';
import { EXTERNAL_SALE } from '@stagedoor/rules/events/sales-types';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { EventDate } from '../../parts/show/event-date.tsx';
import { Poster } from '../../parts/show/poster.tsx';
import { eventRowFacts } from './event-row-facts.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './event-row.module.css';

interface EventRowProps {
  event: OutletEvent;
  outletType: number;
  onExternalSale: (event: OutletEvent) => void;
}

/** One event: the date first, then what and where, its price with fees, its state, and one thing to do. */
export const EventRow = memo(function EventRow({ event, outletType, onExternalSale }: EventRowProps) {
  const times = useTimes();
  const currency = useCurrency();
  const { title, secondLine, details, postponed, date, dateText, image } = eventRowFacts(
    event,
    outletType,
    times,
  );
  const tag = eventTag(event, times);
  return (
    <li className={styles.row} id={`event-${event.id}`}>
      <EventDate date={date} />
      <div className={styles.poster}>
        <Poster src={image} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
        </div>
        {secondLine && <p className={styles.second}>{secondLine}</p>}
        {postponed && <p className={styles.second}>{postponed}</p>}
        {details.length > 0 && (
          <p className={styles.details}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        )}
      </div>
      {event.fromPriceCents !== undefined && !event.series?.closed && !event.canceled && (
        <p className={styles.offer}>
          <strong className={styles.price}>
            {eventTagMessages.from(formatMoney(event.fromPriceCents, currency))}
          </strong>{' '}
          {eventTagMessages.withFees}
        </p>
      )}
      <RowAction
        event={event}
        about={[title, dateText].filter(Boolean).join(', ')}
        onExternalSale={onExternalSale}
      />
    </li>
  );
});

interface RowActionProps {
  event: OutletEvent;
  /** What the action is about, for those who do not see the row around it. */
  about: string;
  onExternalSale: (event: OutletEvent) => void;
}

function RowAction({ event, about, onExternalSale }: RowActionProps) {
  const id = useId();
  const label = event.canceled
    ? eventListMessages.details
    : rowLabel({
        salesType: event.salesType,
        onSale: event.availability === 'on-sale',
        seriesOpen: event.series?.open,
        externalSalesUrl: event.show.externalSalesUrl,
      });
  const name = { 'aria-label': `${label}: ${about}`, id, className: styles.action };
  if (event.salesType === EXTERNAL_SALE && !event.canceled) {
    return (
      <Button {...name} look="lined" aria-haspopup="dialog" onClick={() => onExternalSale(event)}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink {...name} look={looks[label] ?? 'primary'} render={<Link to={`/event/${event.id}`} />}>
      {label}
    </ButtonLink>
  );
}

const looks: Record<string, 'washed' | 'lined'> = {
  [eventListMessages.request]: 'washed',
  [eventListMessages.details]: 'lined',
};
