import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { OfficeIcon } from './office-icon.tsx';
import type { OfficeIconName } from './office-icon.tsx';
import styles from './timeline.module.css';

export interface TimelineEntry {
  key: string;
  /** As it is read: `Nov 14, 9:12 PM`. */
  time: string;
  /** For machines. */
  instant?: string | undefined;
  icon: OfficeIconName;
  tone?: 'neutral' | 'good' | 'attention' | 'critical' | 'data' | undefined;
  title: ReactNode;
  text?: ReactNode | undefined;
  /** Who did it: `customer`, `scheduler`, a staff member. */
  who: string;
}

/** What happened, newest first, each with when and who. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label={label} className={styles.timeline}>
      {entries.map(({ key, time, instant, icon, tone = 'neutral', title, text, who }) => (
        <li key={key} className={styles.entry}>
          <time dateTime={instant} className={styles.time}>
            {time}
          </time>
          <span className={classNames(styles.mark, styles[tone])}>
            <OfficeIcon name={icon} size={1} />
          </span>
          <div className={styles.words}>
            <p>{title}</p>
            {text && <div className={styles.text}>{text}</div>}
          </div>
          <span className={styles.who}>
            <VisuallyHidden>by </VisuallyHidden>
            {who}
          </span>
        </li>
      ))}
    </ol>
  );
}
