import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { OfficeIcon } from './office-icon.tsx';
import type { OfficeIconName } from './office-icon.tsx';
import styles from './consequence-list.module.css';

export interface Consequence {
  key: string;
  icon: OfficeIconName;
  /** How many of what: `237 cards are charged`. */
  what: ReactNode;
  /** The same, looked at closely: `171 in full, $64,118.40`. */
  detail?: ReactNode;
  tone?: 'good' | 'critical';
}

interface ConsequenceListProps {
  items: readonly Consequence[];
  /** Side by side, what and its detail; or told one below the other, each with a sign of its colour. */
  look?: 'wide' | 'changes' | 'touches' | 'stays';
}

/** What will happen, counted, before it happens. */
export function ConsequenceList({ items, look }: ConsequenceListProps) {
  const isTold = look !== undefined && look !== 'wide';
  return (
    <ul className={classNames(styles.list, look && styles[look], isTold && styles.told)}>
      {items.map(({ key, icon, what, detail, tone }) => (
        <li key={key} className={classNames(styles.item, tone && styles[tone])}>
          <OfficeIcon name={icon} size={1.1} className={styles.icon} />
          <span className={detail ? styles.counted : styles.alone}>{what}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}
