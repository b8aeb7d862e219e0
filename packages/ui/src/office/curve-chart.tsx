import { locale } from '@stagedoor/rules/language/locale';
import { useRef } from 'react';
import styles from './curve-chart.module.css';
import { niceSteps } from './nice-steps.ts';
import { useWidth } from './use-width.ts';

export interface CurvePoint {
  /** Counts down to 0 at the right edge. */
  before: number;
  value: number;
}

interface CurveMark {
  key: string;
  before: number;
  label: string;
}

interface CurveChartProps {
  /** What is asked about, filled. */
  line: readonly CurvePoint[];
  /** What it stands beside, dashed. */
  beside?: readonly CurvePoint[] | undefined;
  /** As much as there can be. */
  top?: { value: number; label: string } | undefined;
  marks?: readonly CurveMark[];
  /** Below the left and the right edge: `45 days before`, `the show`. */
  ends: { from: (before: number) => string; to: string };
}

const HEIGHT = 220;
const PAD = { left: 44, right: 10, top: 20, bottom: 26 };
const WIDE = 480;
/** As wide as what stands below the left edge. */
const FIRST_WORDS = 110;
const MOST_LABELS = 3;
const none: readonly CurvePoint[] = [];
const noMarks: readonly CurveMark[] = [];
const plain = (value: number): string => value.toLocaleString(locale());

interface Scale {
  width: number;
  first: number;
  x: (before: number) => number;
  y: (value: number) => number;
}

function scaleOf(width: number, first: number, most: number): Scale {
  const across = width - PAD.left - PAD.right;
  const down = HEIGHT - PAD.top - PAD.bottom;
  return {
    width,
    first,
    x: (before) => PAD.left + (1 - before / Math.max(first, 1)) * across,
    y: (value) => PAD.top + (1 - Math.max(0, value) / Math.max(most, 1)) * down,
  };
}

/** Flat over days on which nothing happened, then up or down within the day. */
function pathOf(points: readonly CurvePoint[], { x, y }: Scale): string {
  return points
    .flatMap(({ before, value }, index) => {
      const last = points[index - 1];
      const held = last && last.before - before > 1 ? [`L${x(before + 1)} ${y(last.value)}`] : [];
      return [...held, `${index === 0 ? 'M' : 'L'}${x(before)} ${y(value)}`];
    })
    .join('');
}

/** A line that counts down to a day, and another one beside it. For the eye: whoever draws it has the table too. */
export function CurveChart({ line, beside = none, top, marks = noMarks, ends }: CurveChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const first = Math.max(1, ...[...line, ...beside].map(({ before }) => before));
  const most = Math.max(1, top?.value ?? 0, ...[...line, ...beside].map(({ value }) => value));
  const scale = scaleOf(width, first, most);
  const end = line.at(-1);
  const start = line[0];
  return (
    <div ref={place} className={styles.place} aria-hidden="true">
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
        <Axes scale={scale} most={most} ends={ends} />
        {top && <Top top={top} scale={scale} />}
        {start && end && (
          <path
            d={`${pathOf(line, scale)}L${scale.x(end.before)} ${scale.y(0)}L${scale.x(start.before)} ${scale.y(0)}Z`}
            className={styles.area}
          />
        )}
        <path d={pathOf(beside, scale)} className={styles.beside} />
        <path d={pathOf(line, scale)} className={styles.line} />
        {end && <circle cx={scale.x(end.before)} cy={scale.y(end.value)} r="4" className={styles.end} />}
        <Marks marks={marks} scale={scale} />
      </svg>
    </div>
  );
}

function Top({ top, scale: { width, y } }: { top: { value: number; label: string }; scale: Scale }) {
  return (
    <>
      <line x1={PAD.left} x2={width - PAD.right} y1={y(top.value)} y2={y(top.value)} className={styles.top} />
      <text x={width - PAD.right} y={y(top.value) - 6} textAnchor="end" className={styles.strong}>
        {top.label}
      </text>
    </>
  );
}

function Axes({ scale, most, ends }: { scale: Scale; most: number; ends: CurveChartProps['ends'] }) {
  const { width, first, x, y } = scale;
  const inner = first >= 6 ? [Math.round((first * 2) / 3), Math.round(first / 3)] : [];
  const between = inner.filter((before) => x(before) > PAD.left + FIRST_WORDS);
  return (
    <>
      {niceSteps(most).map((value) => (
        <g key={value}>
          <line x1={PAD.left} x2={width - PAD.right} y1={y(value)} y2={y(value)} className={styles.grid} />
          <text x={PAD.left - 8} y={y(value) + 4} textAnchor="end" className={styles.word}>
            {plain(value)}
          </text>
        </g>
      ))}
      <text x={PAD.left} y={HEIGHT - 6} className={styles.word}>
        {ends.from(first)}
      </text>
      {between.map((before) => (
        <text key={before} x={x(before)} y={HEIGHT - 6} textAnchor="middle" className={styles.word}>
          {before}
        </text>
      ))}
      <text x={width - PAD.right} y={HEIGHT - 6} textAnchor="end" className={styles.word}>
        {ends.to}
      </text>
    </>
  );
}

/** Words only where they have room; they stand below the drawing anyway. */
function Marks({ marks, scale: { width, x, y } }: { marks: readonly CurveMark[]; scale: Scale }) {
  const hasRoom = width >= WIDE && marks.length <= MOST_LABELS;
  return marks.map(({ key, before, label }, index) => {
    const isRight = x(before) > width / 2;
    return (
      <g key={key}>
        <line x1={x(before)} x2={x(before)} y1={PAD.top + 8} y2={y(0)} className={styles.mark} />
        {hasRoom && (
          <text
            x={x(before) + (isRight ? -6 : 6)}
            y={PAD.top + 18 + index * 16}
            textAnchor={isRight ? 'end' : 'start'}
            className={styles.markWord}
          >
            {label}
          </text>
        )}
      </g>
    );
  });
}
