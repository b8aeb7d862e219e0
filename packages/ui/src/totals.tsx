import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Money } from './money.tsx';
import styles from './totals.module.css';

export interface TotalsLine {
  label: ReactNode;
  value: ReactNode;
  /** A second line under the label. */
  note?: ReactNode | undefined;
}

export interface TotalsRow extends TotalsLine {
  key: string;
}

export interface TotalsProps {
  rows: readonly TotalsRow[];
  total?: TotalsLine | undefined;
}

/** What it costs, line by line, and the sum. */
export function Totals({ rows, total }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      {rows.map((row) => (
        <Line key={row.key} row={row} className={styles.row} />
      ))}
      {total && <Line row={total} className={classNames(styles.row, styles.total)} />}
    </dl>
  );
}

function Line({ row, className }: { row: TotalsLine; className: string | undefined }) {
  return (
    <div className={className}>
      <dt>
        {row.label}
        {row.note && <span className={styles.note}>{row.note}</span>}
      </dt>
      <dd>
        <Money>{row.value}</Money>
      </dd>
    </div>
  );
}
