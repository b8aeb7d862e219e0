import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { Button } from './button.tsx';
import styles from './pagination.module.css';

export interface ShowMoreProps {
  shown: number;
  total: number;
  /** What is listed: `events`. */
  noun: string;
  onMore: () => void;
  busy?: boolean;
}

/** The end of a list that goes on. Gone once everything is shown. */
export function ShowMore({ shown, total, noun, onMore, busy }: ShowMoreProps) {
  if (shown >= total) return null;
  return (
    <div className={styles.more}>
      <p className={styles.count}>{pieceMessages.shownOf(shown, total, noun)}</p>
      <Button look="lined" busy={busy} onClick={onMore}>
        {pieceMessages.showMore}
      </Button>
    </div>
  );
}
