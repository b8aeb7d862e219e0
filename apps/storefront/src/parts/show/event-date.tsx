import type { DateParts } from '@stagedoor/rules/time/times-in';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import styles from './event-date.module.css';

/** The hero of a row: the day large, weekday and month small. */
export function EventDate({ date }: { date: DateParts | undefined }) {
  if (!date) return <p className={styles.unknown}>{eventTagMessages.dateToCome}</p>;
  return (
    <p className={styles.date}>
      <span className={styles.small}>{date.weekday}</span> <span className={styles.day}>{date.day}</span>{' '}
      <span className={styles.small}>{date.month}</span>
    </p>
  );
}
