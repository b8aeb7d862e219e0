import { formatDateTime } from '@stagedoor/rules/time/dates';
import { useNow } from '@stagedoor/screens/clock';
import styles from './moment.module.css';
import { shortDay, shortTime } from '@stagedoor/rules/time/short-time';

/** A moment in a table: short to read, whole where one points at it. */
export function Moment({ at }: { at: Date }) {
  return (
    <time className={styles.moment} dateTime={at.toISOString()} title={formatDateTime(at)}>
      {shortTime(at, useNow())}
    </time>
  );
}

/** The day alone. */
export function Day({ at }: { at: Date }) {
  return (
    <time className={styles.moment} dateTime={at.toISOString()} title={formatDateTime(at)}>
      {shortDay(at, useNow())}
    </time>
  );
}
