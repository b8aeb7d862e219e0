import { locale } from '@stagedoor/rules/language/locale';
import type { AskedLevel, EventReport } from '@stagedoor/contract/calls/office/event-report';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { csvOf } from '../../../features/report-panel/report-table.tsx';
import { SaveRows } from '../../../features/report-panel/save-rows.tsx';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useMaySee } from '../../../parts/session/use-staff.ts';

type Counted = 'requests' | 'wanted' | 'priority' | 'awarded';
const heads: Record<Counted, string> = {
  requests: 'Requests',
  wanted: 'Tickets',
  priority: 'First choice',
  awarded: 'Drawn',
};
const plain = (value: number | undefined): string => value?.toLocaleString(locale()) ?? '–';

const nameColumn: OfficeColumn<AskedLevel> = {
  key: 'name',
  header: 'Level',
  phone: 'title',
  cell: ({ name }) => <strong>{name}</strong>,
};

/** Who asks for what, and what did the draw give? */
export function AskedPanel({ report: { id, asked } }: { report: EventReport }) {
  const { within } = useOutletScope();
  const seesDraws = useMaySee('draws.look');
  if (!asked) return null;
  const keys: Counted[] = ['requests', 'wanted', 'priority', ...(asked.drawnAt ? ['awarded' as const] : [])];
  const columns: OfficeColumn<AskedLevel>[] = [
    nameColumn,
    ...keys.map((key) => ({
      key,
      header: heads[key],
      align: 'end' as const,
      cell: (level: AskedLevel) => plain(level[key]),
    })),
  ];
  return (
    <Panel
      title="Requests by level"
      flush
      aside={
        <>
          {seesDraws && (
            <Link to={within(`/draws/${asked.seriesId}`)}>
              {asked.drawnAt ? 'Drawn, to the draw' : 'Not drawn yet'}
            </Link>
          )}
          <SaveRows
            name={`report-${id}-requests`}
            of="Requests by level"
            rows={() =>
              csvOf({
                caption: '',
                columns: [
                  { head: 'Level', cell: ({ name }: AskedLevel) => name },
                  ...keys.map((key) => ({
                    head: heads[key],
                    cell: (level: AskedLevel) => String(level[key] ?? ''),
                  })),
                ],
                rows: asked.levels,
              })
            }
          />
        </>
      }
    >
      <OfficeTable
        caption="Requests by level"
        columns={columns}
        rows={asked.levels}
        rowKey={({ levelId }) => String(levelId)}
        instead={asked.levels.length === 0 && <EmptyState title="Nobody asks for it yet" />}
      />
    </Panel>
  );
}
