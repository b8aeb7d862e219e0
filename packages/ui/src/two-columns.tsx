import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

export interface TwoColumnsProps {
  children: ReactNode;
  /** The panel that stays in sight beside the content, and stands under it on a phone. */
  side: ReactNode;
  sideLabel: string;
  /** What cannot wait: on top of the panel, and on a phone before everything. */
  first?: ReactNode;
}

export function TwoColumns({ children, side, sideLabel, first }: TwoColumnsProps) {
  return (
    <div className={styles.columns} data-first={first ? '' : undefined}>
      {first && <div className={styles.first}>{first}</div>}
      <div className={styles.content}>{children}</div>
      <aside aria-label={sideLabel} className={styles.side}>
        {side}
      </aside>
    </div>
  );
}
