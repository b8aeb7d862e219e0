import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './money.module.css';

export interface MoneyProps {
  /** The amount as it is to be read: `$48.50`, `Free`. */
  children: ReactNode;
  strong?: boolean;
  /** Fills its line and stands at the end of it. */
  end?: boolean;
}

/** An amount: figures of one width, never broken over two lines. */
export function Money({ children, strong, end }: MoneyProps) {
  return (
    <span className={classNames(styles.money, strong && styles.strong, end && styles.end)}>{children}</span>
  );
}
