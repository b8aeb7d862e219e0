import { Icon } from '../icon.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './undo-bar.module.css';

interface UndoBarProps {
  /** What happens when the time is over: `Z4100000083: $111.50 goes to the gateway`. */
  text: string;
  secondsLeft: number;
  onUndo: () => void;
}

/** Something is held back for a moment and can still be undone. */
export function UndoBar({ text, secondsLeft, onUndo }: UndoBarProps) {
  return (
    <div className={styles.bar}>
      <Icon name="check" />
      <p className={styles.text}>
        <span role="status">{text}</span>{' '}
        <span className={styles.clock} aria-hidden="true">
          in {secondsLeft} s
        </span>
      </p>
      <button type="button" className={styles.undo} aria-keyshortcuts="Z" onClick={onUndo}>
        Undo
        <KeyHint onInk>Z</KeyHint>
      </button>
    </div>
  );
}
