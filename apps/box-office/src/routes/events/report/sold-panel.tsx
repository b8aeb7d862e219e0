import { locale } from '@stagedoor/rules/language/locale';
import { useSearchParams } from 'react-router';
import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { reportMessages } from '@stagedoor/rules/messages/report-office';
import { soldAt } from '@stagedoor/rules/reports/sold-curve';
import { CurveChart } from '@stagedoor/ui/office/curve-chart';
import { Select } from '@stagedoor/ui/select';
import { useNow } from '@stagedoor/screens/clock';
import { ReportPanel } from '../../../features/report-panel/report-panel.tsx';
import type { ReportRows } from '../../../features/report-panel/report-table.tsx';
import { useTimes } from '../../../parts/time/use-times.ts';
import { counted } from '../counted.ts';
import styles from './report.module.css';

const plain = (value: number): string => value.toLocaleString(locale());
const lineOf = (curve: EventReport['curve']) => curve.map(({ before, sold }) => ({ before, value: sold }));
const daysWords = (before: number): string =>
  before === 0 ? 'The day of the show' : `${counted(before, 'day')} before`;
const more = (tickets: number): string => (tickets > 0 ? `+${plain(tickets)}` : plain(tickets));

/** REPORT-01: day by day beside the other show, wherever either of them sold. */
function tableOf({ name, curve, beside }: EventReport): ReportRows<number> {
  const days = [...new Set([...curve, ...(beside?.curve ?? [])].map(({ before }) => before))];
  const end = curve.at(-1)?.before ?? 0;
  const here = (before: number): string => (before < end ? '–' : plain(soldAt(curve, before)));
  return {
    caption: 'Tickets sold until so many days before the show',
    columns: [
      { head: 'Days before', cell: daysWords, file: (before) => before },
      {
        head: name,
        align: 'end',
        cell: here,
        file: (before) => (before < end ? undefined : soldAt(curve, before)),
      },
      ...(beside
        ? [
            {
              head: beside.id === 0 ? '' : `${beside.name} (beside)`,
              align: 'end' as const,
              cell: (before: number) => plain(soldAt(beside.curve, before)),
              file: (before: number) => soldAt(beside.curve, before),
            },
          ]
        : []),
    ],
    rows: days.toSorted((a, b) => b - a),
  };
}

export function SoldPanel({ report }: { report: EventReport }) {
  const times = useTimes();
  const now = useNow();
  const { curve, beside, seats, sold, did, id } = report;
  const marks = did.map(({ at, before, what, tickets }) => ({
    key: `${at.getTime()} ${what}`,
    before,
    label: `${times.shortDay(at, now)}, ${what.toLowerCase()}: ${more(tickets)}`,
  }));
  return (
    <ReportPanel
      title="Tickets sold"
      aside={<Beside report={report} />}
      table={tableOf(report)}
      file={`report-${id}-sold`}
      foot={<Legend sold={sold} beside={beside} marks={marks} />}
    >
      <CurveChart
        line={lineOf(curve)}
        beside={beside && lineOf(beside.curve)}
        top={seats > 0 ? { value: seats, label: counted(seats, 'seat') } : undefined}
        marks={marks}
        ends={{ from: (days) => `${counted(days, 'day')} before`, to: 'the show' }}
      />
    </ReportPanel>
  );
}

function Beside({ report: { beside, others } }: { report: EventReport }) {
  const times = useTimes();
  const [, setParameters] = useSearchParams();
  if (others.length === 0)
    return (
      <span>
        beside <em>{reportMessages.besideNone}</em>
      </span>
    );
  const choose = (value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('beside', value);
        return next;
      },
      { replace: true },
    );
  return (
    <label className={styles.beside}>
      beside
      <Select fit value={beside?.id ?? 0} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value={0}>{reportMessages.besideNothing}</option>
        {others.map(({ id, name, startsAt, venue }) => (
          <option key={id} value={id}>
            {[name, venue, startsAt && times.yearOf(startsAt)].filter(Boolean).join(', ')}
          </option>
        ))}
      </Select>
    </label>
  );
}

interface LegendProps {
  sold: number;
  beside: EventReport['beside'];
  marks: readonly { key: string; label: string }[];
}

function Legend({ sold, beside, marks }: LegendProps) {
  return (
    <>
      <ul className={styles.legend}>
        <li>
          <span className={styles.swatch} data-look="fill" aria-hidden="true" />
          this show, {plain(sold)} sold
        </li>
        {beside && (
          <li>
            <span className={styles.swatch} data-look="dashed" aria-hidden="true" />
            {beside.name}, {plain(beside.sold)} sold
          </li>
        )}
        {marks.length > 0 && (
          <li>
            <span className={styles.swatch} data-look="mark" aria-hidden="true" />
            what we did, with the tickets of that day and the next
          </li>
        )}
      </ul>
      {marks.length > 0 && (
        <ul className={styles.did}>
          {marks.map(({ key, label }) => (
            <li key={key}>{label}</li>
          ))}
        </ul>
      )}
    </>
  );
}
