import { classNames } from '../class-names.ts';
import styles from './key-hint.module.css';

interface KeyHintProps {
  /** What is printed on the key: `J`, `↵`, `Esc`. */
  children: string;
  /** On a dark button. */
  onInk?: boolean;
  /** It is what the page is about, not a hint beside a control that says it in `aria-keyshortcuts`. */
  spoken?: boolean;
}

/** A key one can press for what stands beside it. */
export function KeyHint({ children, onInk, spoken }: KeyHintProps) {
  return (
    <kbd
      aria-hidden={!spoken || undefined}
      className={classNames(styles.key, onInk && styles.onInk, !spoken && styles.hint)}
    >
      {children}
    </kbd>
  );
}
