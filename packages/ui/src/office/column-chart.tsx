import { locale } from '@stagedoor/rules/language/locale';
import { useRef } from 'react';
import styles from './column-chart.module.css';
import { useWidth } from './use-width.ts';

export interface Column {
  key: string;
  /** Below it, where there is room. */
  label: string;
  value: number;
}

interface ColumnChartProps {
  columns: readonly Column[];
  format?: (value: number) => string;
  /** A moment between two columns: how many of them come before it. */
  mark?: { after: number; label: string } | undefined;
}

const HEIGHT = 150;
const GROUND = 128;
const HEAD = 18;
const WIDEST = 36;
/** A word below an axis. */
const WORD = 62;
const plain = (value: number): string => value.toLocaleString(locale());

interface Place {
  step: number;
  bar: number;
  most: number;
}

/** How much, place by place. For the eye: whoever draws it has the table too. */
export function ColumnChart({ columns, format = plain, mark }: ColumnChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place, 320);
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const step = width / Math.max(columns.length, 1);
  const drawn: Place = { step, bar: Math.min(WIDEST, step * 0.75), most };
  const every = Math.max(1, Math.ceil(WORD / step));
  const highest = columns.findIndex(({ value }) => value === most);
  return (
    <div ref={place} className={styles.place} aria-hidden="true">
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
        <line x1="0" x2={width} y1={GROUND} y2={GROUND} className={styles.ground} />
        {columns.map((column, index) => (
          <Bar
            key={column.key}
            index={index}
            place={drawn}
            value={column.value}
            above={index === highest ? format(column.value) : ''}
            below={index % every === 0 ? column.label : ''}
          />
        ))}
        {mark && <Mark mark={mark} step={step} isRight={mark.after > columns.length / 2} />}
      </svg>
    </div>
  );
}

interface BarProps {
  index: number;
  place: Place;
  value: number;
  above: string;
  below: string;
}

function Bar({ index, place: { step, bar, most }, value, above, below }: BarProps) {
  const height = (Math.max(0, value) / most) * (GROUND - HEAD);
  const middle = step * (index + 0.5);
  const isFirst = index === 0;
  return (
    <g>
      <rect
        x={middle - bar / 2}
        y={GROUND - height}
        width={bar}
        height={height}
        rx="2"
        className={styles.bar}
      />
      {above && (
        <text x={middle} y={GROUND - height - 5} textAnchor="middle" className={styles.most}>
          {above}
        </text>
      )}
      {below && (
        <text
          x={isFirst ? Math.max(0, middle - bar / 2) : middle}
          y={HEIGHT - 6}
          textAnchor={isFirst ? 'start' : 'middle'}
          className={styles.word}
        >
          {below}
        </text>
      )}
    </g>
  );
}

interface MarkProps {
  mark: NonNullable<ColumnChartProps['mark']>;
  step: number;
  isRight: boolean;
}

function Mark({ mark: { after, label }, step, isRight }: MarkProps) {
  return (
    <g>
      <line x1={step * after} x2={step * after} y1={HEAD} y2={GROUND} className={styles.mark} />
      <text
        x={step * after + (isRight ? -5 : 5)}
        y={HEAD + 8}
        textAnchor={isRight ? 'end' : 'start'}
        className={styles.markWord}
      >
        {label}
      </text>
    </g>
  );
}
