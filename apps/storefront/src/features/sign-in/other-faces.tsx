import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

/** Under each form: the ways to the others. */
export function OtherFaces({ children }: { children: ReactNode }) {
  return <div className={styles.others}>{children}</div>;
}
