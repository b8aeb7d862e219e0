// What was bought or asked for at an event, line by line.
import type { ReactNode } from 'react';
import styles from './receipt.module.css';

export function ReceiptLines({ children }: { children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}

interface ReceiptLineProps {
  /** `Orchestra × 2` */
  what: string;
  /** The lines below it: seats, the item. */
  notes: readonly string[];
  /** What it costs. */
  children: ReactNode;
}

export function ReceiptLine({ what, notes, children }: ReceiptLineProps) {
  return (
    <li className={styles.line}>
      <div>
        <p>{what}</p>
        {notes.map((note) => (
          <p key={note} className={styles.quiet}>
            {note}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
