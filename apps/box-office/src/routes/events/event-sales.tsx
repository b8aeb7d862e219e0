import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { counted } from '@stagedoor/rules/writing/counted';
import { formatUsd } from '@stagedoor/rules/money/money';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Chart } from '@stagedoor/ui/office/chart';
import { Panel } from '@stagedoor/ui/office/panel';
import { everyDay } from './every-day.ts';

/** Little room below an axis: `Nov 3`. */
const dayWords = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** How did it sell, day by day? */
export function EventSales({ event: { sales } }: { event: OfficeEvent }) {
  const days = everyDay(sales);
  const tickets = sales.reduce((sum, day) => sum + day.tickets, 0);
  const cents = sales.reduce((sum, day) => sum + day.orderedCents, 0);
  return (
    <Panel
      title="Sales over time"
      aside={sales.length > 0 && `${counted(tickets, 'ticket')}, ${formatUsd(cents)} in 60 days`}
    >
      {sales.length === 0 ? (
        <EmptyState title="Nothing was sold in the last sixty days" />
      ) : (
        <Chart
          title="Tickets that were ordered, day by day"
          places={days.map(({ day }) => dayWords.format(new Date(day)))}
          placeName="Day"
          series={[{ label: 'Tickets', values: days.map((day) => day.tickets) }]}
        />
      )}
    </Panel>
  );
}
