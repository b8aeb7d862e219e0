import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Icon } from '@stagedoor/ui/icon';
import styles from './level-key.module.css';
import type { Hall, HallLevel } from './hall.ts';

interface LevelKeyProps {
  hall: Hall;
  levels: readonly HallLevel[];
  /** What a seat of it costs, where that is of interest. */
  price?: (levelId: number) => string;
  /** What is chosen is called so. */
  mine?: string;
  /** What rings with a number mean, where there are any. */
  ringed?: string;
}

/** What colours and shapes mean. */
export function LevelKey({ hall, levels, price, mine = seatMapMessages.yours, ringed }: LevelKeyProps) {
  const has = (kind: string): boolean => hall.seats.some((seat) => seat.kind === kind);
  return (
    <ul className={styles.key}>
      {levels.map((level, index) => (
        <li key={level.id}>
          <span className={styles.dot} data-look={((level.look ?? index) % 6) + 1} /> {level.name}{' '}
          {price && <strong>{price(level.id)}</strong>}
        </li>
      ))}
      <li>
        <span className={styles.mine}>
          <Icon name="check" />
        </span>{' '}
        {mine}
      </li>
      {ringed && (
        <li>
          <span className={styles.ringed}>1</span> {ringed}
        </li>
      )}
      <li>
        <span className={styles.takenDot} /> {seatMapMessages.taken}
      </li>
      {has('accessible') && (
        <li>
          <span className={styles.square}>♿&#xFE0E;</span> {seatMapMessages.accessible}
        </li>
      )}
      {has('companion') && (
        <li>
          <span className={styles.ring}>C</span> {seatMapMessages.companion}
        </li>
      )}
      {has('restricted') && (
        <li>
          <span className={styles.barred} /> {seatMapMessages.restricted}
        </li>
      )}
    </ul>
  );
}
