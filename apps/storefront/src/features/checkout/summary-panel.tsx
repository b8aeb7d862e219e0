import type { ReactNode } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import type { TotalsLine, TotalsRow } from '@stagedoor/ui/totals';
import { eventLines } from '../../parts/shop/event-lines.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { Poster } from '../../parts/show/poster.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './summary-panel.module.css';

interface SummaryPanelProps {
  event: OutletEvent | undefined;
  rows: readonly TotalsRow[];
  total: TotalsLine;
  clock?: ReactNode;
  children?: ReactNode;
}

/** What you hold and what it costs, beside every stage. */
export function SummaryPanel(props: SummaryPanelProps) {
  const { event, rows, total, clock, children } = props;
  return (
    <Card
      title={checkoutMessages.summaryHeading}
      actions={clock && <div className={styles.clock}>{clock}</div>}
    >
      <Stack>
        {event && <EventFacts event={event} />}
        <Totals rows={rows} total={total} />
        {children}
      </Stack>
    </Card>
  );
}

function EventFacts({ event }: { event: OutletEvent }) {
  const times = useTimes();
  const { outletType } = useOutlet();
  const { title, secondLine, place, when } = eventLines(event, outletType, times);
  return (
    <div className={styles.event}>
      <span className={styles.poster}>
        <Poster src={event.imageOverrideUrl ?? event.show.imageUrl} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {secondLine && <p>{secondLine}</p>}
        <p className={styles.quiet}>{place}</p>
        {when && <p className={styles.quiet}>{when}</p>}
      </div>
    </div>
  );
}
