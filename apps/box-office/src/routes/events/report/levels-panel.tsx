import { locale } from '@stagedoor/rules/language/locale';
import type { EventReport, ReportLevel } from '@stagedoor/contract/calls/office/event-report';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { csvOf } from '../../../features/report-panel/report-table.tsx';
import type { ReportColumn } from '../../../features/report-panel/report-table.tsx';
import { SaveRows } from '../../../features/report-panel/save-rows.tsx';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useCurrency } from '../../../parts/money/use-currency.ts';

type Named = ReportLevel & { outlet: string | undefined };
const plain = (value: number): string => value.toLocaleString(locale());

/** All of them together, as one more row. */
function allOf(levels: readonly Named[]): Named | undefined {
  const [first] = levels;
  if (!first || levels.length === 1) return undefined;
  const sum = (key: 'capacity' | 'sold' | 'guests' | 'aside' | 'left'): number =>
    levels.reduce((all, level) => all + level[key], 0);
  return {
    ...first,
    id: 0,
    item: '',
    outlet: undefined,
    name: 'All',
    capacity: sum('capacity'),
    sold: sum('sold'),
    guests: sum('guests'),
    aside: sum('aside'),
    left: sum('left'),
    cents: first.cents === undefined ? undefined : levels.reduce((all, level) => all + (level.cents ?? 0), 0),
  };
}

const whereOf = ({ item, name, outlet }: Named): string =>
  [item !== name && item, outlet].filter(Boolean).join(', ');

function columnsFor(rows: readonly Named[], currency: Currency): OfficeColumn<Named>[] {
  const number = (key: 'guests' | 'aside' | 'left', header: string): OfficeColumn<Named> => ({
    key,
    header,
    align: 'end',
    cell: (level) => (level.id === 0 ? <strong>{plain(level[key])}</strong> : plain(level[key])),
  });
  return [
    {
      key: 'level',
      header: 'Level',
      phone: 'title',
      cell: (level) => (
        <>
          <strong>{level.name}</strong>
          {whereOf(level) && (
            <>
              <br />
              <small>{whereOf(level)}</small>
            </>
          )}
        </>
      ),
    },
    {
      key: 'sold',
      header: 'Sold',
      align: 'end',
      cell: ({ id, sold, capacity }) =>
        id === 0 ? (
          <strong>{plain(sold)}</strong>
        ) : capacity > 0 ? (
          `${plain(sold)} of ${plain(capacity)}`
        ) : (
          plain(sold)
        ),
    },
    number('guests', 'Guests'),
    ...(rows.some(({ aside }) => aside > 0) ? [number('aside', 'Set aside')] : []),
    number('left', 'Left'),
    ...(rows.some(({ cents }) => cents !== undefined)
      ? [
          {
            key: 'cents',
            header: 'With fees',
            align: 'end',
            phone: 'corner',
            cell: ({ id, cents = 0 }) =>
              id === 0 ? <strong>{formatMoney(cents, currency)}</strong> : formatMoney(cents, currency),
          } satisfies OfficeColumn<Named>,
        ]
      : []),
  ];
}

const fileColumns = (currency: Currency): ReportColumn<Named>[] => [
  { head: 'Level', cell: ({ name }) => name },
  { head: 'Item', cell: ({ item }) => item },
  { head: 'Outlet', cell: ({ outlet = '' }) => outlet },
  ...(['capacity', 'sold', 'guests', 'aside', 'left'] as const).map((key) => ({
    head: { capacity: 'Tickets', sold: 'Sold', guests: 'Guests', aside: 'Set aside', left: 'Left' }[key],
    cell: (level: Named) => String(level[key]),
  })),
  {
    head: 'With fees',
    cell: ({ cents }) => (cents === undefined ? '' : plainMoney(cents, currency)),
  },
];

/** How is each level selling? */
export function LevelsPanel({ report: { id, levels, eventIds } }: { report: EventReport }) {
  const currency = useCurrency();
  const { outlets } = useOutletScope();
  const nameOf = (outletId: number): string | undefined =>
    eventIds.length > 1 ? outlets.find((outlet) => outlet.id === outletId)?.name : undefined;
  const named = levels.map((level) => ({ ...level, outlet: nameOf(level.outletId) }));
  const all = allOf(named);
  return (
    <Panel
      title="By level"
      flush
      aside={
        <SaveRows
          name={`report-${id}-levels`}
          of="By level"
          rows={() => csvOf({ caption: '', columns: fileColumns(currency), rows: named })}
        />
      }
    >
      <OfficeTable
        caption="Tickets by level"
        columns={columnsFor(named, currency)}
        rows={all ? [...named, all] : named}
        rowKey={(level) => String(level.id)}
        instead={levels.length === 0 && <EmptyState title="This show has no price levels" />}
      />
    </Panel>
  );
}
