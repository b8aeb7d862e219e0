import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { useRadio } from './radio-context.ts';

export interface RadioCardProps {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** Stands at the end of the first line: a price, a tag. */
  aside?: ReactNode;
  disabled?: boolean;
}

/** A choice that carries more than a word: an address, a card, a way of delivery. */
export function RadioCard({ value, title, description, aside, disabled }: RadioCardProps) {
  const id = useId();
  return (
    <label className={styles.card}>
      <input
        {...useRadio(value, disabled)}
        className={styles.box}
        aria-labelledby={`${id}-title`}
        aria-describedby={description || aside ? `${id}-more` : undefined}
      />
      <span id={`${id}-title`} className={styles.cardTitle}>
        {title}
      </span>
      {(description || aside) && (
        <span id={`${id}-more`} className={styles.cardMore}>
          {aside && <span className={styles.cardAside}>{aside}</span>}
          {description && <span className={styles.hint}>{description}</span>}
        </span>
      )}
    </label>
  );
}
