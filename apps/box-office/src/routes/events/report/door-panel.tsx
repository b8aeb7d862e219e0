import { locale } from '@stagedoor/rules/language/locale';
import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { everyFiveMinutes } from '@stagedoor/rules/reports/every-five-minutes';
import { Link } from '@stagedoor/screens/link';
import { ColumnChart } from '@stagedoor/ui/office/column-chart';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { ReportPanel } from '../../../features/report-panel/report-panel.tsx';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useMaySee } from '../../../parts/session/use-staff.ts';
import { useTimes } from '../../../parts/time/use-times.ts';

const plain = (value: number): string => value.toLocaleString(locale());

/** When did they come? Left out before the doors open. */
export function DoorPanel({ report: { id, door, startsAt, place } }: { report: EventReport }) {
  const { formatTime } = useTimes();
  const { within } = useOutletScope();
  const seesDoor = useMaySee('door.work');
  if (!door) return null;
  const steps = everyFiveMinutes(door.entries);
  const most = Math.max(0, ...steps.map(({ people }) => people));
  const count = `${plain(door.inside)} of ${plain(door.expected)}`;
  const after = startsAt ? steps.filter(({ at }) => at < startsAt).length : 0;
  return (
    <ReportPanel
      title="Let in, each five minutes"
      aside={seesDoor ? <Link to={within(`/door/${id}`)}>{count}</Link> : count}
      file={`report-${id}-door`}
      table={{
        caption: 'People let in, by five minutes',
        columns: [
          {
            head: 'From',
            cell: ({ at }) => formatTime(at, place),
            file: ({ at }) => at.toISOString(),
          },
          { head: 'People', align: 'end', cell: ({ people }) => plain(people), file: ({ people }) => people },
        ],
        rows: steps,
      }}
      foot={
        <FactList
          facts={[
            { name: 'Most in five minutes', value: plain(most) },
            {
              name: 'Turned away',
              value: plain(door.turnedAway.reduce((sum, { people }) => sum + people, 0)),
            },
            ...door.turnedAway.map(({ why, people }) => ({
              name: `of them ${why.toLowerCase()}`,
              value: plain(people),
            })),
          ]}
        />
      }
    >
      {steps.length === 0 ? (
        <p>Nobody has come in yet.</p>
      ) : (
        <ColumnChart
          columns={steps.map(({ at, people }) => ({
            key: at.toISOString(),
            label: formatTime(at),
            value: people,
          }))}
          mark={startsAt && after > 0 ? { after, label: `${formatTime(startsAt)}, begins` } : undefined}
        />
      )}
    </ReportPanel>
  );
}
