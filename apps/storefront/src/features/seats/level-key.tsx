import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Icon } from '@stagedoor/ui/icon';
import styles from './level-key.module.css';
import type { Hall } from '@stagedoor/screens/hall-map/hall';

interface LevelKeyProps {
  hall: Hall;
  levels: readonly PriceLevel[];
  price: (level: PriceLevel) => string;
}

/** What colours and shapes mean. */
export function LevelKey({ hall, levels, price }: LevelKeyProps) {
  const has = (kind: string): boolean => hall.seats.some((seat) => seat.kind === kind);
  return (
    <ul className={styles.key}>
      {levels.map((level, index) => (
        <li key={level.id}>
          <span className={styles.dot} data-look={(index % 6) + 1} /> {level.name}{' '}
          <strong>{price(level)}</strong>
        </li>
      ))}
      <li>
        <span className={styles.mine}>
          <Icon name="check" />
        </span>{' '}
        {seatMapMessages.yours}
      </li>
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
