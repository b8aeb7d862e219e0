import { classNames } from './class-names.ts';
import styles from './countdown.module.css';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CountdownProps {
  /** The time left as it is to be read: `08:42`. */
  text: string;
  label?: string;
  /** The last minutes. */
  urgent?: boolean;
  /** Said once to screen readers when it changes; the running figures are not. */
  announcement?: string;
}

/** A clock that runs down. It only shows; whoever owns the deadline counts. */
export function Countdown({ text, label = 'Time left', urgent, announcement = '' }: CountdownProps) {
  return (
    <span className={classNames(styles.pill, urgent && styles.urgent)} data-keep-clear>
      <Icon name="clock" />
      <span role="timer" aria-label={label}>
        {text}
      </span>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </span>
  );
}
