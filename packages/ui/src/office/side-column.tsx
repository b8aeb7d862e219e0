import type { ReactNode } from 'react';
import styles from './side-column.module.css';

interface SideColumnProps {
  children: ReactNode;
  /** Beside the main column; below it where there is no room for both. */
  side: ReactNode;
}

export function SideColumn({ children, side }: SideColumnProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
