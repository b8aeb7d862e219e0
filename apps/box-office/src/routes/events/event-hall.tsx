import { locale } from '@stagedoor/rules/language/locale';
import { useEffect, useRef } from 'react';
import { getHallFill } from '@stagedoor/contract/calls/office/hall-fill';
import type { HallFill } from '@stagedoor/contract/calls/office/hall-fill';
import { hallOfficeMessages } from '@stagedoor/rules/messages/hall-office';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { drawFill } from './draw-fill.ts';
import styles from './event-hall.module.css';

type SectionFill = HallFill['sections'][number];
type Counted = 'free' | 'carts' | 'aside' | 'sold';

const states = [
  ['f', 'free', 'Free'],
  ['s', 'sold', 'Sold'],
  ['c', 'carts', 'In carts'],
  ['a', 'aside', 'Set aside'],
] as const satisfies readonly (readonly [string, Counted, string])[];

const columns: OfficeColumn<SectionFill>[] = [
  { key: 'name', header: 'Section', phone: 'title', cell: ({ name }) => <strong>{name}</strong> },
  ...states.map(([, key, header]): OfficeColumn<SectionFill> => ({
    key,
    header,
    align: 'end',
    cell: (section) => section[key].toLocaleString(locale()),
  })),
];

/** How full is the hall, and where? Nothing, where no seat is numbered. */
export function EventHall({ eventId }: { eventId: number }) {
  const { data } = useOfficeAnswer(getHallFill, { eventId });
  if (!data || data.sections.length === 0) return null;
  return (
    <Panel title={hallOfficeMessages.theHall} flush>
      <Picture fill={data} />
      <OfficeTable
        caption="The hall, section by section"
        columns={columns}
        rows={data.sections}
        rowKey={({ name }) => name}
      />
    </Panel>
  );
}

/** The table below says the same. */
function Picture({ fill }: { fill: HallFill }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => drawFill(element, fill.seats, fill.states));
    observer.observe(element);
    return () => observer.disconnect();
  }, [fill]);
  const all = (key: Counted): number => fill.sections.reduce((sum, section) => sum + section[key], 0);
  return (
    <>
      <ul className={styles.key}>
        {states.map(([letter, key, name]) => (
          <li key={letter}>
            <span className={styles.mark} data-state={letter} aria-hidden="true">
              {letter === 'a' && '×'}
            </span>
            {all(key).toLocaleString(locale())} {name.toLowerCase()}
          </li>
        ))}
      </ul>
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
    </>
  );
}
