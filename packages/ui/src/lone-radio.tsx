import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './choice.module.css';

export interface LoneRadioProps {
  /** What it chooses, for screen readers. */
  label: string;
  /** Radios of one name are one choice, wherever on the page they stand. */
  name: string;
  checked: boolean;
  /** It was chosen; or, being chosen, chosen again. */
  onChoose: () => void;
  disabled?: boolean;
}

/** A radio without words beside it, as in a table. Chosen again it says so, so that a choice can be taken back. */
export function LoneRadio({ label, name, checked, onChoose, disabled }: LoneRadioProps) {
  const taken = useRef(false);

  /** Browsers let a chosen radio rest when Space is pressed on it. */
  function takeBack(event: KeyboardEvent) {
    if (event.key !== ' ' || !checked || disabled) return;
    event.preventDefault();
    taken.current = true;
    onChoose();
  }

  function release(event: KeyboardEvent) {
    if (event.key !== ' ' || !taken.current) return;
    event.preventDefault();
    taken.current = false;
  }

  return (
    <label className={styles.lone}>
      <input
        type="radio"
        className={styles.box}
        aria-label={label}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={() => {}}
        onClick={onChoose}
        onKeyDown={takeBack}
        onKeyUp={release}
      />
    </label>
  );
}
