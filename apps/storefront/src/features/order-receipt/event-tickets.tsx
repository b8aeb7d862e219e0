import type { OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { formatUsd } from '@stagedoor/rules/money';
import { seatLines } from '@stagedoor/rules/seat-text';
import { showDateText } from '@stagedoor/rules/show-times';
import { Card } from '@stagedoor/ui/card';
import { Money } from '@stagedoor/ui/money';
import styles from './order-receipt.module.css';

const lineCents = (line: OrderLine): number => line.quantity * line.unitPriceCents;

/** One event of an order: when and where, and the tickets with their seats. */
export function EventTickets({ event, lines }: { event: OrderEvent; lines: readonly OrderLine[] }) {
  const { venue, startsAt, displayShowTime } = event;
  const place = venue && [venue.name, [venue.city, venue.state].filter(Boolean).join(' ')];
  const when = startsAt && showDateText({ showDate: startsAt, displayShowTime, venueState: venue?.state });
  return (
    <Card
      title={event.artistName ?? event.name}
      subtitle={event.artistName && event.name !== event.artistName ? event.name : undefined}
    >
      {when && <p>{when}</p>}
      {place && <p className={styles.quiet}>{place.filter(Boolean).join(', ')}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.priceLevelId} className={styles.line}>
            <div>
              <p>{checkoutMessages.linesTimes(line.levelName, line.quantity)}</p>
              {seatLines(line.manifest).map((seats) => (
                <p key={seats} className={styles.quiet}>
                  {seats}
                </p>
              ))}
            </div>
            <Money strong>{formatUsd(lineCents(line))}</Money>
          </li>
        ))}
      </ul>
    </Card>
  );
}
