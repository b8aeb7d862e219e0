import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './side-column.module.css';

interface SideColumnProps {
  children: ReactNode;
  /** Beside the main column; below it where there is no room for both. */
  side: ReactNode;
  /** Where there is one column alone, what both hold stands in one order, which the content sets by itself. */
  mixed?: boolean;
}

export function SideColumn({ children, side, mixed }: SideColumnProps) {
  const column = classNames(styles.column, mixed && styles.mixed);
  return (
    <div className={styles.columns}>
      <div className={column}>{children}</div>
      <div className={column}>{side}</div>
    </div>
  );
}
