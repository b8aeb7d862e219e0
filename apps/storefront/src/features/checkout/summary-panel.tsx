import type { ReactNode } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventTitle } from '@stagedoor/rules/event-title';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { showDateText } from '@stagedoor/rules/show-times';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import type { TotalsRow } from '@stagedoor/ui/totals';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './summary-panel.module.css';

interface SummaryPanelProps {
  event: OutletEvent | undefined;
  rows: readonly TotalsRow[];
  total: string;
  clock?: ReactNode;
  children?: ReactNode;
}

/** What you hold and what it costs, beside every stage. */
export function SummaryPanel({ event, rows, total, clock, children }: SummaryPanelProps) {
  return (
    <Card
      title={checkoutMessages.summaryHeading}
      actions={clock && <div className={styles.clock}>{clock}</div>}
    >
      <Stack>
        {event && <EventLines event={event} />}
        <Totals rows={rows} total={{ label: labels.total, value: total }} />
        {children}
      </Stack>
    </Card>
  );
}

function EventLines({ event }: { event: OutletEvent }) {
  const { outletType } = useOutlet();
  const { show } = event;
  const [artistName = '', venueName = ''] = [show.artist?.name, show.venue?.name];
  const { title, secondLine } = eventTitle(
    { name: show.name ?? '', overrideName: event.overrideName, artistName, venueName },
    outletType,
    'detail',
  );
  const city = [show.venue?.city, show.venue?.state].filter(Boolean).join(' ');
  const place = [venueName !== title && venueName, city].filter(Boolean).join(', ');
  return (
    <div>
      <p className={styles.title}>{title}</p>
      {secondLine && <p>{secondLine}</p>}
      <p className={styles.quiet}>{place}</p>
      {show.startsAt && (
        <p className={styles.quiet}>
          {showDateText({
            showDate: show.startsAt,
            displayShowTime: show.displayShowTime,
            venueState: show.venue?.state,
          })}
        </p>
      )}
    </div>
  );
}
