import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Fields side by side. They share their rows, so labels and controls stay level whatever stands around them. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
