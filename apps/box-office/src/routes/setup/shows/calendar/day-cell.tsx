import type { ShowOnDay } from '@stagedoor/contract/calls/office/shows';
import { showCalendarMessages as words } from '@stagedoor/rules/messages/show-calendar';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { Link } from '@stagedoor/screens/link';
import { classNames } from '@stagedoor/ui/class-names';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useTimes } from '../../../../parts/time/use-times.ts';
import { useShowPath } from '../show-columns.tsx';
import styles from './show-calendar.module.css';

interface DayCellProps {
  day: string;
  shows: readonly ShowOnDay[];
  /** The day that the keys stand on. */
  isHere: boolean;
}

export function DayCell({ day, shows, isHere }: DayCellProps) {
  const pathOf = useShowPath();
  const { formatTime } = useTimes();
  return (
    <td
      className={classNames(styles.day, shows.length === 0 && styles.free)}
      data-day={day}
      tabIndex={isHere ? 0 : -1}
    >
      <span className={styles.number}>
        <span aria-hidden>{Number(day.slice(-2))}</span>
        <VisuallyHidden>{words.onDay(formatCalendarDate(`${day}T00:00:00Z`), shows.length)}</VisuallyHidden>
      </span>
      <ul className={styles.shows}>
        {shows.map(({ id, name, startsAt, state }) => (
          <li key={id} className={styles[state] ?? undefined}>
            <Link to={pathOf(id)}>{name}</Link>
            <small>
              {formatTime(startsAt)}, {showsOfficeMessages.states[state]}
            </small>
          </li>
        ))}
      </ul>
    </td>
  );
}
