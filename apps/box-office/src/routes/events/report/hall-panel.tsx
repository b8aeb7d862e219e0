import { locale } from '@stagedoor/rules/language/locale';
import { useEffect, useMemo, useRef } from 'react';
import { getReportHall } from '@stagedoor/contract/calls/office/event-report';
import type { EventReport, ReportHall } from '@stagedoor/contract/calls/office/event-report';
import { looksAgainAfter } from '@stagedoor/rules/reports/looked-at-again';
import { hallOfficeMessages } from '@stagedoor/rules/messages/hall-office';
import { Meter } from '@stagedoor/ui/office/meter';
import type { MeterPart } from '@stagedoor/ui/office/meter';
import { ReportPanel } from '../../../features/report-panel/report-panel.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { drawFill } from '../draw-fill.ts';
import styles from './report.module.css';

const plain = (value: number): string => value.toLocaleString(locale());

interface Share {
  /** As the map has it. */
  letter: 'i' | 's' | 'g' | 'h' | 'u';
  name: string;
  look: NonNullable<MeterPart['look']>;
  value: number;
}

/** Whose places they are; add-ons seat nobody. Before the doors nobody has stayed away. */
function sharesOf({ levels, door, sold }: EventReport): Share[] {
  const seated = levels.filter(({ isAddOn }) => !isAddOn);
  const sum = (key: 'guests' | 'aside' | 'left'): number =>
    seated.reduce((all, level) => all + level[key], 0);
  const came = door?.seated ?? 0;
  const shares: Share[] = [
    { letter: 'i', name: 'came', look: 'data', value: came },
    { letter: 's', name: door ? 'stayed away' : 'sold', look: door ? 'held' : 'data', value: sold - came },
    { letter: 'g', name: 'guests', look: 'attention', value: sum('guests') },
    { letter: 'h', name: 'house', look: 'good', value: sum('aside') },
    { letter: 'u', name: 'unsold', look: 'neutral', value: sum('left') },
  ];
  return shares.filter(({ letter, value }) => value > 0 || letter === 'u');
}

/** How full is it, and where? */
export function HallPanel({ report }: { report: EventReport }) {
  const { id, seats } = report;
  // REPORT-04: seats fill as the counts below them do.
  const { data } = useOfficeAnswer(
    getReportHall,
    { eventId: id },
    { refetchInterval: looksAgainAfter(report) },
  );
  const shares = sharesOf(report);
  if (seats === 0) return null;
  return (
    <ReportPanel
      title={report.isOver ? 'The hall that night' : hallOfficeMessages.theHall}
      file={`report-${id}-hall`}
      table={{
        caption: 'Places by whose they are',
        columns: [
          { head: 'Whose', cell: ({ name }) => name },
          { head: 'Places', align: 'end', cell: ({ value }) => plain(value), file: ({ value }) => value },
        ],
        rows: shares,
      }}
      foot={
        <ul className={styles.legend}>
          {shares.map(({ letter, name, value }) => (
            <li key={letter}>
              <span
                className={styles.dot}
                data-state={letter}
                data-half={name === 'stayed away' || undefined}
                aria-hidden="true"
              />
              {name}, {plain(value)}
            </li>
          ))}
        </ul>
      }
    >
      {data?.states ? (
        <SeatPicture hall={data} hasDoor={report.door !== undefined} />
      ) : (
        <Meter
          tall
          label={shares.map(({ name, value }) => `${name}, ${plain(value)}`).join('; ')}
          parts={shares.map(({ name, value, look }) => ({ label: name, value, look }))}
          total={seats}
        />
      )}
    </ReportPanel>
  );
}

/** The counts below say the same. */
function SeatPicture({ hall, hasDoor }: { hall: ReportHall; hasDoor: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Before the doors a seat that is sold is full; afterwards one that stayed empty is half.
  const states = useMemo(() => {
    const drawn = new Map([
      ['i', 's'],
      ['s', hasDoor ? 'c' : 's'],
      ['h', 'a'],
      ['u', 'f'],
    ]);
    return hall.states.replaceAll(/./g, (letter) => drawn.get(letter) ?? letter);
  }, [hall, hasDoor]);
  useEffect(() => {
    const element = canvas.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => drawFill(element, hall.seats, states));
    observer.observe(element);
    return () => observer.disconnect();
  }, [hall, states]);
  return (
    <div className={styles.map}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
    </div>
  );
}
