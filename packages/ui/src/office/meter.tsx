import { classNames } from '../class-names.ts';
import styles from './meter.module.css';

export interface MeterPart {
  /** What the part is, in words: `Captured`. */
  label: string;
  value: number;
  /** Shape and colour; patterns keep parts apart without colour. */
  look?: 'data' | 'good' | 'attention' | 'neutral' | 'held' | 'critical';
}

interface MeterProps {
  /** The whole sentence that the bar draws: `168 of 350 sold`. */
  label: string;
  parts: readonly MeterPart[];
  total: number;
  tall?: boolean | undefined;
}

const WIDTH = 1000;

/** How much of a whole. The sentence beside it carries the numbers; this only draws them. */
export function Meter({ label, parts, total, tall }: MeterProps) {
  const whole = Math.max(total, ...parts.map(({ value }) => value), 1);
  let from = 0;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      className={classNames(styles.meter, tall && styles.tall)}
    >
      {parts.map(({ label: name, value, look = 'data' }) => {
        const width = (value / whole) * WIDTH;
        const x = from;
        from += width;
        return <rect key={name} x={x} y="0" width={width} height="10" className={styles[look]} />;
      })}
    </svg>
  );
}
