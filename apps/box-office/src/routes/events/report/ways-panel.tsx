import { locale } from '@stagedoor/rules/language/locale';
import type { EventReport, ReportWay } from '@stagedoor/contract/calls/office/event-report';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { reportMessages } from '@stagedoor/rules/messages/report-office';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { Link } from '@stagedoor/screens/link';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Meter } from '@stagedoor/ui/office/meter';
import { ReportPanel } from '../../../features/report-panel/report-panel.tsx';
import type { ReportRows } from '../../../features/report-panel/report-table.tsx';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import { useMaySee } from '../../../parts/session/use-staff.ts';
import { counted } from '../counted.ts';
import styles from './report.module.css';

interface NamedWay extends ReportWay {
  name: string;
}
const plain = (value: number): string => value.toLocaleString(locale());

function tableOf(ways: readonly NamedWay[], currency: Currency): ReportRows<NamedWay> {
  return {
    caption: 'Tickets by way of buying',
    columns: [
      { head: 'Way', cell: ({ name }) => name },
      {
        head: 'Tickets',
        align: 'end',
        cell: ({ tickets }) => plain(tickets),
        file: ({ tickets }) => tickets,
      },
      ...(ways.some(({ cents }) => cents !== undefined)
        ? [
            {
              head: 'With fees',
              align: 'end' as const,
              cell: ({ cents = 0 }: NamedWay) => formatMoney(cents, currency),
              file: ({ cents = 0 }: NamedWay) => plainMoney(cents, currency),
            },
          ]
        : []),
    ],
    rows: ways,
  };
}

/** Each opens the list that it counts, where there is one. */
function useNamedWays({ ways, eventIds }: EventReport) {
  const { outlets, within } = useOutletScope();
  const seesOrders = useMaySee('orders.look');
  const orders = `/orders?event=${eventIds.join('.')}`;
  return ways.map((way) => ({
    ...way,
    name:
      way.way === 'shop'
        ? (outlets.find(({ id }) => id === way.outletId)?.name ?? `Outlet ${way.outletId}`)
        : reportMessages.ways[way.way],
    to: !seesOrders
      ? undefined
      : way.outletId === undefined
        ? within(orders)
        : `${orders}&outlet=${way.outletId}`,
  }));
}

/** How did they buy? */
export function WaysPanel({ report }: { report: EventReport }) {
  const currency = useCurrency();
  const ways = useNamedWays(report);
  const most = Math.max(1, ...ways.map(({ tickets }) => tickets));
  const { id, codes } = report;
  return (
    <ReportPanel
      title="By way of buying"
      aside={ways.some(({ cents }) => cents !== undefined) ? 'tickets, with fees' : 'tickets'}
      table={tableOf(ways, currency)}
      file={`report-${id}-ways`}
      foot={
        codes.length > 0 && (
          <FactList
            facts={codes.map(({ code, tickets, cents }) => ({
              name: codeMessages.line(code),
              value: `${counted(tickets, 'ticket')}${cents === undefined ? '' : `, ${formatMoney(cents, currency)}`}`,
            }))}
          />
        )
      }
    >
      {ways.length === 0 && <p>{reportMessages.nothingSold}</p>}
      <ul className={styles.ways}>
        {ways.map(({ name, to, tickets, cents }) => (
          <li key={name}>
            <span className={styles.way}>{to ? <Link to={to}>{name}</Link> : name}</span>
            <Meter label={`${name}: ${tickets}`} parts={[{ label: name, value: tickets }]} total={most} />
            <span className={styles.number}>{plain(tickets)}</span>
            {cents !== undefined && <span className={styles.sum}>{formatMoney(cents, currency)}</span>}
          </li>
        ))}
      </ul>
    </ReportPanel>
  );
}
