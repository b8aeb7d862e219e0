import { locale } from '@stagedoor/rules/language/locale';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { counted } from '@stagedoor/rules/writing/counted';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Chart } from '@stagedoor/ui/office/chart';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { everyDay } from './every-day.ts';

/** Little room below an axis: `Nov 3`. */
const dayWords = new Intl.DateTimeFormat(locale(), { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** How did it sell, day by day? */
export function EventSales({ event: { sales, codes } }: { event: OfficeEvent }) {
  const currency = useCurrency();
  const days = everyDay(sales);
  const tickets = sales.reduce((sum, day) => sum + day.tickets, 0);
  const cents = sales.reduce((sum, day) => sum + day.orderedCents, 0);
  return (
    <Panel
      title="Sales over time"
      aside={sales.length > 0 && `${counted(tickets, 'ticket')}, ${formatMoney(cents, currency)} in 60 days`}
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
      {codes.length > 0 && (
        <FactList
          facts={codes.map(({ code, tickets: many, offCents }) => ({
            name: codeMessages.line(code),
            value: `${counted(many, 'ticket')}, ${formatMoney(-offCents, currency)}`,
          }))}
        />
      )}
    </Panel>
  );
}
