import { locale } from '@stagedoor/rules/language/locale';
import type { DrawDetail, LevelDemand } from '@stagedoor/contract/entities/draw';
import { Meter } from '@stagedoor/ui/office/meter';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { WholeDay } from '../../parts/time/moment.tsx';

const count = (value: number): string => value.toLocaleString(locale());
const perTicket = ({ wanted, stock }: LevelDemand): string =>
  stock === 0 ? '–' : (wanted / stock).toFixed(1);

const columnsFor = (most: number, isDrawn: boolean): OfficeColumn<LevelDemand>[] => [
  {
    key: 'level',
    header: 'Show and level',
    phone: 'title',
    cell: ({ eventName, startsAt, levelName }) => (
      <>
        <strong>{levelName}</strong>
        <br />
        {eventName}, <WholeDay at={startsAt} />
      </>
    ),
  },
  {
    key: 'demand',
    header: 'Wanted against there',
    cell: ({ wanted, stock }) => (
      <Meter
        label={`${count(wanted)} wanted, ${count(stock)} there`}
        total={most}
        parts={[
          { label: 'There', value: Math.min(stock, wanted), look: 'good' },
          { label: 'Wanted beyond', value: Math.max(0, wanted - stock), look: 'attention' },
        ]}
      />
    ),
  },
  { key: 'stock', header: 'Tickets', align: 'end', cell: ({ stock }) => count(stock) },
  { key: 'wanted', header: 'Wanted', align: 'end', cell: ({ wanted }) => count(wanted) },
  { key: 'per', header: 'Per ticket', align: 'end', cell: perTicket },
  { key: 'only', header: 'This level only', align: 'end', cell: ({ onlyThis }) => count(onlyThis) },
  ...(isDrawn
    ? [
        {
          key: 'awarded',
          header: 'Awarded',
          align: 'end',
          cell: ({ awarded = 0 }) => count(awarded),
        } as const,
      ]
    : []),
];

/** Demand against inventory, on one scale. House and guest holds are left out. */
export function DrawDemand({ draw }: { draw: DrawDetail }) {
  const most = Math.max(1, ...draw.demand.map(({ wanted, stock }) => Math.max(wanted, stock)));
  return (
    <Panel title="Demand against tickets" flush>
      <OfficeTable
        caption="Demand against tickets, by show and level"
        columns={columnsFor(most, draw.review !== undefined)}
        rows={draw.demand}
        rowKey={({ levelId }) => String(levelId)}
      />
    </Panel>
  );
}
