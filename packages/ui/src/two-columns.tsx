import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

export interface TwoColumnsProps {
  children: ReactNode;
  /** The panel that stays in sight beside the content, and stands under it on a phone. */
  side: ReactNode;
  sideLabel: string;
}

export function TwoColumns({ children, side, sideLabel }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.content}>{children}</div>
      <aside aria-label={sideLabel} className={styles.side}>
        {side}
      </aside>
    </div>
  );
}
