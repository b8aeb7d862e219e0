import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './split-view.module.css';

interface SplitViewProps {
  list: ReactNode;
  detail: ReactNode;
  /** On a phone one of the two is in sight: the detail when one is open. */
  opened: boolean;
  /** The list has the room, all of it while nothing is open, and the detail is read beside it. */
  wideList?: boolean;
}

/** A list on the left, the one that is open on the right. */
export function SplitView({ list, detail, opened, wideList }: SplitViewProps) {
  return (
    <div className={classNames(wideList ? styles.wide : styles.split, opened && styles.opened)}>
      <div className={styles.list}>{list}</div>
      <div className={styles.detail}>{detail}</div>
    </div>
  );
}
