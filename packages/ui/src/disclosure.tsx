import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

export interface DisclosureProps {
  /** The words of the link that opens it. */
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
}

/** A little more on request: the parts of a price, how something works. */
export function Disclosure({ summary, children, defaultOpen }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={styles.disclosure}>
      <summary className={styles.summary}>
        <Icon name="chevron" size={1.125} className={styles.chevron} />
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
