import type { Ledger, LedgerRow } from '@stagedoor/contract/calls/office/ledger';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Sum } from '../../parts/money/sum.tsx';
import { useMaySee } from '../../parts/session/use-staff.ts';
import { weSay } from './money-columns.ts';

type By = 'day' | 'event' | 'method';
const heads: Record<By, string> = { day: 'Day', event: 'Event', method: 'Card' };

function Name({ row, by, seesLines }: { row: LedgerRow; by: By; seesLines: boolean }) {
  if (by === 'event') return row.key ? <Link to={`/events/${row.key}`}>{row.name}</Link> : row.name;
  if (by === 'method') return <strong>{row.name}</strong>;
  const day = formatCalendarDate(row.key);
  return seesLines ? (
    <Link to={`/ledger/lines?from=${row.key}&to=${row.key}`}>{day}</Link>
  ) : (
    <strong>{day}</strong>
  );
}

/** PROG-12: what came and went by hand no gateway knows. */
const atGateway = (row: LedgerRow): number => weSay(row) - (row.handCents ?? 0);

function Agreement({ row }: { row: LedgerRow }) {
  const currency = useCurrency();
  if (row.gatewayCents === undefined) return <Tag>Not compared yet</Tag>;
  if (row.differing > 0)
    return (
      <Tag tone="attention" icon="alert">
        {row.gatewayCents === atGateway(row)
          ? 'Lines differ'
          : `${formatMoney(Math.abs(row.gatewayCents - atGateway(row)), currency)} apart`}
      </Tag>
    );
  return (
    <Tag tone="good" icon="check">
      To the cent
    </Tag>
  );
}

const money = (
  key: string,
  header: string,
  cents: (row: LedgerRow) => number | undefined,
): OfficeColumn<LedgerRow> => ({
  key,
  header,
  align: 'end',
  cell: (row) => {
    const value = cents(row);
    return value === undefined ? '–' : <Sum cents={value} />;
  },
});

/** Columns of what is rare stand there where it was. */
interface Rare {
  hasHands: boolean;
  hasDisputes: boolean;
}

function columnsFor(by: By, seesLines: boolean, { hasHands, hasDisputes }: Rare): OfficeColumn<LedgerRow>[] {
  const columns: OfficeColumn<LedgerRow>[] = [
    {
      key: 'name',
      header: heads[by],
      phone: 'title',
      cell: (row) => <Name row={row} by={by} seesLines={seesLines} />,
    },
    money('captured', 'Captured', (row) => row.capturedCents),
    money('declined', 'Declined', (row) => row.declinedCents),
    money('refunded', 'Refunded', (row) => row.refundedCents),
    money('voided', 'Voided', (row) => row.voidedCents),
    ...(hasDisputes ? [money('disputed', 'Disputed', (row) => row.disputedCents)] : []),
    {
      ...money('we', 'We say', weSay),
      cell: (row) => (
        <strong>
          <Sum cents={weSay(row)} />
        </strong>
      ),
    },
  ];
  if (by !== 'day') return columns;
  return [
    ...columns,
    ...(hasHands ? [money('hand', 'Of it by hand', (row) => row.handCents)] : []),
    money('gateway', 'Gateway says', (row) => row.gatewayCents),
    { key: 'agree', header: 'Do they agree?', phone: 'corner', cell: (row) => <Agreement row={row} /> },
  ];
}

/** Day by day, event by event or card by card. */
export function LedgerTable({ ledger, by }: { ledger: Ledger; by: By }) {
  const currency = useCurrency();
  const seesLines = useMaySee('ledger.lines');
  return (
    <OfficeTable
      caption="What came in and went back"
      columns={columnsFor(by, seesLines, {
        hasHands: ledger.rows.some(({ handCents }) => handCents !== undefined),
        hasDisputes: ledger.totals.disputedCents !== undefined,
      })}
      rows={ledger.rows}
      rowKey={({ key }) => key}
      sum={
        <>
          <strong>{formatMoney(weSay(ledger.totals), currency)}</strong> stayed with us in these days
        </>
      }
      instead={ledger.rows.length === 0 && <EmptyState title="No money has moved in these days" />}
    />
  );
}
