import { useNow } from '@stagedoor/screens/clock';
import type { Place } from '@stagedoor/rules/time/venue-clock';
import { useTimes } from './use-times.ts';
import styles from './moment.module.css';

/** A moment in a table: short to read, whole where one points at it. */
export function Moment({ at }: { at: Date }) {
  const { formatDateTime, shortTime } = useTimes();
  return (
    <time className={styles.moment} dateTime={at.toISOString()} title={formatDateTime(at)}>
      {shortTime(at, useNow())}
    </time>
  );
}

/** The day alone. */
export function Day({ at }: { at: Date }) {
  const { formatDateTime, shortDay } = useTimes();
  return (
    <time className={styles.moment} dateTime={at.toISOString()} title={formatDateTime(at)}>
      {shortDay(at, useNow())}
    </time>
  );
}

/** In words, where there is room: `Sat, Jan 3, 2026`. */
export const WholeDay = ({ at }: { at: Date }) => useTimes().formatDate(at);

/** `Sat, Jan 3, 2026, 7:30 PM`, with the venue's clock where there is a venue. */
export const WholeMoment = ({ at, place }: { at: Date; place?: Place | undefined }) =>
  useTimes().formatDateTime(at, place);
