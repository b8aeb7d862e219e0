import type { GuestReceipt } from '@stagedoor/contract/entities/guest-request';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { formatUsd } from '@stagedoor/rules/money';
import { showDateText } from '@stagedoor/rules/show-times';
import { Card } from '@stagedoor/ui/card';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { Money } from '@stagedoor/ui/money';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import styles from './guest-receipt.module.css';

interface RequestedEventProps {
  event: GuestReceipt['events'][number];
  /** Whether there is anything to pay. */
  priced: boolean;
}

/** RECEIPT-15: an event with its number; what was asked for stands behind `More Details`. */
export function RequestedEvent({ event, priced }: RequestedEventProps) {
  const { venue, startsAt, displayShowTime, lines } = event;
  const title = event.artistName ?? event.name;
  const place = venue && [venue.name, [venue.city, venue.state].filter(Boolean).join(' ')];
  const when = startsAt && showDateText({ showDate: startsAt, displayShowTime, venueState: venue?.state });
  const tickets = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card
      title={title}
      subtitle={event.name !== title ? event.name : undefined}
      actions={<span className={styles.eventNumber}>{guestListMessages.eventNumber(event.number)}</span>}
    >
      {when && <p>{when}</p>}
      {place && <p className={styles.quiet}>{place.filter(Boolean).join(', ')}</p>}
      <p className={styles.strong}>{`${checkoutMessages.tickets}: ${tickets}`}</p>
      <Disclosure
        summary={
          <span>
            {receiptMessages.moreDetails}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        }
      >
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.priceLevelId} className={styles.line}>
              <div>
                <p>{checkoutMessages.linesTimes(line.levelName, line.quantity)}</p>
                <p className={styles.quiet}>{line.itemName}</p>
              </div>
              <Money strong>
                {priced
                  ? formatUsd((line.priceCents + line.feesCents) * line.quantity)
                  : guestListMessages.complimentary}
              </Money>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
