import { Icon } from '@stagedoor/ui/icon';
import styles from './event-row.module.css';

export function PosterFallback() {
  return (
    <span className={styles.fallback}>
      <Icon name="ticket" size={1.75} />
    </span>
  );
}
