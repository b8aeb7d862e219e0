import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { useNow } from '@stagedoor/screens/clock';
import { classNames } from '@stagedoor/ui/class-names';
import { useTimes } from '../../../parts/time/use-times.ts';
import styles from './series.module.css';

interface Point {
  name: string;
  at: Date | undefined;
  /** Without an hour. */
  isDay?: boolean;
}

interface TimeLineProps {
  points: readonly Point[];
  opens: Date | undefined;
  closes: Date | undefined;
}

const DAY_MS = 86_400_000;

/** From the first day that fans see it to the first show; what is behind us is filled. */
export function TimeLine({ points, opens, closes }: TimeLineProps) {
  const now = useNow();
  const { shortTime, shortDay } = useTimes();
  const days = opens && closes ? Math.round((closes.getTime() - opens.getTime()) / DAY_MS) : 0;
  return (
    <ol aria-label={words.onTheLine} className={styles.line}>
      {points.map(({ name, at, isDay }) => {
        const isOpening = name === words.opens;
        return (
          <li key={name} className={classNames(styles.point, isOpening && days > 0 && styles.open)}>
            <strong className={styles.pointName}>{name}</strong>
            <span className={classNames(styles.dot, at && at <= now && styles.reached)} aria-hidden />
            <span className={styles.pointTime}>
              {at ? (isDay ? shortDay(at, now) : shortTime(at, now)) : words.notSaid}
            </span>
            {isOpening && days > 0 && <span className={styles.days}>{words.daysOpen(days)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
