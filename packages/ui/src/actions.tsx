import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './actions.module.css';

export interface ActionsProps {
  /** Buttons in reading order, the main one last. On a phone they stack with the main one on top. */
  children: ReactNode;
  /** `between` puts the first at the far end, as for Back and Continue; `fill` lets all grow. */
  spread?: 'end' | 'between' | 'start' | 'fill';
}

export function Actions({ children, spread = 'end' }: ActionsProps) {
  return <div className={classNames(styles.actions, styles[spread])}>{children}</div>;
}
